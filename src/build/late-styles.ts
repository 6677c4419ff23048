import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readBuildEnvironment } from '../config/environment';

const { resolve } = createRequire(__filename);

/** A library's own style sheet, where there is one, and ours on top, as one file. */
const SHEETS = {
  'consent.css': [
    resolve('vanilla-cookieconsent/dist/cookieconsent.css'),
    'src/features/consent/consent.css',
  ],
  'lightbox.css': ['src/features/article/lightbox/lightbox.css'],
  'map.css': [resolve('leaflet/dist/leaflet.css'), 'src/features/map/map.css'],
  'preview.css': ['src/features/preview/preview.css'],
} as const;

/**
 * Writes the style sheets of parts that load late, as files of their own: imported by a component they would be in the
 * head of every page, although most visits never need them.
 */
export function onPostBootstrap(): void {
  const { thirdParties } = readBuildEnvironment();
  mkdirSync('public', { recursive: true });
  for (const [name, files] of Object.entries(SHEETS)) {
    const target = join('public', name);
    if (name === 'consent.css' && !Object.values(thirdParties).some(Boolean)) rmSync(target, { force: true });
    else writeFileSync(target, files.map((file) => readFileSync(file, 'utf8')).join('\n'));
  }
}
