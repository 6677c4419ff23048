import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../scripts/lib/ports.mjs';
import { type Cluster, startCluster } from '../support/cms/postgres';
import { required } from '../support/served';
import { type Database, Installation } from '../support/upgrade/installation';
import { describeUpgrade } from '../support/upgrade/scenario';
import { readPostgres } from '../support/upgrade/tables';

let cluster: Cluster;
beforeAll(async () => {
  cluster = startCluster(required('TEST_POSTGRES_BIN'), await freePort());
});
afterAll(() => cluster.stop());

const urlOf = (name: string) => cluster.url.replace(/postgres$/, name);

function postgres(): Database {
  return {
    env: { DATABASE_CLIENT: 'postgres', DATABASE_URL: cluster.url },
    read: () => readPostgres(cluster.url),
    readBackup: (folder) => {
      execFileSync('psql', ['-XAtqc', 'CREATE DATABASE unpacked', cluster.url]);
      const dump = join(folder, 'database.dump');
      execFileSync('pg_restore', ['--no-owner', '--exit-on-error', '-d', urlOf('unpacked'), dump]);
      return readPostgres(urlOf('unpacked'));
    },
  };
}

describeUpgrade(
  'an installation of the release before, on PostgreSQL',
  () => new Installation('a39e1e8', 'postgres', postgres),
);
