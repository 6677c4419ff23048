// @ts-check
/**
 * Writes a random value for every secret the CMS needs and does not have yet. Needs nothing installed.
 *
 *   node scripts/secrets.mjs [path]     the default path is the .env file of this package
 *
 * A secret that is there, even a wrong one, is never changed: a new value would end every session, make the
 * site's token invalid or lose what was encrypted with the old one.
 */
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const random = () => randomBytes(32).toString('base64url');

/** @type {Record<string, () => string>} */
const SECRETS = {
  APP_KEYS: () => [random(), random()].join(','),
  JWT_SECRET: random,
  ADMIN_JWT_SECRET: random,
  API_TOKEN_SALT: random,
  TRANSFER_TOKEN_SALT: random,
  ENCRYPTION_KEY: random,
  CMS_TOKEN: () => randomBytes(64).toString('hex'),
  PUBLISHER_SECRET: random,
  PREVIEW_SECRET: random,
  COMMENT_LINK_SECRET: random,
};

const HEADER = '# Secrets of this installation, made by `npm run secrets`. Never commit this file.\n';

/**
 * @param {string} file
 * @returns {string[]} the names that were added
 */
export function completeSecrets(file) {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : HEADER;
  const missing = Object.keys(SECRETS).filter(
    (name) => !new RegExp(`^\\s*(export\\s+)?${name}\\s*=`, 'm').test(before),
  );
  const lines = missing.map((name) => `${name}=${SECRETS[name]?.() ?? ''}\n`);
  if (missing.length > 0) {
    mkdirSync(path.dirname(file), { recursive: true });
    const separator = before.endsWith('\n') ? '' : '\n';
    writeFileSync(file, before + separator + lines.join(''), { mode: 0o600 });
  }
  chmodSync(file, 0o600); // the mode above counts only for a new file
  return missing;
}

const thisFile = fileURLToPath(import.meta.url);
if (process.argv[1] !== undefined && path.resolve(process.argv[1]) === thisFile) {
  const file = path.resolve(process.argv[2] ?? path.join(path.dirname(thisFile), '..', '.env'));
  const added = completeSecrets(file);
  console.log(
    added.length === 0 ? `secrets: ${file} has them all` : `secrets: added ${added.join(', ')} to ${file}`,
  );
}
