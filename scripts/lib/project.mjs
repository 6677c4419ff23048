// Where things are. Everything else in scripts/ builds on these paths.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '');
export const CMS = join(ROOT, 'cms');
/** Everything that running the project makes and git ignores: database, uploads, logs, releases. */
export const VAR = join(ROOT, 'var');
