import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Facts } from '../../../tools/upgrade-fixture/facts';
import { runCommand, temporaryFolder } from '../cms/backup';
import { type OwnCms, startOwnCms } from '../cms/cms-process';
import { shiftedClock } from '../machine/shifted-clock';
import { readSqlite, type Tables } from './tables';

const FIXTURES = join(__dirname, '../../fixtures/upgrade');
/** An upgrade takes this long; links that a mail gave an hour still work. Milliseconds. */
const DOWNTIME = 20 * 60_000;

/** The database that an installation works with, and the one of its backup, untouched. */
export type Database = {
  readonly env: Record<string, string>;
  readonly read: () => Tables;
  /** Reads what the unpacked backup holds. @param folder where it was unpacked */
  readonly readBackup: (folder: string) => Tables;
};

/** An installation of an earlier release, as its own backup left it, under today's code. */
export class Installation {
  readonly folder = temporaryFolder();
  readonly data = join(this.folder, 'cms');
  readonly facts: Facts;
  private readonly archive: string;
  private readonly clock;
  private readonly environment: string;
  private running: OwnCms | undefined;

  /** @param name a folder of the fixtures, or the path of one that a test has made @param part the kind of database */
  constructor(
    name: string,
    part: 'sqlite' | 'postgres',
    private readonly open: (data: string) => Database,
  ) {
    const fixture = resolve(FIXTURES, name);
    this.facts = JSON.parse(readFileSync(join(fixture, `${part}.json`), 'utf8')) as Facts;
    this.archive = join(fixture, `${part}.tar.gz`);
    this.environment = join(fixture, 'environment');
    const age = Date.now() - Date.parse(this.facts.madeAt) - DOWNTIME;
    this.clock = shiftedClock(-age / 86_400_000);
  }

  get database(): Database {
    return this.open(this.data);
  }

  private get env(): Record<string, string> {
    return { ...this.database.env, ENV_PATH: this.environment, CMS_DATA_DIR: this.data };
  }

  get cms(): OwnCms {
    if (!this.running) throw new Error('the CMS is not running');
    return this.running;
  }

  secret(name: string): string {
    return new RegExp(`^${name}=(.*)$`, 'm').exec(readFileSync(this.environment, 'utf8'))?.[1] ?? '';
  }

  /** Unpacks the backup without any code of ours. */
  unpack(): { readonly folder: string; readonly tables: Tables } {
    const folder = join(this.folder, 'unpacked');
    mkdirSync(folder);
    execFileSync('tar', ['-C', folder, '-xzf', this.archive]);
    return { folder, tables: this.database.readBackup(folder) };
  }

  restore(...args: string[]): Promise<unknown> {
    return runCommand('restore', [this.archive, ...args], { ...this.env, CMS_PORT: '1' });
  }

  /** Starts today's CMS, minutes after the old one was stopped. */
  async start(mail: Record<string, string>): Promise<void> {
    this.running = await startOwnCms({ ...this.env, ...mail, NODE_OPTIONS: this.clock.nodeOptions });
  }

  async stop(): Promise<void> {
    await this.running?.stop();
    this.running = undefined;
  }

  async remove(): Promise<void> {
    await this.stop();
    this.clock.remove();
    rmSync(this.folder, { recursive: true });
  }
}

export const sqlite = (data: string): Database => ({
  env: {},
  read: () => readSqlite(join(data, 'data.db')),
  readBackup: (folder) => readSqlite(join(folder, 'database.db')),
});
