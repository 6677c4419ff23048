import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SetAside } from './set-aside';

/**
 * Leaves the entries whose new version is not in this build where the publisher finds them. An empty list says that the
 * content was looked at and is sound.
 */
export function writeSetAside(entries: readonly SetAside[]): void {
  mkdirSync('.cache', { recursive: true });
  writeFileSync(join('.cache', 'set-aside.json'), JSON.stringify(entries));
}
