import fc from 'fast-check';
import {
  makeFormToken,
  MAXIMUM_AGE,
  MINIMUM_FILL_TIME,
  readFormToken,
} from '../../cms/src/domain/abuse/form-token';
import { seal, unseal } from '../../cms/src/domain/abuse/seal';
import { readPreview, signPreview } from '../../cms/src/domain/preview-token';
import { holds, hostileText } from '../support/inputs/fuzz';

const SECRET = 'a secret of at least thirty-two characters';
const PURPOSES = ['form', 'moderation', 'subscription', 'my-data'] as const;
const purpose = fc.constantFrom(...PURPOSES);
const NOW = 1_790_000_000_000;
const claim = { uid: 'api::article.article', documentId: 'k3v9', locale: 'fr', expires: NOW + 1000 };

/** Makes the tokens that an attacker tries: noise, pieces of a real token, a real token with one character changed. */
const forged = (real: () => string) =>
  fc.oneof(
    hostileText(200),
    fc.base64String({ maxLength: 400 }),
    fc.tuple(fc.nat(), fc.constantFrom(...'AZaz09-_.')).map(([at, letter]) => {
      const token = real();
      const place = at % token.length;
      return token.slice(0, place) + letter + token.slice(place + 1);
    }),
    fc.nat().map((at) => real().slice(0, at % real().length)),
  );

/** Base64 has spare bits at its end: another spelling of the same bytes is the same token. */
const bytesOf = (token: string) => Buffer.from(token, 'base64url').toString('hex');

describe('sealed tokens', () => {
  it('give back what was sealed, for its purpose and secret alone', () => {
    holds(
      fc.tuple(purpose, purpose, fc.dictionary(hostileText(12), hostileText(30), { maxKeys: 4 })),
      ([made, read, content]) => {
        const token = seal(SECRET, made, content);
        if (token.length > 1000) return;
        const expected: unknown = JSON.parse(JSON.stringify(content));
        expect(unseal(SECRET, read, token)).toEqual(read === made ? expected : undefined);
        expect(unseal(`${SECRET}!`, made, token)).toBeUndefined();
      },
    );
  });

  it('are nothing when anybody else made or changed them', () => {
    const real = seal(SECRET, 'my-data', { email: 'ana@example.org' });
    holds(
      forged(() => real),
      (token) => {
        if (bytesOf(token) !== bytesOf(real)) expect(unseal(SECRET, 'my-data', token)).toBeUndefined();
      },
    );
  });
});

describe('tokens of forms', () => {
  const real = makeFormToken(SECRET, NOW);

  it('hold for the time that they were made for, whatever the clock', () => {
    holds(
      fc.oneof(fc.double({ noNaN: true }), fc.integer({ min: NOW - 1000, max: NOW + 2 * MAXIMUM_AGE })),
      (now) => {
        const result = readFormToken(SECRET, real, now);
        const age = now - NOW;
        expect('id' in result).toBe(age >= MINIMUM_FILL_TIME && age <= MAXIMUM_AGE);
      },
    );
  });

  it('are expired when they are forged', () => {
    holds(
      forged(() => real),
      (token) => {
        if (bytesOf(token) !== bytesOf(real))
          expect(readFormToken(SECRET, token, NOW + MINIMUM_FILL_TIME)).toEqual({ code: 'expired' });
      },
    );
  });
});

describe('tokens of previews', () => {
  const real = signPreview(claim, SECRET);

  it('are invalid when they are forged', () => {
    holds(
      forged(() => real),
      (token) => {
        if (token !== real) expect(readPreview(token, SECRET, NOW)).toBe('invalid');
      },
    );
  });

  it('are invalid when they were signed for something else', () => {
    holds(hostileText(20), (other) => {
      if (other !== 'preview')
        expect(readPreview(signPreview(claim, SECRET, other), SECRET, NOW)).toBe('invalid');
    });
  });

  it('show the claim until it expires', () => {
    holds(fc.integer({ min: NOW - 5000, max: NOW + 5000 }), (now) => {
      expect(readPreview(real, SECRET, now)).toEqual(now < claim.expires ? claim : 'expired');
    });
  });
});
