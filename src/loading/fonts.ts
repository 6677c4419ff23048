/** Closer or wider letters, in em, from the least to the most that nobody notices in a title. */
const SPACINGS = [0.005, 0.01, 0.015, 0.02, 0.025].flatMap((spacing) => [-spacing, spacing]);

/**
 * Loads the web fonts and sets the page in all of them at once: one layout instead of one for each file. Files of rare
 * letters (ā, ʻ, ő) load only in pages that have such letters, as their `unicode-range` says. If the fonts cannot be
 * had, the page keeps the fallbacks.
 */
export async function loadFonts(): Promise<void> {
  const faces = [...document.styleSheets].flatMap(facesOf);
  await Promise.allSettled(faces.filter(isUsual).map((face) => face.load()));
  const titles = [...document.querySelectorAll<HTMLElement>('h1')];
  const heights = titles.map(({ offsetHeight }) => offsetHeight);
  for (const face of faces) document.fonts.add(face);
  titles.forEach((title, index) => keepLines(title, heights[index] ?? 0));
}

/**
 * The fallback has the widths of the web font on average, and yet a title that fills its lines may take another line in one
 * than in the other, and move the page. Such a title is set a little closer or wider, so that it keeps its lines.
 * @param height in pixels, before the web fonts came
 */
function keepLines(title: HTMLElement, height: number): void {
  const usual = parseFloat(getComputedStyle(title).letterSpacing) || 0;
  const size = parseFloat(getComputedStyle(title).fontSize);
  const isKept = () => Math.abs(title.offsetHeight - height) < size / 2;
  if (isKept()) return;
  for (const spacing of SPACINGS) {
    title.style.letterSpacing = `${usual + spacing * size}px`;
    if (isKept()) return;
  }
  title.style.letterSpacing = '';
}

/** The faces that the sheet names for readers without scripts (./fonts.css). */
function facesOf(sheet: CSSStyleSheet): FontFace[] {
  // The rules of a sheet from elsewhere cannot be read.
  if (sheet.href !== null && !sheet.href.startsWith(location.origin)) return [];
  return [...sheet.cssRules]
    .filter((rule) => rule instanceof CSSMediaRule)
    .flatMap((media) => [...media.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ style }) => {
      const valueOf = (name: string) => style.getPropertyValue(name);
      return new FontFace(valueOf('font-family').replaceAll('"', ''), valueOf('src'), {
        display: valueOf('font-display') as FontDisplay,
        weight: valueOf('font-weight'),
        unicodeRange: valueOf('unicode-range'),
      });
    });
}

/** Whether a face holds the letters of every page: those of ASCII. */
function isUsual({ unicodeRange }: FontFace): boolean {
  return /^U\+0+-/i.test(unicodeRange);
}
