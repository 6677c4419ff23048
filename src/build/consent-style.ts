import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readBuildEnvironment } from '../config/environment';

const TARGET = join('public', 'consent.css');

/**
 * The consent dialog's style sheet, as a file of its own: imported by a component it would be in the head of every
 * page, although most visitors see the dialog once.
 */
export function onPostBootstrap(): void {
  const { thirdParties } = readBuildEnvironment();
  if (!Object.values(thirdParties).some(Boolean)) return rmSync(TARGET, { force: true });
  const library = createRequire(__filename).resolve('vanilla-cookieconsent/dist/cookieconsent.css');
  mkdirSync('public', { recursive: true });
  const parts = [library, join('src', 'features', 'consent', 'consent.css')];
  return writeFileSync(TARGET, parts.map((file) => readFileSync(file, 'utf8')).join('\n'));
}
