import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { readEnvironment as readCmsEnvironment } from '../../cms/config/environment/read';
import { EnvironmentError as CmsEnvironmentError } from '../../cms/config/environment/variables';
import { readEnvironment as readPublisherEnvironment } from '../../publisher/environment';
import { readManifest } from '../../publisher/releases/manifest';
import { rulesReader } from '../../publisher/server/rules';
import { EnvironmentError, readBuildEnvironment } from '../../src/config/environment';
import { holds, holdsLater, hostileJson, hostileText, mutated, thrownBy } from '../support/inputs/fuzz';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'grand-large-fuzz-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const damaged = (good: fc.Arbitrary<Record<string, unknown>>) =>
  fc.oneof(
    hostileText(200),
    hostileJson().map((value) => JSON.stringify(value)),
    mutated(good).map((value) => JSON.stringify(value)),
    fc.tuple(good, fc.nat()).map(([value, at]) => {
      const text = JSON.stringify(value);
      return text.slice(0, at % text.length);
    }),
  );

const at = fc.constant('2026-11-25T10:00:00.000Z');
const manifest = fc.record({
  id: fc.constant('20261125-100000'),
  createdAt: at,
  revision: fc.string(),
  code: fc.string(),
  files: fc.dictionary(fc.string(), fc.record({ size: fc.nat(), builtAt: fc.nat(), hash: fc.string() })),
  leftOver: fc.dictionary(fc.string(), at),
});

describe('files that the publisher reads', () => {
  it('a manifest is whole, or there is no release', async () => {
    await holdsLater(damaged(manifest), async (text) => {
      writeFileSync(join(folder, '_release.json'), text);
      const read = await readManifest(folder);
      if (!read) return;
      expect(typeof read.id).toBe('string');
      for (const { size } of Object.values(read.files)) expect(Number.isFinite(size)).toBe(true);
    });
  });

  it('rules of serving are usable, or an error says that they are not', () => {
    const rules = fc.record({
      headers: fc.array(
        fc.record({ pattern: hostileText(20), headers: fc.dictionary(fc.string(), fc.string()) }),
      ),
      redirects: fc.array(fc.record({ from: fc.webPath(), to: fc.webPath(), status: fc.constant(301) })),
      pages: fc.array(fc.webPath()),
    });
    holds(fc.tuple(damaged(rules), hostileText(40)), ([text, path]) => {
      writeFileSync(join(folder, '_rules.json'), text);
      const error = thrownBy(() => {
        const read = rulesReader(folder)();
        expect(typeof read.headersOf(path)).toBe('object');
        expect(['string', 'undefined']).toContain(typeof read.redirectOf(path));
      });
      if (error !== undefined) expect((error as Error).name).toMatch(/SyntaxError|ZodError/);
    });
  });
});

/** Variables with hostile values under the names that a reader knows. */
const variables = (names: readonly string[]) =>
  fc.dictionary(
    fc.constantFrom(...names),
    fc.oneof(
      hostileText(30),
      fc.webUrl(),
      fc.integer().map(String),
      fc.double().map(String),
      fc.emailAddress(),
    ),
    { maxKeys: names.length },
  );

describe('the environment', () => {
  it('of the build is usable, or the variable is named', () => {
    const names = [
      'GATSBY_SITE_URL',
      'CMS_URL',
      'GATSBY_CMS_URL',
      'SITE_ENV',
      'GATSBY_TAG_MANAGER_ID',
      'GATSBY_ANALYTICS_SRC',
      'GATSBY_AFFILIATE_SRC',
      'GATSBY_AFFILIATE_PARTNER',
      'LEGAL_LOG_DAYS',
      'SECURITY_CONTACT',
    ];
    holds(variables(names), (given) => {
      const error = thrownBy(() => {
        const { siteUrl, cmsUrl, publicCmsUrl } = readBuildEnvironment(given);
        for (const url of [siteUrl, cmsUrl, publicCmsUrl]) expect(url).toMatch(/^https?:\/\/.*[^/]$/s);
      });
      if (error === undefined) return;
      expect(error).toBeInstanceOf(EnvironmentError);
      expect(names.some((name) => (error as Error).message.startsWith(name))).toBe(true);
    });
  });

  it('of the publisher is usable, or every variable that is not is named', () => {
    const names = [
      'PUBLISHER_PORT',
      'PUBLISHER_PUBLIC_URL',
      'PUBLISHER_SECRET',
      'SITE_PORT',
      'CMS_URL',
      'CMS_TOKEN',
      'KEEP_RELEASES',
      'HOLD_LOSS_SHARE',
      'CATCH_UP_MINUTES',
      'BUILD_TIMEOUT_MINUTES',
      'KEEP_OLD_FILES_DAYS',
    ];
    holds(variables(names), (given) => {
      const error = thrownBy(() => {
        const { port, sitePort, keepReleases, catchUpMs } = readPublisherEnvironment(given);
        for (const value of [port, sitePort, keepReleases, catchUpMs])
          expect(Number.isFinite(value)).toBe(true);
      });
      if (error !== undefined)
        expect((error as Error).message).toMatch(
          /environment of the publisher is not usable:\n {2}[A-Z_]+: /,
        );
    });
  });

  it('of the CMS is usable, or every variable that is not is named, and no secret is told', () => {
    const secrets = ['APP_KEYS', 'JWT_SECRET', 'ADMIN_JWT_SECRET', 'PUBLISHER_SECRET'];
    const names = [
      ...secrets,
      'CMS_PORT',
      'TRUSTED_PROXIES',
      'SITE_ORIGINS',
      'SITE_URL',
      'SMTP_PORT',
      'MAIL_FROM',
      'MODERATORS',
      'DATABASE_CLIENT',
      'DATABASE_URL',
      'ADMIN_EMAIL',
    ];
    holds(variables(names), (given) => {
      const error = thrownBy(() => readCmsEnvironment(given, '/srv/cms'));
      if (error === undefined) return;
      expect(error).toBeInstanceOf(CmsEnvironmentError);
      for (const name of secrets) {
        const secret = given[name]?.trim() ?? '';
        if (secret.length > 12) expect((error as Error).message).not.toContain(secret);
      }
    });
  });
});
