/** Texts, and lists that may stand in lines themselves, as dates of an article do. */
const TEXTS = 'main :is(h1, h2, h3, p, ul, dl)';
const PARTS = 'h2, h3, p, ul, dl';

/** In CSS pixels: what moves by less is no shift to a browser, and letters of two fonts stand higher or lower by one. */
const STILL = 3;

/**
 * Gives the page its web fonts without moving what the visitor reads. The fallbacks have their widths on average; a title
 * that fills its lines just so takes one more in one font than in the other, and would push all below it. Such a text stays in
 * its fallback. What has not been laid out yet is not looked at.
 * @param give makes the web fonts known, the first family of each text
 */
export function inTheSameLines(give: () => void): void {
  const texts = [...document.querySelectorAll<HTMLElement>(TEXTS)].filter(isReadHere);
  const before = texts.map(placesIn);
  give();
  const after = texts.map(placesIn);
  texts
    .filter((_, index) =>
      before[index]?.some((place, at) => Math.abs(place - (after[index]?.[at] ?? 0)) >= STILL),
    )
    .forEach((text) => {
      text.style.fontFamily = getComputedStyle(text).fontFamily.replace(/^[^,]+, */, '');
    });
}

/** Drawn, on the screen or before it, and without parts that are looked at themselves. */
function isReadHere(text: HTMLElement): boolean {
  const isDrawn =
    text.checkVisibility?.({ contentVisibilityAuto: true }) ?? text.closest('[data-below]') === null;
  return isDrawn && text.querySelector(PARTS) === null && text.getBoundingClientRect().top < innerHeight;
}

/** How high a text is, and where in it its parts stand. */
function placesIn(text: HTMLElement): readonly number[] {
  const parts = [...text.children].filter((part) => part instanceof HTMLElement);
  return [text.offsetHeight, ...parts.map((part) => part.offsetTop - text.offsetTop)];
}
