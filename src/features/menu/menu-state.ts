import { DELAYS } from '../../config/interaction';

export type Panel = 'destinations' | 'tools' | 'guides';

export type MenuState = {
  readonly panel: Panel | null;
  /**
   * `opening`: pressed, nothing to see yet; `shown`: the panel fades in; `settled`: the page behind is held still;
   * `closing`: the panel has gone or fades out.
   */
  readonly phase: 'closed' | 'opening' | 'shown' | 'settled' | 'closing';
  /** The one step or region that is expanded; undefined until the visitor has chosen, null when none is. */
  readonly expanded: string | null | undefined;
  /** False while a large screen scrolls, and shortly after. */
  readonly isEnabled: boolean;
};

export type MenuEvent =
  | { readonly type: 'pressed'; readonly panel: Panel }
  | { readonly type: 'dismissed' }
  /** The delay of the present phase is over. */
  | { readonly type: 'elapsed' }
  | { readonly type: 'toggled'; readonly id: string; readonly isExpanded: boolean }
  | { readonly type: 'scrolled' }
  | { readonly type: 'still' }
  /** The screen became small or large, or the menu was hidden: nothing stays open. */
  | { readonly type: 'reset' };

export const CLOSED: MenuState = { panel: null, phase: 'closed', expanded: undefined, isEnabled: true };

/** Tools and guides open one at a time, and so do the steps or regions in them (SPEC §4). */
export function menuReducer(state: MenuState, event: MenuEvent): MenuState {
  switch (event.type) {
    case 'pressed':
      return pressed(state, event.panel);
    case 'dismissed':
      return isOpen(state) ? { ...state, phase: 'closing' } : state;
    case 'elapsed':
      return elapsed(state);
    case 'toggled':
      return { ...state, expanded: event.isExpanded ? null : event.id };
    case 'scrolled':
      return state.isEnabled ? { ...state, isEnabled: false } : state;
    case 'still':
      return state.isEnabled ? state : { ...state, isEnabled: true };
    case 'reset':
      return state.panel ? { ...CLOSED, isEnabled: state.isEnabled } : state;
  }
}

function pressed(state: MenuState, panel: Panel): MenuState {
  if (!state.isEnabled) return state;
  if (isOpen(state) && state.panel === panel) return { ...state, phase: 'closing' };
  return { ...state, panel, phase: 'opening', expanded: undefined };
}

function elapsed(state: MenuState): MenuState {
  switch (state.phase) {
    case 'opening':
      return { ...state, phase: 'shown' };
    case 'shown':
      return { ...state, phase: 'settled' };
    case 'closing':
      return { ...CLOSED, isEnabled: state.isEnabled };
    default:
      return state;
  }
}

export function isOpen({ phase }: MenuState): boolean {
  return phase === 'opening' || phase === 'shown' || phase === 'settled';
}

/** Checks whether the panel is visible in this phase. */
export function isVisible(state: MenuState, panel: Panel): boolean {
  return state.panel === panel && (state.phase === 'shown' || state.phase === 'settled');
}

/**
 * Returns how long the present phase lasts, in milliseconds; undefined when it lasts until the visitor acts. Small
 * screens show the overlay after 100 ms and hold the page after 400; large ones do both at once (SPEC §4).
 */
export function phaseDelay(phase: MenuState['phase'], isSmall: boolean): number | undefined {
  switch (phase) {
    case 'opening':
      return isSmall ? DELAYS.overlayShown : 0;
    case 'shown':
      return isSmall ? DELAYS.overlayLocked - DELAYS.overlayShown : 0;
    case 'closing':
      return DELAYS.menuClosed;
    default:
      return undefined;
  }
}
