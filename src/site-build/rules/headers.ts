import type { BuildEnvironment } from '../../config/environment';
import { FORMATS } from '../../content/map/take-along';
import { OFFLINE_WORKER_PATH } from '../../routing/paths';
import { contentSecurityPolicy } from './policy';

/** Headers of the addresses that a pattern matches; `*` stands for anything. A later rule wins, header by header. */
export type HeaderRule = { readonly pattern: string; readonly headers: Readonly<Record<string, string>> };

type Inputs = BuildEnvironment & { readonly scriptHashes: readonly string[] };

const FRESH = 'public, max-age=0, must-revalidate';
/** The name changes with the content. */
const FOREVER = 'public, max-age=31536000, immutable';

const ALWAYS = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  // Pages of others may not draw on our files; pictures are excepted below.
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Headers that only a document can obey: they make up a third to a half of what a small file weighs on the line. */
const DOCUMENT = {
  'X-Frame-Options': 'DENY',
  // Tile servers want to know the site that asks, and no more.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** An empty value removes a header that a wider pattern has set. */
const NOTHING_OF_DOCUMENTS = Object.fromEntries(
  [...Object.keys(DOCUMENT), 'Content-Security-Policy'].map((name) => [name, '']),
);

/**
 * Files that no browser opens as a document, and this site's own SVG drawings. Other SVG files keep the headers of
 * documents, because a drawing that an editor uploads might hold a script.
 */
const FILES = [
  ...['js', 'css', 'json', 'webmanifest', 'woff2', 'avif', 'webp', 'png', 'epub'].map(
    (ending) => `/*.${ending}`,
  ),
  ...['/icons/*', '/favicon.svg'],
];

/** Pictures that feed readers, share cards and the CMS's editor show in pages of their own. */
const PICTURES = [
  ...['avif', 'webp', 'png', 'jpg', 'jpeg', 'gif', 'svg'].map((ending) => `/*.${ending}`),
  '/share/*',
];

/** The one source of the headers that the local server, nginx and `_headers` send. */
export function headerRules(inputs: Inputs): HeaderRule[] {
  const policy = contentSecurityPolicy(inputs);
  return [
    {
      pattern: '/*',
      headers: {
        ...ALWAYS,
        ...DOCUMENT,
        'Content-Security-Policy': policy,
        'Cache-Control': FRESH,
        ...(inputs.siteEnv === 'preproduction' && { 'X-Robots-Tag': 'noindex' }),
      },
    },
    ...FILES.map((pattern) => ({
      pattern,
      headers: NOTHING_OF_DOCUMENTS,
    })),
    ...PICTURES.map((pattern) => ({
      pattern,
      headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
    })),
    ...['/static/*', '/share/*', '/styles.*', '/*.js'].map((pattern) => ({
      pattern,
      headers: { 'Cache-Control': FOREVER },
    })),
    ...['/icons/*', '/favicon.svg'].map((pattern) => ({
      pattern,
      headers: { 'Cache-Control': 'public, max-age=86400' },
    })),
    // Browsers look for a new one under the same name; it talks to this site alone.
    {
      pattern: OFFLINE_WORKER_PATH,
      headers: {
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
      },
    },
    // Instead of `download` on the links: Chromium asks the network for those, and never a saved country.
    ...FORMATS.map((format) => ({
      pattern: `/take-along/*.${format}`,
      headers: { 'Content-Disposition': 'attachment' },
    })),
    // Search engines shall find the pages that a book and its sheets are made of.
    ...['/take-along/*.epub', '/take-along/*.html'].map((pattern) => ({
      pattern,
      headers: { 'X-Robots-Tag': 'noindex' },
    })),
    // The CMS shows drafts in a frame; nobody else may, and no other page.
    {
      pattern: '/preview/*',
      headers: {
        'X-Frame-Options': '',
        'X-Robots-Tag': 'noindex',
        'Referrer-Policy': 'no-referrer',
        'Content-Security-Policy': contentSecurityPolicy({ ...inputs, isPreview: true }),
      },
    },
  ];
}

/** @example matches('/*.js', '/app-1.js') → true */
export function matches(pattern: string, path: string): boolean {
  const source = pattern.split('*').map(escapeForRegExp).join('.*');
  return new RegExp(`^${source}$`).test(path);
}

export function escapeForRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
