import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { layOutRest } from './below';
import { loadFonts } from './fonts';

/** Settles when the page is set in the web fonts, or when they cannot be had. */
let fonts: Promise<void> | undefined;

/** Hydration waits for the whole style sheet: without it, what scripts add would move. */
export async function onClientEntry() {
  await window.wholeStyles;
  fonts = loadFonts();
}

/**
 * Hydrates in a transition: React works in slices of five milliseconds, between which the page answers; otherwise a slow
 * phone would be blocked for a quarter of a second. Gatsby renders pages that were not drawn by the build.
 */
export function replaceHydrateFunction() {
  const isDrawn = document.getElementById('gatsby-focus-wrapper')?.hasChildNodes() === true;
  if (!isDrawn) return undefined;
  return (page: ReactNode, container: Element) => {
    startTransition(() => {
      hydrateRoot(container, page);
    });
  };
}

/** The last step: what stands below the first view is laid out, in the fonts that it keeps. */
export async function finishPage(): Promise<void> {
  await fonts;
  layOutRest();
}
