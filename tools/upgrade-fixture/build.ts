/**
 * Makes one database of a fixture for the tests of upgrades, with the code of a release. See README.md.
 *
 *   npx tsx tools/upgrade-fixture/build.ts <checkout> <name> sqlite|postgres
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startCluster } from '../../__tests__/support/cms/postgres';
import { main } from '../../scripts/lib/main.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { postgresFolder } from '../../scripts/lib/postgres.mjs';
import { Failure } from '../../scripts/lib/report.mjs';
import { live } from './live';
import { pack } from './pack';

const HERE = __dirname;
const FIXTURES = resolve(HERE, '../../__tests__/fixtures/upgrade');

const [checkout, name, kind] = process.argv.slice(2);

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
    const installation = { checkout: resolve(checkout), data, env };
    pack(installation, await live(installation), join(FIXTURES, name), kind);
  } finally {
    database.stop();
    rmSync(data, { recursive: true });
  }
});
