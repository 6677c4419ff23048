/** The outcome of a click on a link. `browser` leaves it to the browser. */
export type Followed =
  | { readonly kind: 'browser' }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'anchor'; readonly hash: string }
  | { readonly kind: 'page'; readonly to: string };

type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;
type Anchor = Pick<HTMLAnchorElement, 'href' | 'target'> & { readonly isDownload: boolean };

const BROWSER: Followed = { kind: 'browser' };

/**
 * Plain clicks on links of this site go through the router; modified clicks, downloads, other origins, other targets
 * and files stay the browser's. A click on the current address does nothing (SPEC §4).
 * @param here the current address, whole
 */
export function followedLink(click: Click, anchor: Anchor, here: string): Followed {
  if (click.defaultPrevented || click.button !== 0) return BROWSER;
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return BROWSER;
  if (anchor.isDownload || (anchor.target !== '' && anchor.target !== '_self')) return BROWSER;
  if (!URL.canParse(anchor.href)) return BROWSER;
  const [to, from] = [new URL(anchor.href), new URL(here)];
  if (to.origin !== from.origin || !isPage(to.pathname)) return BROWSER;
  const isSamePage = to.pathname === from.pathname && to.search === from.search;
  if (isSamePage && to.hash !== '') return { kind: 'anchor', hash: to.hash };
  if (isSamePage && from.hash === '') return { kind: 'nothing' };
  return { kind: 'page', to: to.pathname + to.search + to.hash };
}

/**
 * Pages end in a slash; a last part with a dot is a file (a feed, a picture).
 * @example isPage('/fr/islande/') → true, isPage('/fr/rss.xml') → false
 */
export function isPage(pathname: string): boolean {
  return !/\../.test(pathname.slice(pathname.lastIndexOf('/') + 1));
}
