import type { HeaderRule } from './headers';
import { escapeForRegExp } from './headers';
import type { Redirect } from './redirects';

/** The `_headers` file of Netlify and Cloudflare Pages. */
export function renderHeaders(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) =>
        value === '' ? `  ! ${name}` : `  ${name}: ${value}`,
      );
      return `${pattern}\n${lines.join('\n')}\n`;
    })
    .join('\n');
}

export function renderRedirects(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
}

/**
 * Writes the text that nginx includes on the level of `http`: a map from an address to each header's value, because
 * nginx forgets the headers of an outer block as soon as an inner one adds its own; and the right address of every
 * page, whatever its case and with or without the final slash.
 */
export function renderNginxMaps(
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
  pages: readonly string[],
): string {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  // The first pattern that fits wins in nginx, the last one here.
  const maps = names.map((name) => {
    const lines = [...rules].reverse().flatMap(({ pattern, headers }) => {
      const value = headers[name];
      if (value === undefined) return [];
      const source =
        pattern === '/*' ? 'default' : `"~^${pattern.split('*').map(escapeForRegExp).join('.*')}$"`;
      return [`  ${source} ${quoted(value)};`];
    });
    return `map $uri ${variableOf(name)} {\n${lines.join('\n')}\n}\n`;
  });
  // nginx compares the strings of a map without regard to case.
  const spellings = (from: string, to: string) =>
    [...new Set([from, from.replace(/(.)\/$/, '$1')])].map((path) => `  ${quoted(path)} ${quoted(to)};`);
  const moved = redirects.flatMap(({ from, to }) => spellings(from, to));
  const canonical = pages.flatMap((path) => spellings(path, path));
  return [
    ...maps,
    `map $uri $gl_moved {\n  default "";\n${moved.join('\n')}\n}\n`,
    `map $uri $gl_page {\n  default "";\n${canonical.join('\n')}\n}\n`,
  ].join('\n');
}

/** Writes the text that nginx includes in the `server` block: the headers and the redirects of `renderNginxMaps`. */
export function renderNginxServer(rules: readonly HeaderRule[]): string {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  return [
    // A header without a value is not sent.
    ...names.map((name) => `add_header ${name} ${variableOf(name)} always;`),
    'if ($gl_moved) { return 301 $scheme://$host$gl_moved$is_args$args; }',
    'set $gl_astray "";',
    'if ($gl_page) { set $gl_astray $gl_page; }',
    'if ($gl_astray = $uri) { set $gl_astray ""; }',
    'if ($gl_astray) { return 301 $scheme://$host$gl_astray$is_args$args; }',
    '',
  ].join('\n');
}

function variableOf(header: string): string {
  return `$gl_${header.toLowerCase().replaceAll('-', '_')}`;
}

function quoted(value: string): string {
  return `"${value.replace(/["\\$]/g, '\\$&')}"`;
}
