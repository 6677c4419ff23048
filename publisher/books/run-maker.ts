import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../../scripts/lib/project.mjs';
import type { Outcome } from './make-books';

const LEASH = join(ROOT, 'scripts/lib/leash.mjs');
const MAKER = join(ROOT, 'publisher/books/main.ts');

type Options = {
  readonly site: string;
  readonly store: string;
  readonly names: readonly string[];
  readonly signal: AbortSignal;
};

/**
 * Makes books in a process of its own, which ends with this one and at the signal; what it has made until then stays.
 * @throws Error when the process fails, with what it said last
 */
export async function* runMaker({ site, store, names, signal }: Options): AsyncGenerator<Outcome> {
  if (signal.aborted) return;
  const program = [process.execPath, '--import', 'tsx', MAKER, site, store, ...names];
  const child = spawn(process.execPath, [LEASH, ...program], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
  });
  const end = () => child.stdin.end();
  signal.addEventListener('abort', end, { once: true });
  const closed = once(child, 'close') as Promise<[number | null]>;
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-2_000)));
  try {
    for await (const line of createInterface({ input: child.stdout }))
      if (line.startsWith('{')) yield JSON.parse(line) as Outcome;
    const [code] = await closed;
    if (code !== 0 && !signal.aborted) throw new Error(`the maker of books has ended: ${said.trim()}`);
  } finally {
    end();
    signal.removeEventListener('abort', end);
  }
}
