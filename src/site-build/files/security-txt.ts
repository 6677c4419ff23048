import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LOCALES } from '../../config/locales';
import { absoluteUrl } from '../../routing/absolute-url';

const PATH = '/.well-known/security.txt';
const MONTHS_VALID = 11;

type Inputs = { readonly siteUrl: string; readonly contact: string; readonly builtAt: Date };

/**
 * Whom to tell of a security problem, as RFC 9116 wants it. It expires eleven months after the first day of the month
 * of the build, in UTC: less than a year from now, and the same text for all builds of a month, which else would differ
 * from the live release in this file alone.
 * @param inputs contact as a URI, such as `mailto:security@example.org`
 */
export function securityText({ siteUrl, contact, builtAt }: Inputs): string {
  const expires = new Date(Date.UTC(builtAt.getUTCFullYear(), builtAt.getUTCMonth() + MONTHS_VALID));
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${absoluteUrl(siteUrl, PATH)}`,
    '',
  ].join('\n');
}

/**
 * Writes the file beside the pages, or removes that of an earlier build when nobody is to be written to any more.
 * @returns whether there is one
 */
export function writeSecurityText(
  { contact, ...inputs }: Omit<Inputs, 'contact'> & { readonly contact: string | undefined },
  folder = 'public',
): boolean {
  const file = join(folder, PATH);
  rmSync(file, { force: true });
  if (contact === undefined) return false;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, securityText({ ...inputs, contact }));
  return true;
}
