import { INITIAL_SCROLL, scrolled } from '../../../src/features/navigation/scroll-state';
import { scrollPosition } from '../../../src/features/navigation/smooth-scroll';

/** Scrolls through positions of a page of 10,000 px in a window of 800. */
const after = (...positions: number[]) =>
  positions.reduce((state, y) => scrolled(state, { y, viewport: 800, height: 10_000 }), INITIAL_SCROLL);

describe('the country menu (SPEC §4: 700 down hides, 200 up shows, within 200 of the bottom hides)', () => {
  it.each([
    ['699 px down', [699], false],
    ['700 px down', [700], true],
    ['700 px down in small steps', [100, 300, 699, 700], true],
    ['700 px down, then 199 up', [700, 501], true],
    ['700 px down, then 200 up', [700, 500], false],
    ['far down, then 200 up from the lowest point', [700, 3000, 2800], false],
    ['shown again, then 699 down from the turn', [700, 500, 1199], false],
    ['shown again, then 700 down from the turn', [700, 500, 1200], true],
    ['down and up by turns without ever 700 in one go', [600, 300, 900, 600], false],
    ['201 px from the bottom, shown before', [8000, 7700, 8200, 8999], true],
    ['back at the top', [5000, 0], false],
    ['beyond the top, as rubber bands do', [500, -80], false],
  ])('after %s is hidden: %#', (_, positions, isHidden) => {
    expect(after(...positions).isMenuHidden).toBe(isHidden);
  });

  it.each([
    [8999, false],
    [9000, true],
  ])('shown, at %i of 9,200 px, near the bottom: %s', (y, isHidden) => {
    expect(after(9200, 8500, y).isMenuHidden).toBe(isHidden);
  });

  it('stays on a page that is too short to scroll far', () => {
    const state = scrolled(INITIAL_SCROLL, { y: 50, viewport: 800, height: 900 });
    expect(state.isMenuHidden).toBe(false);
  });
});

describe('back-to-top (SPEC §4, DECISIONS 3)', () => {
  it.each([
    ['going down only', [5000], false],
    ['going up at 1501', [5000, 1501], true],
    ['going up at 1500', [5000, 1500], false],
    ['going up, then down at 2000', [5000, 1900, 2000], true],
    ['going up, then down at 1999', [5000, 1900, 1999], false],
    ['going up, then down to 201 px from the bottom', [5000, 4900, 8999], true],
    ['going up, then down to 200 px from the bottom', [5000, 4900, 9000], false],
    ['going up inside the last 200 px', [9200, 9100], false],
  ])('%s', (_, positions, isShown) => {
    expect(after(...positions).isTopShown).toBe(isShown);
  });
});

describe('a smooth scroll of 468 ms (SPEC §9)', () => {
  it.each([
    [-5, 1000],
    [0, 1000],
    [234, 500],
    [468, 0],
    [900, 0],
  ])('is after %i ms at %i px', (elapsed, y) => {
    expect(scrollPosition(1000, 0, elapsed)).toBeCloseTo(y);
  });
});
