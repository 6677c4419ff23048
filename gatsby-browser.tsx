import './src/styles/fonts.css';
import './src/styles/tokens.css';
import './src/styles/base.css';
import './src/styles/below.css';
import './src/styles/print.css';
import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { translateAnnouncements } from './src/features/language/announcer';
import { layOutRest } from './src/features/navigation/lay-out';
import { startNavigation } from './src/features/navigation/start';
import { setInWebFonts } from './src/layouts/web-fonts';

export { wrapPageElement } from './src/i18n/page-words';

declare global {
  interface Window {
    /** Settles when the style sheet is there that follows the first view (src/build/page-start); none in `gatsby develop`. */
    readonly wholeStyles?: Promise<unknown>;
  }
}

/** Settles when the page has been set in the site's fonts, or when they cannot be had. */
let fonts: Promise<void> | undefined;

/** The page is taken over once it has all its styles: what scripts add would move without them. */
export async function onClientEntry() {
  await window.wholeStyles;
  const sheet = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')?.sheet;
  if (sheet) fonts = setInWebFonts(sheet);
}

/**
 * As a transition, React takes a page over in slices of five milliseconds, between which it answers; without one it would
 * hold a slow phone for a quarter of a second. A page that was not drawn before is left to Gatsby.
 */
export function replaceHydrateFunction() {
  const isDrawn = document.getElementById('gatsby-focus-wrapper')?.hasChildNodes() === true;
  if (!isDrawn || process.env.NODE_ENV !== 'production') return undefined;
  return (page: ReactNode, container: Element) => {
    startTransition(() => {
      hydrateRoot(container, page);
    });
  };
}

export function onInitialClientRender() {
  translateAnnouncements();
  startNavigation();
  void Promise.resolve(fonts).then(layOutRest);
}
