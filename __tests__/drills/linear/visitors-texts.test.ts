import { unseal } from '../../../cms/src/domain/abuse/seal';
import { paragraphs } from '../../../cms/src/domain/escape-html';
import { cleanLine, cleanText } from '../../../cms/src/domain/forms/clean';
import { isEmail } from '../../../cms/src/domain/forms/email';
import { readForm } from '../../../cms/src/domain/forms/read-form';
import * as schemas from '../../../cms/src/domain/forms/schemas';
import { suspicions } from '../../../cms/src/domain/forms/suspicion';
import { compose } from '../../../cms/src/mail/compose';
import { judgeEmail, judgeText } from '../../../src/services/forms/rules';
import { FILLINGS, longText } from '../../support/inputs/long-texts';
import { timesDearer } from '../../support/machine/processor-time';

const letter = { locale: 'fr', to: 'ana@example.org' } as const;

/** Everything that a visitor's text passes, without the limits of length that stand before it. */
const WAYS: Readonly<Record<string, (text: string) => unknown>> = {
  cleanText,
  cleanLine,
  suspicions,
  isEmail,
  paragraphs,
  'a mail': (text) => compose({ ...letter, subject: text, opening: text, quote: text }),
  'a token': (text) => unseal('s'.repeat(32), 'form', text),
  'the site’s judgement of a text': (text) => judgeText(text, 5000),
  'the site’s judgement of an address': (text) => judgeEmail(text, true),
  // Every field of every form at once, also of one that is yet to come.
  ...Object.fromEntries(
    Object.entries(schemas)
      .filter(([name]) => name.endsWith('Schema'))
      .map(([name, { shape }]) => [
        name,
        (text: string) =>
          readForm<unknown>(
            schemas[name as 'contactSchema'],
            Object.fromEntries(Object.keys(shape).map((field) => [field, text])),
          ),
      ]),
  ),
};

/**
 * Characters. Memory has steps, which look like growth where a text crosses one (V8 keeps 128 kB and more elsewhere), and each
 * size meets others; work that grows with the square does so at all of them.
 */
const SIZES = [64, 128, 32].map((thousands) => thousands * 1024);
/** Times that twice as much may cost. */
const MOST = 3;

/** Returns how many times dearer the whole size is than half of it. */
function growth(way: (text: string) => unknown, filling: string, size: number): number {
  const [long, half] = [longText(filling, size), longText(filling, size / 2)];
  return timesDearer(
    () => way(long),
    () => way(half),
    MOST,
  );
}

describe.each(Object.entries(WAYS))('%s', (_, way) => {
  it.each(Object.entries(FILLINGS))('reads twice as many %s in about twice the time', (_name, filling) => {
    let times = Infinity;
    for (const size of SIZES) if (times > MOST) times = growth(way, filling, size);
    expect(times).toBeLessThanOrEqual(MOST);
  });
});
