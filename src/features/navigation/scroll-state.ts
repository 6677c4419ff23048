import { SCROLL } from '../../config/interaction';

export type ScrollState = {
  readonly y: number;
  /** The position at which the present direction began, or at which the menu last hid or showed. */
  readonly reference: number;
  readonly direction: 'up' | 'down';
  readonly isMenuHidden: boolean;
  readonly isTopShown: boolean;
};

/** A reading of the page: how far it is scrolled, how much of it is seen, how long it is; all in CSS pixels. */
export type ScrollReading = { readonly y: number; readonly viewport: number; readonly height: number };

export const INITIAL_SCROLL: ScrollState = {
  y: 0,
  reference: 0,
  direction: 'down',
  isMenuHidden: false,
  isTopShown: false,
};

/** Returns the state after a scroll: of the country menu and of back-to-top (SPEC §4). */
export function scrolled(state: ScrollState, { y: reading, viewport, height }: ScrollReading): ScrollState {
  // Rubber-band scrolling reports positions beyond both ends.
  const y = Math.max(0, Math.min(reading, height - viewport));
  if (y === state.y) return state;
  const direction = y > state.y ? 'down' : 'up';
  const turned = direction === state.direction ? state.reference : state.y;
  const isNearBottom = height - (y + viewport) <= SCROLL.nearBottom && height > viewport + SCROLL.nearBottom;
  const isMenuHidden = menuHidden(state.isMenuHidden, direction, y - turned, isNearBottom);
  const reference = isMenuHidden === state.isMenuHidden ? turned : y;
  const isTopShown = !isNearBottom && topShown(state.isTopShown, direction, y);
  return { y, reference, direction, isMenuHidden, isTopShown };
}

/** @param travelled from the reference point, negative upwards */
function menuHidden(
  was: boolean,
  direction: 'up' | 'down',
  travelled: number,
  isNearBottom: boolean,
): boolean {
  if (isNearBottom) return true;
  if (direction === 'down') return was || travelled >= SCROLL.hideMenuAfter;
  return was && -travelled < SCROLL.showMenuAfter;
}

function topShown(was: boolean, direction: 'up' | 'down', y: number): boolean {
  return direction === 'up' ? y > SCROLL.topAppearsPast : was && y >= SCROLL.topHiddenBelow;
}
