import { isExpanded } from '../../../src/features/menu/expansion';
import {
  CLOSED,
  isOpen,
  isVisible,
  menuReducer,
  phaseDelay,
  type MenuEvent,
  type MenuState,
} from '../../../src/features/menu/menu-state';

const press = (panel: 'destinations' | 'tools' | 'guides'): MenuEvent => ({ type: 'pressed', panel });
const elapsed: MenuEvent = { type: 'elapsed' };
const after = (...events: MenuEvent[]): MenuState => events.reduce(menuReducer, CLOSED);

describe('the menus (SPEC §4)', () => {
  it('open one at a time: opening one closes the other', () => {
    const state = after(press('tools'), elapsed, elapsed, press('guides'), elapsed);
    expect([isVisible(state, 'tools'), isVisible(state, 'guides')]).toEqual([false, true]);
  });

  it('close when the destination menu opens, and it when they do', () => {
    const state = after(press('guides'), elapsed, press('destinations'), elapsed);
    expect([isVisible(state, 'guides'), isVisible(state, 'destinations')]).toEqual([false, true]);
  });

  it('close when their own button is pressed again', () => {
    const state = after(press('tools'), elapsed, elapsed, press('tools'));
    expect([state.phase, isOpen(state)]).toEqual(['closing', false]);
    expect(menuReducer(state, elapsed)).toEqual(CLOSED);
  });

  it('open another panel while one is closing', () => {
    expect(after(press('tools'), elapsed, { type: 'dismissed' }, press('guides')).phase).toBe('opening');
  });

  it('expand one step or region at a time, and none when it is pressed again', () => {
    const toggle = (id: string, isExpanded: boolean): MenuEvent => ({ type: 'toggled', id, isExpanded });
    expect(after(press('tools'), toggle('step-1', false), toggle('step-2', false)).expanded).toBe('step-2');
    expect(after(press('tools'), toggle('step-1', false), toggle('step-1', true)).expanded).toBeNull();
    expect(after(press('tools'), toggle('step-1', false), press('guides')).expanded).toBeUndefined();
  });

  it('do not open while a large screen scrolls, and do again afterwards', () => {
    expect(after({ type: 'scrolled' }, press('tools')).phase).toBe('closed');
    expect(after({ type: 'scrolled' }, { type: 'still' }, press('tools')).phase).toBe('opening');
  });

  it.each([[press('tools')], [press('destinations')]])('leave nothing open after a reset', (event) => {
    expect(after(event, elapsed, elapsed, { type: 'reset' })).toEqual(CLOSED);
  });

  it('ignore a dismissal and a clock when nothing is open', () => {
    expect(after({ type: 'dismissed' }, elapsed)).toEqual(CLOSED);
  });
});

describe('delays (SPEC §9: overlay 400 and 100 ms, close 300 ms)', () => {
  it.each([
    ['opening', true, 100],
    ['shown', true, 300],
    ['closing', true, 300],
    ['opening', false, 0],
    ['shown', false, 0],
    ['closing', false, 300],
    ['settled', true, undefined],
    ['closed', true, undefined],
  ] as const)('%s, small screen %s: %s', (phase, isSmall, delay) => {
    expect(phaseDelay(phase, isSmall)).toBe(delay);
  });
});

describe('a group of a panel', () => {
  const group = { id: 'step-2', links: [{ path: '/fr/islande/budget/', title: 'Budget', icon: 'budget' }] };

  it.each([
    ['holds the open page, nothing chosen yet', '/fr/islande/budget/', undefined, true],
    ['does not hold it, nothing chosen yet', '/fr/islande/', undefined, false],
    ['was chosen', '/fr/islande/', 'step-2', true],
    ['holds the open page, another was chosen', '/fr/islande/budget/', 'step-1', false],
    ['holds the open page, all were closed', '/fr/islande/budget/', null, false],
  ])('%s', (_, path, expanded, expected) => {
    expect(isExpanded(group, path, expanded)).toBe(expected);
  });
});
