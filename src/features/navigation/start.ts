import { navigate } from 'gatsby';
import { goBack, leaveFor } from '../../loading/arrival';
import { warmTemplates } from '../../loading/warm-templates';
import { followedLink } from './followed-link';
import { createPrefetcher } from './prefetch';
import { smoothScrollToAnchor } from './smooth-scroll';

const LINKS = 'a[href]';

/** One listener follows every link, those inside articles too, and one observer fetches what they lead to. */
export function startNavigation(): void {
  // Gatsby restores positions itself. The browser would do it first, on the page that is left, whose own position
  // would then be lost.
  window.history.scrollRestoration = 'manual';
  document.addEventListener('click', follow);
  window.addEventListener('popstate', goBack);
  const prefetcher = createPrefetcher(
    (path) => window.___loader.hovering(path),
    () => navigator.connection,
  );
  prefetcher.observe(document.querySelectorAll<HTMLAnchorElement>(LINKS));
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element) prefetcher.observe(linksIn(node));
  }).observe(document.body, { childList: true, subtree: true });
  warmTemplates(window.asyncRequires?.components ?? {}, navigator.connection);
}

function linksIn(element: Element): HTMLAnchorElement[] {
  const own = element instanceof HTMLAnchorElement ? [element] : [];
  return [...own, ...element.querySelectorAll<HTMLAnchorElement>(LINKS)];
}

function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(LINKS) : null;
}

function follow(event: MouseEvent): void {
  const anchor = linkOf(event);
  if (!anchor) return;
  const { href, target } = anchor;
  const followed = followedLink(
    event,
    { href, target, isDownload: anchor.hasAttribute('download') },
    window.location.href,
  );
  if (followed.kind === 'browser') return;
  event.preventDefault();
  if (followed.kind === 'anchor') {
    leaveFor(followed.hash);
    smoothScrollToAnchor(followed.hash);
  }
  if (followed.kind === 'page') {
    leaveFor(followed.to);
    void navigate(followed.to);
  }
}
