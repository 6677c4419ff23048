import { READERS } from '../../support/inputs/linear-readers';
import { timesDearer } from '../../support/machine/processor-time';

describe.each(READERS)('%s', (_, letters, linear) => {
  it.each(['[', ...letters, ...[...letters].map((letter) => `${letter}a`)])(
    'reads twice as many %j in about twice the time',
    (filling) => {
      const text = filling.repeat(8000);
      const half = text.slice(text.length / 2);
      const times = timesDearer(
        () => linear(`${text}\u0101\n`),
        () => linear(`${half}\u0101\n`),
        3,
      );
      expect(times).toBeLessThanOrEqual(3);
    },
  );
});
