/**
 * Makes one database of a fixture for the tests of upgrades, with the code of a release. See README.md.
 *
 *   npx tsx tools/upgrade-fixture/build.ts <checkout> <name> sqlite|postgres
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startCluster } from '../../__tests__/support/postgres';
import { main } from '../../scripts/lib/main.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { postgresFolder } from '../../scripts/lib/postgres.mjs';
import { Failure } from '../../scripts/lib/report.mjs';
import { live } from './live';
import type { Installation } from './servers';

const HERE = __dirname;
const FIXTURES = resolve(HERE, '../../__tests__/fixtures/upgrade');

const [checkout, name, kind] = process.argv.slice(2);

async function make(installation: Installation, out: string, part: string): Promise<void> {
  const facts = await live(installation);
  const { data, env } = installation;
  const backups = join(data, 'backups');
  execFileSync(process.execPath, [join(installation.checkout, 'scripts/backup.mjs'), backups], {
    env: { ...process.env, ...env, CMS_PORT: '1' },
    stdio: 'inherit',
  });
  mkdirSync(out, { recursive: true });
  copyFileSync(join(HERE, 'environment'), join(out, 'environment'));
  copyFileSync(join(backups, readdirSync(backups)[0] ?? ''), join(out, `${part}.tar.gz`));
  writeFileSync(join(out, `${part}.json`), `${JSON.stringify(facts, null, 2)}\n`);
}

/** A server for one database. */
async function startPostgres(): Promise<{ env: Record<string, string>; stop: () => void }> {
  const bin = postgresFolder();
  if (!bin) throw new Failure('PostgreSQL is not on this machine.');
  const { url, stop } = startCluster(bin, await freePort());
  return { env: { DATABASE_CLIENT: 'postgres', DATABASE_URL: url }, stop };
}

void main(async () => {
  if (!checkout || !name || (kind !== 'sqlite' && kind !== 'postgres'))
    throw new Failure('Expected a checkout, the name of the fixture, and sqlite or postgres.');
  const data = mkdtempSync(join(tmpdir(), 'grand-large-fixture-'));
  const database = kind === 'postgres' ? await startPostgres() : { env: {}, stop: () => undefined };
  const env = {
    ...database.env,
    ENV_PATH: join(HERE, 'environment'),
    CMS_DATA_DIR: data,
    SERVE_ADMIN_PANEL: 'false',
    SEED_ON_START: 'true',
    CONTENT_DIR: join(HERE, 'content'),
  };
  try {
    await make({ checkout: resolve(checkout), data, env }, join(FIXTURES, name), kind);
  } finally {
    database.stop();
    rmSync(data, { recursive: true });
  }
});
