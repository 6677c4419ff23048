// Where things are. Everything else in scripts/ builds on these paths.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '');
/** The demonstration content. */
export const CONTENT = join(ROOT, 'content');
/** The content that the tests add to it: a country with articles of every unusual kind. */
export const TEST_WORLD = join(ROOT, '__tests__/fixtures/content');
export const CMS = join(ROOT, 'cms');
/** Everything that running the project makes and git ignores: database, uploads, logs, releases. */
export const VAR = join(ROOT, 'var');
