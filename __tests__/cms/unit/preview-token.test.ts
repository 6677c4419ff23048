import {
  PREVIEW_MINUTES,
  type PreviewClaim,
  readPreview,
  signPreview,
} from '../../../cms/src/domain/preview-token';

const SECRET = 's'.repeat(32);
const NOW = Date.UTC(2026, 8, 14);
const CLAIM: PreviewClaim = {
  uid: 'api::article.article',
  documentId: 'k3v',
  locale: 'fr',
  expires: NOW + PREVIEW_MINUTES * 60_000,
};

const token = signPreview(CLAIM, SECRET);
const [payload = '', mac = ''] = token.split('.');
const encode = (claim: unknown) => Buffer.from(JSON.stringify(claim)).toString('base64url');
const later = signPreview({ ...CLAIM, documentId: 'other' }, SECRET);

describe('a preview token', () => {
  it('says what it was made for, until it expires', () => {
    expect(readPreview(token, SECRET, NOW)).toEqual(CLAIM);
    expect(readPreview(token, SECRET, CLAIM.expires - 1)).toEqual(CLAIM);
    expect(readPreview(token, SECRET, CLAIM.expires)).toBe('expired');
  });

  it('of the panel is good for ten minutes', () => {
    expect(readPreview(token, SECRET, NOW + 10 * 60_000 - 1)).toEqual(CLAIM);
    expect(readPreview(token, SECRET, NOW + 10 * 60_000)).toBe('expired');
  });

  it('can stand in an address as it is', () => {
    expect(token).toMatch(/^[\w-]+\.[\w-]+$/);
  });

  it.each([
    ['nothing', ''],
    ['a dot', '.'],
    ['no signature', payload],
    ['an empty signature', `${payload}.`],
    ['another document with the same signature', `${encode({ ...CLAIM, documentId: 'other' })}.${mac}`],
    ['a later end with the same signature', `${encode({ ...CLAIM, expires: NOW * 2 })}.${mac}`],
    ['the signature of another token', `${payload}.${later.split('.')[1]}`],
    ['a shortened signature', token.slice(0, -1)],
    ['something behind the signature', `${token}.x`],
    ['another secret', signPreview(CLAIM, 't'.repeat(32))],
    ['the same secret and another purpose', signPreview(CLAIM, SECRET, 'comment')],
    ['no purpose', signPreview(CLAIM, SECRET, '')],
    ['a payload that is no JSON', `e30x.${mac}`],
  ])('is worth nothing with %s', (_, forged) => {
    expect(readPreview(forged, SECRET, NOW)).toBe('invalid');
  });

  it('does not say “expired” of what was never ours', () => {
    const forged = `${encode({ ...CLAIM, expires: 0 })}.${mac}`;
    expect(readPreview(forged, SECRET, NOW)).toBe('invalid');
  });
});
