/** The numbers of SPEC §4 and §9 by which the site moves: lengths in CSS pixels, times in milliseconds. */

/** Below these widths a screen is small: for the name of the other language, and for menus and guides. */
export const BREAKPOINTS = { language: 700, menus: 850 } as const;

export const SCROLL = {
  /** Downwards from the reference point: the country menu hides. */
  hideMenuAfter: 700,
  /** Upwards from the reference point: it shows again. */
  showMenuAfter: 200,
  /** This near to the end of the page, the country menu and back-to-top hide. */
  nearBottom: 200,
  /** “Back-to-top appears when scrolled past 1500 px going up …” (SPEC §4, DECISIONS 3) */
  topAppearsPast: 1500,
  /** “… and is hidden below 2000 px”, which is read as: going down. */
  topHiddenBelow: 2000,
} as const;

export const DELAYS = {
  /** From the press to the overlay of a small screen, and to the body's class. */
  overlayShown: 100,
  overlayLocked: 400,
  menuClosed: 300,
  /** On large screens menus stay shut this long after each scroll. */
  menuEnabled: 300,
  languageSwitch: 100,
  smoothScroll: 468,
} as const;

/** When a link counts as seen, and how long it must stay so before its page is fetched. */
export const PREFETCH = { threshold: 0.1, rootMargin: '20px', delay: 250 } as const;

/** A choice about cookies and scripts of others is asked for again after six months. */
export const CONSENT_DAYS = 182;

/** Milliseconds for which a map in view waits for the visitor's first sign. */
export const MAP_PATIENCE = 6000;
