import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';

export type Cost = {
  readonly code: number | null;
  readonly output: string;
  readonly wallSeconds: number;
  /** User and system time of the program and of all processes that it started. */
  readonly cpuSeconds: number;
  /** The most memory that all of them used together. */
  readonly peakMegabytes: number;
};

const SAMPLE_MS = 250;
const PAGE_SIZE = 4096;

/** Runs a program and says what it took (Linux: it reads /proc and the times of the shell). */
export async function runMeasured(
  command: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<Cost> {
  const since = performance.now();
  // The shell knows the times of everything that it waited for.
  const child = spawn('bash', ['-c', 'TIMEFORMAT="cpu %U %S"; time "$@"', 'bash', ...command], options);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  let peak = 0;
  const sampler = setInterval(() => {
    peak = Math.max(peak, memoryOf(child.pid ?? 0));
  }, SAMPLE_MS);
  const [code] = (await once(child, 'close')) as [number | null];
  clearInterval(sampler);
  const [, user = '0', system = '0'] = /cpu ([\d.]+) ([\d.]+)\s*$/.exec(output) ?? [];
  return {
    code,
    output,
    wallSeconds: (performance.now() - since) / 1000,
    cpuSeconds: Number(user) + Number(system),
    peakMegabytes: peak / 1e6,
  };
}

/** Bytes of memory of a process and its descendants. */
export function memoryOf(root: number): number {
  const parents = new Map<number, number>();
  const sizes = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const [, parent = '0'] = /\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? [];
      parents.set(Number(name), Number(parent));
      sizes.set(Number(name), Number(readFileSync(`/proc/${name}/statm`, 'utf8').split(' ')[1]) * PAGE_SIZE);
    } catch {
      // The process has ended meanwhile.
    }
  }
  const isInside = (pid: number): boolean => pid === root || (pid > 1 && isInside(parents.get(pid) ?? 0));
  return [...sizes].filter(([pid]) => isInside(pid)).reduce((sum, [, size]) => sum + size, 0);
}
