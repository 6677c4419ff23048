import type { Translations } from './languages';
import type { WordPressPost } from './types';

/** An article to be: its key in `content/`, and its versions. */
export type Entry = { readonly key: string; readonly translations: Translations };

/**
 * The path of an address on the old site, as visitors and search engines know it.
 * @example oldPath('https://old.example/2024/geysir?p=1#top') → '/2024/geysir/'
 */
export function oldPath(link: string): string | undefined {
  if (!URL.canParse(link)) return undefined;
  const { pathname } = new URL(link);
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
  return path === '/' ? undefined : path;
}

/**
 * Says where links inside the old site lead in the new one.
 * @returns a function from an address to the content's own form (`article:key`), or undefined for other addresses
 */
export function linkFinder(entries: readonly Entry[]): (address: string) => string | undefined {
  const hosts = new Set<string>();
  const keys = new Map<string, string>();
  for (const { key, translations } of entries)
    for (const post of Object.values<WordPressPost>(translations)) {
      const path = oldPath(post.link);
      if (path === undefined) continue;
      hosts.add(new URL(post.link).host);
      keys.set(path, key);
    }
  return (address) => {
    const isOld = address.startsWith('/') || (URL.canParse(address) && hosts.has(new URL(address).host));
    const path = isOld ? oldPath(new URL(address, 'https://old.example').href) : undefined;
    const key = path === undefined ? undefined : keys.get(path);
    const [, anchor] = address.split('#');
    return key && `article:${key}${anchor ? `#${anchor}` : ''}`;
  };
}
