import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBuildEnvironment } from '../../../src/config/environment';
import { securityText, writeSecurityText } from '../../../src/site-build/files/security-txt';
import { startOwnSite } from '../../support/site/own-site';

const siteUrl = 'https://www.example.org';
const contact = 'mailto:security@example.org';
const YEAR = 365 * 24 * 3600 * 1000;

describe('security.txt', () => {
  it('has the fields of RFC 9116', () => {
    expect(securityText({ siteUrl, contact, builtAt: new Date('2026-11-25T08:00:00Z') })).toBe(
      [
        'Contact: mailto:security@example.org',
        'Expires: 2027-10-01T00:00:00Z',
        'Preferred-Languages: fr, en',
        'Canonical: https://www.example.org/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  it.each(['2026-01-01T00:00:00Z', '2026-03-31T23:59:59Z', '2028-02-29T12:00:00Z', '2026-12-31T23:59:59Z'])(
    'of a build of %s is good for months, and for less than a year',
    (moment) => {
      const builtAt = new Date(moment);
      const [, expires = ''] = /^Expires: (.*)$/m.exec(securityText({ siteUrl, contact, builtAt })) ?? [];
      const valid = Date.parse(expires) - builtAt.getTime();
      expect(valid).toBeLessThan(YEAR);
      expect(valid).toBeGreaterThan(0.8 * YEAR);
    },
  );

  it('is written and served, and goes with the contact', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'public-'));
    const file = join(folder, '.well-known/security.txt');
    const builtAt = new Date();
    expect(writeSecurityText({ siteUrl, contact, builtAt }, folder)).toBe(true);
    const text = readFileSync(file, 'utf8');
    const rules = { headers: [], redirects: [], pages: [] };
    const site = await startOwnSite(rules, { '.well-known/security.txt': text });
    const answer = await site.get('/.well-known/security.txt');
    expect(answer).toMatchObject({ status: 200, text });
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    await site.stop();
    expect(writeSecurityText({ siteUrl, contact: undefined, builtAt }, folder)).toBe(false);
    expect(existsSync(file)).toBe(false);
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['security@example.org', 'mailto:security@example.org'],
    ['mailto:security@example.org', 'mailto:security@example.org'],
    ['https://example.org/securite', 'https://example.org/securite'],
    ['', undefined],
  ])('takes “%s” for its contact', (given, expected) => {
    expect(readBuildEnvironment({ SECURITY_CONTACT: given }).securityContact).toBe(expected);
  });

  it.each(['http://example.org', 'security', 'a@b', 'a@b.c\nExpires: never', 'https://example.org/a b'])(
    'does not take “%s”',
    (given) => {
      expect(() => readBuildEnvironment({ SECURITY_CONTACT: given })).toThrow(
        /^SECURITY_CONTACT is .* expected a mail address or an https address/,
      );
    },
  );
});
