import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LIBRARY = join(__dirname, '../../../scripts/lib/lock.mjs');
const folder = mkdtempSync(join(tmpdir(), 'grand-large-lock-'));
const file = join(folder, 'lock');
const holders: ChildProcess[] = [];
afterAll(() => {
  for (const holder of holders) holder.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** A run that takes the lock, and then does `rest`. */
const program = (rest: string) => [
  '--input-type=module',
  '-e',
  `import { takeLock } from ${JSON.stringify(LIBRARY)}; takeLock(${JSON.stringify(file)}); ${rest}`,
];

it('is held by one run, named to the next, and taken over from one that was killed', async () => {
  // The second run is one that has taken over.
  for (let killed = 0; killed < 2; killed += 1) {
    const holder = spawn(process.execPath, program('console.log("held"); setInterval(() => {}, 1000);'));
    holders.push(holder);
    await once(holder.stdout, 'data');
    expect(() => execFileSync(process.execPath, program(''), { stdio: 'pipe' })).toThrow(
      `Another run is at work in this checkout: process ${holder.pid ?? 0}, since 2`,
    );
    holder.kill('SIGKILL');
    await once(holder, 'close');
    expect(existsSync(file)).toBe(true);
  }
  execFileSync(process.execPath, program(''));
  expect(existsSync(file)).toBe(false);
});
