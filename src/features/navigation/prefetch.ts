import { PREFETCH } from '../../config/interaction';
import { mayFetchAhead, type Connection } from '../../loading/connection';
import { isPage } from './followed-link';

/**
 * The page to fetch ahead for a link.
 * @example pageToPrefetch('https://a.example/fr/islande/#guides', 'https://a.example/') → '/fr/islande/'
 */
export function pageToPrefetch(href: string, here: string): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const [to, from] = [new URL(href), new URL(here)];
  const isElsewhere = to.origin !== from.origin || to.pathname === from.pathname;
  return isElsewhere || !isPage(to.pathname) ? undefined : to.pathname;
}

type Prefetcher = { observe: (links: Iterable<HTMLAnchorElement>) => void };

/**
 * Fetches the pages of links that stay in view (SPEC §9: threshold 0.1, root margin 20 px, delay 250 ms), each once.
 * @param load fetches a page; whether it succeeds is its own affair
 */
export function createPrefetcher(
  load: (path: string) => void,
  connection: () => Connection | undefined,
): Prefetcher {
  const fetched = new Set<string>();
  const waiting = new Map<Element, number>();
  const fetchPageOf = (link: HTMLAnchorElement) => {
    waiting.delete(link);
    observer.unobserve(link);
    const path = pageToPrefetch(link.href, window.location.href);
    if (path === undefined || fetched.has(path) || !mayFetchAhead(connection())) return;
    fetched.add(path);
    load(path);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        window.clearTimeout(waiting.get(target));
        waiting.delete(target);
        if (isIntersecting && target instanceof HTMLAnchorElement)
          waiting.set(
            target,
            window.setTimeout(() => fetchPageOf(target), PREFETCH.delay),
          );
      }
    },
    { threshold: PREFETCH.threshold, rootMargin: PREFETCH.rootMargin },
  );
  return {
    observe: (links) => {
      for (const link of links) observer.observe(link);
    },
  };
}
