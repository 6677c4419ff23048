import { addressRange } from '../../../../cms/src/domain/abuse/address-range';
import {
  makeFormToken,
  MAXIMUM_AGE,
  MINIMUM_FILL_TIME,
  readFormToken,
} from '../../../../cms/src/domain/abuse/form-token';
import { RateLimit } from '../../../../cms/src/domain/abuse/rate-limit';
import { seal, unseal } from '../../../../cms/src/domain/abuse/seal';
import { usedOnceKey } from '../../../../cms/src/domain/abuse/used-once';

const SECRET = 's'.repeat(32);

describe('addressRange', () => {
  it.each([
    ['203.0.113.7', '203.0.113.*'],
    ['::ffff:203.0.113.9', '203.0.113.*'],
    ['2001:db8:1:2ff::1', '2001:0db8:0001:02*'],
    ['2001:DB8:1:201:5::9', '2001:0db8:0001:02*'],
    ['::1', '0000:0000:0000:00*'],
    ['fe80::1%eth0', 'fe80:0000:0000:00*'],
    ['nonsense', 'unknown'],
    ['', 'unknown'],
  ])('%s → %s', (address, range) => {
    expect(addressRange(address)).toBe(range);
  });
});

describe('RateLimit', () => {
  it('lets so many through in a period, then says how long to wait', () => {
    const limit = new RateLimit({ limit: 2, period: 10_000 });
    expect([limit.take('a', 0), limit.take('a', 1000), limit.take('a', 4000)]).toEqual([0, 0, 6]);
    expect(limit.take('b', 4000)).toBe(0);
    expect(limit.take('a', 10_000)).toBe(0);
  });

  it('remembers no more than so many, however many come', () => {
    const limit = new RateLimit({ limit: 1, period: 60_000 });
    for (let i = 0; i < 50_000; i += 1) limit.take(String(i), i / 1000);
    expect(limit.size).toBeLessThanOrEqual(20_000);
    expect(limit.take('49999', 51)).toBeGreaterThan(0);
  });
});

describe('sealed tokens', () => {
  it('open for their own purpose only', () => {
    const token = seal(SECRET, 'moderation', { id: 'x' });
    expect(unseal(SECRET, 'moderation', token)).toEqual({ id: 'x' });
    expect(unseal(SECRET, 'subscription', token)).toBeUndefined();
    expect(unseal('t'.repeat(32), 'moderation', token)).toBeUndefined();
  });

  it('show nothing of what they hold', () => {
    const token = seal(SECRET, 'my-data', { email: 'ana@example.org' });
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('ana');
  });

  it('cannot be changed, cut or made up', () => {
    const token = seal(SECRET, 'moderation', { id: 'x' });
    const changed = [...token].map(
      (letter, i) => token.slice(0, i) + (letter === 'A' ? 'B' : 'A') + token.slice(i + 1),
    );
    expect(changed.slice(0, -1).filter((one) => unseal(SECRET, 'moderation', one))).toEqual([]);
    const others = [
      '',
      'x',
      token.slice(0, 50),
      `${token}AAAA`,
      'A'.repeat(100),
      '../'.repeat(30),
      '\u0000'.repeat(60),
    ];
    expect(others.filter((one) => unseal(SECRET, 'moderation', one))).toEqual([]);
  });
});

describe('the form token', () => {
  const token = makeFormToken(SECRET, 1_000_000);

  it('asks for the time that a person needs', () => {
    expect(readFormToken(SECRET, token, 1_000_000 + 1000)).toEqual({
      code: 'too-fast',
      wait: MINIMUM_FILL_TIME - 1000,
    });
    expect(readFormToken(SECRET, token, 1_000_000 + MINIMUM_FILL_TIME)).toHaveProperty('id');
  });

  it('ends, and cannot come from the future', () => {
    expect(readFormToken(SECRET, token, 1_000_001 + MAXIMUM_AGE)).toEqual({ code: 'expired' });
    expect(readFormToken(SECRET, token, 999_999)).toEqual({ code: 'expired' });
    expect(readFormToken(SECRET, 'made up', 1_000_000)).toEqual({ code: 'expired' });
  });
});

describe('usedOnceKey', () => {
  it('tells kinds, ids and secrets apart', () => {
    const keys = [
      usedOnceKey(SECRET, 'message', ['a', 'bc']),
      usedOnceKey(SECRET, 'message', ['ab', 'c']),
      usedOnceKey(SECRET, 'message', ['a', 'b', 'c']),
      usedOnceKey(SECRET, 'comment', ['a', 'bc']),
      usedOnceKey('t'.repeat(32), 'message', ['a', 'bc']),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    expect(usedOnceKey(SECRET, 'message', ['a', 'bc'])).toBe(keys[0]);
  });

  it('shows nothing of what was used, at a length that any database indexes', () => {
    const key = usedOnceKey(SECRET, 'my-data-link', ['ana@example.org', 'x'.repeat(5000)]);
    expect(key).toMatch(/^my-data-link:[\w-]{43}$/);
  });
});
