import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A PostgreSQL cluster of our own in a temporary folder, gone after `stop`. */
export type Cluster = {
  readonly url: string;
  readonly stop: () => void;
  /** Ends the server: `fast` ends its sessions in order, `immediate` is a crash. */
  readonly shutDown: (mode: 'fast' | 'immediate') => void;
  readonly start: () => void;
  /** Runs statements in the database of `url`, and returns what they print. */
  readonly sql: (statements: string) => string;
};

/**
 * @param bin folder of PostgreSQL's programs
 * @param port a free port; the server listens on loopback only
 */
export function startCluster(bin: string, port: number): Cluster {
  const folder = mkdtempSync(join(tmpdir(), 'grand-large-pg-'));
  const account = ownAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const pg = (program: string, ...args: string[]) => {
    const { status, stderr, stdout } = spawnSync(join(bin, program), args, {
      encoding: 'utf8',
      cwd: folder,
      ...account,
    });
    if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}${stdout}`);
  };
  pg('initdb', '-D', data, '-U', 'cms', '-A', 'trust', '-E', 'UTF8', '--locale=C');
  const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${folder} -c fsync=off`;
  const url = `postgres://cms@127.0.0.1:${port}/postgres`;
  const start = () => pg('pg_ctl', '-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start');
  const shutDown = (mode: 'fast' | 'immediate') => pg('pg_ctl', '-D', data, '-m', mode, '-w', 'stop');
  start();
  return {
    url,
    start,
    shutDown,
    stop: () => {
      shutDown('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
    sql: (statements) => {
      const args = ['-XAtq', '-v', 'ON_ERROR_STOP=1', '-c', statements, url];
      return execFileSync(join(bin, 'psql'), args, { encoding: 'utf8' }).trim();
    },
  };
}

/** PostgreSQL refuses to run as root; Debian's package brings an account for it. */
function ownAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim());
  return { uid: id('-u'), gid: id('-g') };
}
