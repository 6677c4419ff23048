import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ROOT } from '../../scripts/lib/project.mjs';
import { buildEnvironment } from '../../scripts/lib/site.mjs';
import { type SetAside, setAsideSchema } from '../state/schema';
import { hasContent, readSteps } from './read-steps';

const LEASH = join(ROOT, 'scripts/lib/leash.mjs');
const GATSBY = join(ROOT, 'node_modules/gatsby/cli.js');

export type BuildRun = {
  readonly succeeded: boolean;
  readonly output: string;
  /** Tells whether it came as far as having all content of the CMS. */
  readonly hasContent: boolean;
  /** Entries whose published version it could not build. */
  readonly setAside: readonly SetAside[];
  /** Milliseconds of Gatsby's own steps, the long ones. */
  readonly steps: Readonly<Record<string, number>>;
};

type Options = {
  readonly folder: string;
  readonly cms: { readonly url: string; readonly token: string };
  readonly timeoutMs: number;
  readonly logFile: string;
  readonly signal: AbortSignal;
};

/**
 * Builds the site in a folder, in an environment of a fixed list of variables. The build ends with the publisher,
 * whatever ends the publisher, and so never writes beside a second one.
 */
export async function runBuild({ folder, cms, timeoutMs, logFile, signal }: Options): Promise<BuildRun> {
  await mkdir(dirname(logFile), { recursive: true });
  // A group of its own, which the leash ends as a whole once its standard input is closed.
  const child = spawn(process.execPath, [LEASH, process.execPath, GATSBY, 'build'], {
    cwd: folder,
    env: buildEnvironment(cms),
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
  const setAsideFile = join(folder, '.cache/set-aside.json');
  await rm(setAsideFile, { force: true });
  const log = createWriteStream(logFile);
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said.push(text);
      log.write(text);
    });
  let isLate = false;
  const end = () => child.stdin.end();
  const timer = setTimeout(() => {
    isLate = true;
    end();
  }, timeoutMs);
  signal.addEventListener('abort', end, { once: true });
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(timer);
  signal.removeEventListener('abort', end);
  log.end();
  if (isLate) said.push(`\nThe build was stopped after ${Math.round(timeoutMs / 1000)} s.`);
  const output = said.join('');
  return {
    succeeded: code === 0,
    output,
    hasContent: hasContent(output),
    setAside: await readSetAside(setAsideFile),
    steps: readSteps(output),
  };
}

/** @returns nothing when the build did not come so far */
async function readSetAside(file: string): Promise<SetAside[]> {
  const text = await readFile(file, 'utf8').catch(() => '[]');
  return setAsideSchema.array().parse(JSON.parse(text));
}
