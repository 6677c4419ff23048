import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VAR } from './project.mjs';

/** @typedef {{ email: string, password: string }} Account */

/**
 * The accounts that the first run made, as long as their first passwords have not been changed; the CMS takes an
 * account out of the file once its password has been.
 * @returns {{ admin?: Account, editor?: Account }}
 */
export function readAccounts() {
  const file = join(VAR, 'cms', 'accounts.json');
  if (!existsSync(file)) return {};
  /** @type {{ admin?: Account, editor?: Account }} */
  const accounts = JSON.parse(readFileSync(file, 'utf8'));
  return accounts;
}
