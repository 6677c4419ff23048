import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readBuildEnvironment } from '../config/environment';
import { OFFLINE_WORKER_PATH } from '../routing/paths';
import { compile, startAddress, START_FILE } from './compile';

const { resolve } = createRequire(__filename);

/** A library's own style sheet, where there is one, and ours on top, as one file. */
const SHEETS = {
  'consent.css': [
    resolve('vanilla-cookieconsent/dist/cookieconsent.css'),
    'src/features/consent/consent.css',
  ],
  'lightbox.css': ['src/features/article/lightbox/lightbox.css'],
  'trip.css': ['src/features/trip/trip.css'],
  'map.css': [resolve('leaflet/dist/leaflet.css'), 'src/features/map/map.css'],
  'preview.css': ['src/features/preview/preview.css'],
} as const;

/** Writes the files that pages load after their first view and that webpack does not make. */
export function onPostBootstrap(): void {
  mkdirSync('public', { recursive: true });
  writeLateStyles();
  writeStart();
  writeFileSync(join('public', OFFLINE_WORKER_PATH), compile('offlineWorker'));
}

/**
 * The style sheets of parts that load late: imported by a component they would be in the head of every page, although most
 * visits never need them.
 */
function writeLateStyles(): void {
  const { thirdParties } = readBuildEnvironment();
  for (const [name, files] of Object.entries(SHEETS)) {
    const target = join('public', name);
    if (name === 'consent.css' && !Object.values(thirdParties).some(Boolean)) rmSync(target, { force: true });
    else writeFileSync(target, keepToDialog(files.map((file) => readFileSync(file, 'utf8')).join('\n')));
  }
}

/** The consent dialog's library gives its colours to the root, whereupon a browser styles every element of the page again. */
function keepToDialog(css: string): string {
  return css.replace(/:root\s*\{(?=\s*--cc-)/g, '#cc-main{');
}

/** Replaces the starter of an earlier build. */
function writeStart(): void {
  for (const name of readdirSync('public').filter((file) => START_FILE.test(file)))
    rmSync(join('public', name));
  const program = compile('start');
  writeFileSync(join('public', startAddress(program)), program);
}
