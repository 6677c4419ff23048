import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { listNames } from '../../../publisher/books/book-list';
import { madeFrom } from '../../../publisher/books/made-from';
import { readManifest } from '../../../publisher/releases/manifest';
import { cmsToken, cmsUrl, required, thirdParties } from '../served';

const ROOT = resolve(__dirname, '../../..');
const TSX = join(ROOT, 'node_modules/tsx/dist/cli.mjs');
/** Milliseconds; a build of the whole content takes a tenth of it, unless other suites are at work. */
const PATIENCE = 480_000;

export type Status = {
  readonly summary: string;
  readonly wanted: number;
  readonly done: number;
  readonly live?: { readonly release: string; readonly revision: string };
  readonly failure?: {
    readonly kind: string;
    readonly message: { readonly fr: string; readonly en: string };
    readonly problems: readonly { message: string; entry?: Record<string, string> }[];
    readonly attempts: number;
  };
  readonly setAside: readonly {
    readonly entry: Record<string, string>;
    readonly problems: readonly string[];
    readonly shown: string;
  }[];
  readonly held?: { readonly release: string; readonly lost: readonly string[] };
  readonly paused?: object;
  readonly activity: { readonly stage: string } | null;
  readonly releases: readonly { readonly id: string; readonly isLive: boolean }[];
  readonly history: readonly { readonly what: string }[];
};

export const publisherPort = () => Number(required('TEST_PUBLISHER_PORT'));
export const publisherSecret = () => required('TEST_PUBLISHER_SECRET');
/** Its `site` is a working copy with the cache of the build that the other suites looked at. */
export const publisherData = () => required('TEST_PUBLISHER_DATA');
export const publisherUrl = () => `http://127.0.0.1:${publisherPort()}`;
export const releases = () => join(publisherData(), 'releases');

/** The service itself, as a process of its own that can be ended in every way. */
export class PublisherProcess {
  /** Those of this file of tests that were not ended yet: two would not work in one place. */
  private static readonly running = new Set<PublisherProcess>();
  output = '';

  private constructor(private readonly child: ChildProcess) {
    PublisherProcess.running.add(this);
    child.once('exit', () => PublisherProcess.running.delete(this));
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
  }

  /** Ends what a failed test has left, so that it fails alone. */
  static async start(env: Record<string, string> = {}): Promise<PublisherProcess> {
    await PublisherProcess.endAll();
    const started = PublisherProcess.spawn(env);
    await until('the publisher answers', async () => {
      if (started.child.exitCode !== null) throw new Error(`The publisher ended:\n${started.output}`);
      return (await fetch(`${publisherUrl()}/health`).catch(() => undefined))?.ok;
    });
    return started;
  }

  static async endAll(): Promise<void> {
    for (const left of PublisherProcess.running) await left.end('SIGKILL');
  }

  /** Without waiting for it to answer. */
  static spawn(env: Record<string, string> = {}): PublisherProcess {
    const child = spawn(process.execPath, ['--import', 'tsx', 'publisher/main.ts'], {
      cwd: ROOT,
      env: {
        ...process.env,
        ...thirdParties(),
        PUBLISHER_PORT: String(publisherPort()),
        PUBLISHER_SECRET: publisherSecret(),
        PUBLISHER_DATA_DIR: publisherData(),
        SITE_PORT: '0',
        CMS_URL: cmsUrl(),
        CMS_TOKEN: cmsToken(),
        CATCH_UP_MINUTES: '0.05',
        HOLD_LOSS_SHARE: '0.01',
        ...env,
      },
    });
    return new PublisherProcess(child);
  }

  async ended(): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'exit');
    return this.child.exitCode;
  }

  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    this.child.kill(signal);
    if (signal !== 'SIGSTOP') await this.ended();
  }

  /** Checks whether the process has stopped itself (PUBLISHER_STOP_AT). */
  get isStopped(): boolean {
    const state = readFileSync(`/proc/${this.child.pid}/stat`, 'utf8').replace(/^.*\) /, '');
    return state.startsWith('T');
  }
}

/** Checks whether every book of the live release is made from what the release holds. */
export async function booksAreMade(): Promise<boolean> {
  const folder = join(releases(), 'current');
  const manifest = await readManifest(folder);
  if (!manifest) return false;
  const digests = await Promise.all(
    (await listNames(folder)).map(
      async (name) => (await madeFrom(folder, manifest, name)) === manifest.books[name]?.madeFrom,
    ),
  );
  return digests.length > 0 && digests.every(Boolean);
}

/** Waits until something is so. @throws Error that names it when it does not become so in time */
export async function until<T>(what: string, ask: () => Promise<T> | T): Promise<NonNullable<T>> {
  const deadline = Date.now() + PATIENCE;
  while (Date.now() < deadline) {
    const answer = await ask();
    if (answer) return answer;
    await wait(100);
  }
  throw new Error(`Waited in vain until ${what}.`);
}

export async function readStatus(): Promise<Status> {
  const response = await call('GET', '/status.json');
  return (await response.json()) as Status;
}

/** Waits until a state of the publisher is so, and says where it stood when that never came. */
export async function untilStatus(what: string, is: (status: Status) => boolean): Promise<Status> {
  let last: Status | undefined;
  return until(what, async () => {
    last = await readStatus();
    return is(last) ? last : undefined;
  }).catch((error: unknown) => {
    throw new Error(`${String(error)} ${JSON.stringify({ ...last, history: undefined })}`);
  });
}

export type Inventory = {
  readonly revision: string;
  readonly pages: readonly Readonly<Record<'kind' | 'documentId' | 'locale' | 'path', string>>[];
};

/** Reads what the CMS says that there is to publish. */
export async function readInventory(): Promise<Inventory> {
  const response = await fetch(`${cmsUrl()}/api/publication/inventory`, {
    headers: { authorization: `Bearer ${publisherSecret()}` },
  });
  return (await response.json()) as Inventory;
}

export const isIdle = ({ wanted, done, activity }: Status) => wanted <= done && !activity;

/** Waits until what the CMS holds is live, its webhooks having arrived or not, and returns that release. */
export async function untilSettled(): Promise<string> {
  const { revision } = await readInventory();
  const status = await untilStatus(
    'everything is published',
    (now) => isIdle(now) && now.live?.revision === revision,
  );
  return status.live?.release ?? '';
}

export function call(
  method: string,
  path: string,
  options: { body?: string; headers?: Record<string, string> } = {},
) {
  return fetch(publisherUrl() + path, {
    method,
    redirect: 'manual',
    headers: { authorization: `Bearer ${publisherSecret()}`, ...options.headers },
    ...(options.body && { body: options.body }),
  });
}

export const press = (action: string) => call('POST', `/actions/${action}`);

/** A file of the live release, or undefined. */
export function live(path: string): string | undefined {
  const file = join(releases(), 'current', path.endsWith('/') ? `${path}index.html` : path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Serves the live release from outside the publisher, as nginx does. */
export async function serveLive(port: number): Promise<ChildProcess> {
  const server = spawn(
    process.execPath,
    [TSX, join(ROOT, 'publisher/serve.ts'), join(releases(), 'current'), String(port)],
    {
      cwd: ROOT,
    },
  );
  await until(
    'the live release is served',
    async () => (await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))?.ok,
  );
  return server;
}
