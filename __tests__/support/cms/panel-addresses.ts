import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const STRAPI = join(__dirname, '../../../cms/node_modules/@strapi');

/** A request of the panel: `url: `, `get(`, `post(` … and what stands in quotes behind it. */
const REQUEST = /(?:\burl: |\b(?:get|post|put|del)\()(?:'([^']+)'|"([^"]+)"|`([^`]+)`)/g;

/** An id that may be missing: `${id ?? ''}`. */
const OPTIONAL = /\$\{[^}]*\?\? ''\}$/;

/**
 * Addresses that Strapi's panel and its plugins ask with a slash at their end, as their installed sources say.
 * @example ['/admin/roles/', '/admin/users/', '/admin/webhooks/', '/upload/folders/']
 */
export function finalSlashesOfPanel(): string[] {
  const addresses = readdirSync(STRAPI)
    .map((name) => join(STRAPI, name, 'dist/admin'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((source) => [...source.matchAll(REQUEST)])
    .map(([, single, double, template]) => (single ?? double ?? template ?? '').replace(OPTIONAL, ''))
    .filter((address) => /^\/.*\/$/.test(address));
  return [...new Set(addresses)].sort();
}
