// Loaded before a CMS of a test's own (NODE_OPTIONS): writes down each comparison of a password with a hash.
import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** @typedef {{ compare: (this: void, ...given: unknown[]) => unknown }} Bcrypt */

const file = process.env['TEST_COUNT_HASHES'];
if (file) {
  const load = createRequire(new URL('../../cms/package.json', import.meta.url));
  const bcrypt = /** @type {Bcrypt} */ (load('bcryptjs'));
  const { compare } = bcrypt;
  bcrypt.compare = (...given) => {
    appendFileSync(file, '.');
    return compare(...given);
  };
}
