import type { Locale } from '../../config/locales';
import { localeOfPath } from '../../routing/paths';

/**
 * Gatsby tells screen readers of a navigation with “Navigated to …”, in English on every page. This rewrites the
 * sentence in the page's language as it is written, before assistive technology is told of the change.
 */

const ANNOUNCER_ID = 'gatsby-announcer';
// Gatsby writes the sentence before it has set the new page's language: the address is what is known by then.
const ENGLISH = /^Navigated to /;

/** @example announcement('Navigated to Islande', 'fr') → 'Page affichée : Islande' */
export function announcement(text: string, locale: Locale): string {
  return locale === 'fr' ? text.replace(ENGLISH, 'Page affichée\u00a0: ') : text;
}

/** Watches Gatsby's announcer for as long as the page lives. */
export function translateAnnouncements(root: Document = document): void {
  const announcer = root.getElementById(ANNOUNCER_ID);
  if (!announcer) return;
  new MutationObserver(() => {
    const text = announcement(announcer.textContent ?? '', localeOfPath(root.location.pathname));
    if (text !== announcer.textContent) announcer.textContent = text;
  }).observe(announcer, { childList: true, characterData: true, subtree: true });
}
