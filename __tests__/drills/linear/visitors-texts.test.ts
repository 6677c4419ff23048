import { unseal } from '../../../cms/src/domain/abuse/seal';
import { cleanLine, cleanText } from '../../../cms/src/domain/forms/clean';
import { isEmail } from '../../../cms/src/domain/forms/email';
import { readForm } from '../../../cms/src/domain/forms/read-form';
import * as schemas from '../../../cms/src/domain/forms/schemas';
import { suspicions } from '../../../cms/src/domain/forms/suspicion';
import { compose } from '../../../cms/src/mail/compose';
import { paragraphs } from '../../../cms/src/pages/escape';
import { judgeEmail, judgeText } from '../../../src/services/forms/rules';
import { FILLINGS, longText } from '../../support/long-texts';
import { timesDearer } from '../../support/processor-time';

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

const KB = 1024;

/** Returns how many times dearer the whole size is than half of it. */
function growth(way: (text: string) => unknown, filling: string, size: number): number {
  const [long, half] = [longText(filling, size), longText(filling, size / 2)];
  return timesDearer(
    () => way(long),
    () => way(half),
    3,
  );
}

describe.each(Object.entries(WAYS))('%s', (_, way) => {
  it.each(Object.entries(FILLINGS))('reads twice as many %s in about twice the time', (_name, filling) => {
    const times = growth(way, filling, 64 * KB);
    // V8 keeps texts of 128 kB elsewhere, which is one step and no growth: then the next size is linear again.
    expect(times <= 3 ? times : growth(way, filling, 128 * KB)).toBeLessThanOrEqual(3);
  });
});
