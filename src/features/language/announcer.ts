/**
 * Gatsby tells screen readers of a navigation with “Navigated to …”, in English on every page. This rewrites the
 * sentence in the page's language as it is written, before assistive technology is told of the change.
 */

const ANNOUNCER_ID = 'gatsby-announcer';
const ENGLISH = /^Navigated to /;

/** @example announcement('Navigated to Islande', 'fr') → 'Page affichée : Islande' */
export function announcement(text: string, language: string): string {
  return language === 'fr' ? text.replace(ENGLISH, 'Page affichée\u00a0: ') : text;
}

/** Watches Gatsby's announcer for as long as the page lives. */
export function translateAnnouncements(root: Document = document): void {
  const announcer = root.getElementById(ANNOUNCER_ID);
  if (!announcer) return;
  new MutationObserver(() => {
    const text = announcement(announcer.textContent ?? '', root.documentElement.lang);
    if (text !== announcer.textContent) announcer.textContent = text;
  }).observe(announcer, { childList: true, characterData: true, subtree: true });
}
