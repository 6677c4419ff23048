import { useEffect, useReducer, type Dispatch } from 'react';
import { BREAKPOINTS, DELAYS } from '../../config/interaction';
import { useBodyClass, useIsSmall } from '../../ui';
import { CLOSED, isOpen, menuReducer, phaseDelay, type MenuEvent, type MenuState } from './menu-state';

export type Menu = {
  readonly state: MenuState;
  readonly dispatch: Dispatch<MenuEvent>;
  readonly isSmall: boolean;
};

/** The menus' state, with its clocks and with what it does to the body. */
export function useMenu(): Menu {
  const [state, dispatch] = useReducer(menuReducer, CLOSED);
  const isSmall = useIsSmall(BREAKPOINTS.menus);
  useEffect(() => dispatch({ type: 'reset' }), [isSmall]);
  useEffect(() => {
    const delay = phaseDelay(state.phase, isSmall);
    if (delay === undefined) return undefined;
    const timer = window.setTimeout(() => dispatch({ type: 'elapsed' }), delay);
    return () => window.clearTimeout(timer);
  }, [state.phase, isSmall]);
  useEffect(() => (isSmall ? undefined : disableWhileScrolling(dispatch)), [isSmall]);
  useBodyClass('menu-open', isSmall && state.phase === 'settled');
  useBodyClass('menu-dimmed', !isSmall && isOpen(state));
  return { state, dispatch, isSmall };
}

/** On large screens menus stay shut for 300 ms after each scroll (SPEC §4). */
function disableWhileScrolling(dispatch: Dispatch<MenuEvent>): () => void {
  let timer = 0;
  const onScroll = () => {
    dispatch({ type: 'scrolled' });
    window.clearTimeout(timer);
    timer = window.setTimeout(() => dispatch({ type: 'still' }), DELAYS.menuEnabled);
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener('scroll', onScroll);
    dispatch({ type: 'still' });
  };
}
