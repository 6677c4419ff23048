import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { each } from '../lib/each';

/** An address of the site that a page names and that is not there. */
export type DeadTarget = {
  readonly page: string;
  readonly target: string;
  /** `link`: a reader may follow it, and an editor has to mend it. `file`: the page itself needs it. */
  readonly kind: 'link' | 'file';
};

type Site = {
  readonly folder: string;
  /** Every file of the release, by its path. */
  readonly files: Readonly<Record<string, unknown>>;
  readonly redirects: readonly { readonly from: string }[];
};

const LINK = /<a\s[^>]*?href="([^"]*)"/g;
const FILE = /<(?:link|script|img|source|video|audio)\s[^>]*?(?:href|src|poster)="([^"]*)"/g;
const FILES = /\s(?:imagesrcset|srcset)="([^"]*)"/gi;
/** Files that a page fetches after its first view (src/loading). */
const LATE_FILES = /\sdata-(?:styles|scripts)="([^"]*)"/g;

/** Every address of the site itself that a page names, without query and fragment. */
export function internalTargets(html: string): { links: Set<string>; files: Set<string> } {
  const values = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = '']) => value);
  const several = values(FILES).flatMap((value) =>
    value.split(',').map((part) => part.trim().split(/\s/)[0] ?? ''),
  );
  const late = values(LATE_FILES).flatMap((value) => value.split(' '));
  return { links: internal(values(LINK)), files: internal([...values(FILE), ...several, ...late]) };
}

function internal(addresses: readonly string[]): Set<string> {
  return new Set(
    addresses
      .filter((address) => /^\/(?!\/)/.test(address))
      .map((address) => decode(address.replaceAll('&amp;', '&').replace(/[?#].*/, ''))),
  );
}

/** Returns a function that checks whether an address leads to a file of the release, or is redirected elsewhere. */
export function addressFinder({ files, redirects }: Omit<Site, 'folder'>): (address: string) => boolean {
  const moved = new Set(redirects.map(({ from }) => from));
  return (address) => {
    const path = address.slice(1);
    return (
      [path, `${path}index.html`, `${path}/index.html`].some((file) => file in files) || moved.has(address)
    );
  };
}

/** Follows everything that pages name on the site itself. @param pages files of pages in the release */
export async function findDeadTargets(pages: readonly string[], site: Site): Promise<DeadTarget[]> {
  const isThere = addressFinder(site);
  const dead: DeadTarget[] = [];
  await each(pages, 16, async (page) => {
    const { links, files } = internalTargets(await readFile(join(site.folder, page), 'utf8'));
    for (const target of links) if (!isThere(target)) dead.push({ page, target, kind: 'link' });
    for (const target of files) if (!isThere(target)) dead.push({ page, target, kind: 'file' });
  });
  return dead.sort((a, b) => (a.page < b.page ? -1 : 1));
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
