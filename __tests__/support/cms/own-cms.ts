import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMITS } from '../limits';

const CMS = join(__dirname, '../../../cms');

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

type Database = {
  prepare: (sql: string) => {
    run: (...values: unknown[]) => { changes: number };
    all: (...values: unknown[]) => unknown[];
  };
  close: () => void;
};

/** A CMS of a test's own, without content, that it may end as rudely as it likes. */
export class OwnCms {
  private child: ChildProcess | undefined;
  private said = '';

  /** @param data an empty folder, or that of a CMS before */
  constructor(
    readonly port: number,
    private readonly env: Record<string, string>,
    readonly data = mkdtempSync(join(tmpdir(), 'grand-large-cms-')),
  ) {}

  /** @param more variables for this start alone */
  async start(more: Record<string, string> = {}): Promise<void> {
    this.child = spawn('npm', ['run', '--silent', 'start'], {
      cwd: CMS,
      detached: true,
      env: {
        ...process.env,
        CMS_PORT: String(this.port),
        CMS_DATA_DIR: this.data,
        SERVE_ADMIN_PANEL: 'false',
        SEED_ON_START: 'false',
        TRUSTED_PROXIES: '1',
        ...this.env,
        ...more,
      },
    });
    const { child } = this;
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.said += chunk.toString()));
    const deadline = Date.now() + LIMITS.boot;
    while (Date.now() < deadline) {
      if (child.exitCode !== null) break;
      const answer = await fetch(`http://127.0.0.1:${this.port}/_health`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error(`the CMS did not start:\n${this.said.slice(-3000)}`);
  }

  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const { child } = this;
    if (child?.pid === undefined || child.stdout?.closed) return;
    // npm can end before the server, which would then answer as if it were the next one; both hold the pipes.
    const ended = once(child, 'close');
    process.kill(-child.pid, signal);
    await ended;
  }

  /** The database, for a look or a nasty trick; close it again. */
  database(): Database {
    const load = createRequire(join(CMS, 'package.json'));
    const Sqlite = load('better-sqlite3') as new (file: string) => Database;
    return new Sqlite(join(this.data, 'data.db'));
  }

  run(sql: string): void {
    const database = this.database();
    database.prepare(sql).run();
    database.close();
  }

  async remove(): Promise<void> {
    await this.end('SIGKILL');
    rmSync(this.data, { recursive: true, force: true });
  }
}
