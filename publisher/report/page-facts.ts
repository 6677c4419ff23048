import { withoutEntities } from '../lib/entities';

/** The target of a link on the site itself: a page or a file, and a place in it. */
type InternalLink = { readonly path: string; readonly fragment: string };

export type PageFacts = {
  /** Its first heading, or nothing. */
  readonly heading: string;
  readonly links: readonly InternalLink[];
  /** Addresses elsewhere, without fragment. */
  readonly external: readonly string[];
};

const LINK = /<a\s[^>]*?href="([^"]*)"/g;
const ANCHOR = /\s(?:id|name)="([^"]*)"/g;
const HEADING = /<h1[^>]*>(.*?)<\/h1>/s;

/** Reads what the report wants to know of a built page. @param address of the page; relative links start there */
export function readFacts(html: string, address: URL): PageFacts {
  const targets = new Set([...html.matchAll(LINK)].map(([, target = '']) => withoutEntities(target)));
  const [links, external]: [InternalLink[], Set<string>] = [[], new Set()];
  for (const target of targets) {
    const url = URL.canParse(target, address.href) ? new URL(target, address) : undefined;
    // What browsers cannot read (`https://`) leads nowhere.
    if (!url) links.push({ path: target, fragment: '' });
    else if (url.origin === address.origin) links.push(internalLink(url));
    else if (/^https?:$/.test(url.protocol)) external.add(withoutFragment(url));
  }
  return {
    heading: withoutEntities((HEADING.exec(html)?.[1] ?? '').replace(/<[^<>]*>/g, '')).trim(),
    links,
    external: [...external],
  };
}

/** Places in a page that links can lead to. */
export function anchorsOf(html: string): Set<string> {
  return new Set([...html.matchAll(ANCHOR)].map(([, name = '']) => withoutEntities(name)));
}

function internalLink({ pathname, hash }: URL): InternalLink {
  return { path: decode(pathname), fragment: decode(hash.slice(1).replace(/:~:.*$/, '')) };
}

function withoutFragment(url: URL): string {
  url.hash = '';
  return url.href;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
