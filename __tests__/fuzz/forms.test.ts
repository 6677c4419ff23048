import fc from 'fast-check';
import { cleanLine, cleanText } from '../../cms/src/domain/forms/clean';
import { LIMITS } from '../../cms/src/domain/forms/limits';
import { readForm } from '../../cms/src/domain/forms/read-form';
import * as schemas from '../../cms/src/domain/forms/schemas';
import { holds, hostileText, mutated } from '../support/inputs/fuzz';

const text = hostileText(200);
const envelope = { token: text, langue: fc.constantFrom('fr', 'en') };
const email = fc.oneof(fc.emailAddress(), text);
const article = fc.constant('a1b2c3d4e5f6a7b8c9d0e1f2');

const GOOD = {
  envelopeSchema: fc.record(envelope),
  contactSchema: fc.record({ ...envelope, subject: text, email, message: text }),
  commentSchema: fc.record({
    ...envelope,
    article,
    comment: text,
    name: text,
    email,
    notify_reply: fc.boolean(),
  }),
  reportSchema: fc.record({ ...envelope, reason: text, email }),
  myDataSchema: fc.record({ ...envelope, email }),
};

const LONGEST = Math.max(...Object.values(LIMITS));

/** Characters that change what stands around them, or that nobody sees. */
const UNSEEN = /(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff\p{Cs}]/u;

describe('public forms', () => {
  it('cover every schema that is exported', () => {
    expect(Object.keys(GOOD).sort()).toEqual(
      Object.keys(schemas)
        .filter((name) => name.endsWith('Schema'))
        .sort(),
    );
  });

  it.each(Object.keys(GOOD) as (keyof typeof GOOD)[])(
    '%s answers any body with a clean form or with faults',
    (name) => {
      holds(mutated(GOOD[name]), (body) => {
        const result = readForm<Record<string, unknown>>(schemas[name], JSON.parse(JSON.stringify(body)));
        if ('faults' in result) {
          expect(result.faults.length).toBeGreaterThan(0);
          return;
        }
        for (const [field, value] of Object.entries(result.form)) {
          if (typeof value !== 'string' || field === 'token' || field === 'website') continue;
          expect(value.length).toBeLessThanOrEqual(LONGEST);
          expect(value).not.toMatch(UNSEEN);
          if (field !== 'message' && field !== 'comment' && field !== 'reason')
            expect(value).not.toMatch(/[\r\n]/);
        }
      });
    },
  );

  it.each([{}, [], null, 7, 'text', { ['__proto__']: 1 }])('refuse the body %j', (body) => {
    for (const name of Object.keys(GOOD) as (keyof typeof GOOD)[])
      expect(readForm<Record<string, unknown>>(schemas[name], body)).toHaveProperty('faults');
  });

  it('clean a text once and for all', () => {
    holds(text, (given) => {
      expect(cleanText(cleanText(given))).toBe(cleanText(given));
      expect(cleanLine(cleanLine(given))).toBe(cleanLine(given));
      expect(cleanLine(given)).not.toMatch(/[\r\n]/);
    });
  });
});
