import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { buildSync } from 'esbuild';

/** The programs that are none of webpack's: two run in a page before its scripts have come, one beside all pages. */
const PROGRAMS = {
  start: 'src/loading/start.ts',
  datedNote: 'src/loading/dated-note-script.ts',
  offlineWorker: 'src/features/offline/worker/main.ts',
} as const;

/** Names the starter by its content, so that browsers may keep it for ever. */
export const START_FILE = /^start-[\da-f]{16}\.js$/;

/**
 * Compiles a program into one line, for the browsers of package.json. Runs in the site's folder.
 * @throws Error of esbuild when the program cannot be compiled
 */
export function compile(program: keyof typeof PROGRAMS): string {
  const { outputFiles } = buildSync({
    entryPoints: [PROGRAMS[program]],
    bundle: true,
    minify: true,
    format: 'iife',
    target: targets(),
    // Libraries explain themselves at length elsewhere.
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** The programs as definitions for webpack: documents name the starter, and hold the other. */
export const documentPrograms = (): Readonly<Record<string, string>> => ({
  __START_ADDRESS__: JSON.stringify(startAddress(compile('start'))),
  __DATED_NOTE__: JSON.stringify(compile('datedNote')),
});

/** @example startAddress(compile('start')) → '/start-0123456789abcdef.js' */
export function startAddress(program: string): string {
  return `/start-${createHash('sha256').update(program).digest('hex').slice(0, 16)}.js`;
}

/** @example ['chrome109', 'safari15.6'] */
function targets(): string[] {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as { browserslist: string[] };
  return browserslist.map((browser) => browser.replace('ios_saf', 'ios').replace(' >= ', ''));
}
