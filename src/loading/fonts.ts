/** Closer or wider letters, in em, from the least to the most that nobody notices. */
const SPACINGS = [0.005, 0.01, 0.015, 0.02, 0.025].flatMap((spacing) => [-spacing, spacing]);

/**
 * Loads the web fonts and sets the page in all of them at once: one layout instead of one for each file. Files of rare
 * letters (ā, ʻ, ő) load only in pages that have such letters, as their `unicode-range` says. If the fonts cannot be
 * had, the page keeps the fallbacks.
 */
export async function loadFonts(): Promise<void> {
  const faces = [...document.styleSheets].flatMap(facesOf);
  await Promise.allSettled(faces.filter(isUsual).map((face) => face.load()));
  const texts = [...document.querySelectorAll<HTMLElement>('h1, [data-keep-lines]')];
  const heights = texts.map(({ offsetHeight }) => offsetHeight);
  for (const face of faces) document.fonts.add(face);
  texts.forEach((text, index) => keepLines(text, heights[index] ?? 0));
}

/**
 * The fallback has the widths of the web font on average, and yet a text that fills its lines may take another line in one
 * than in the other, and move the page below it. A title, and a text that marks itself with `data-keep-lines`, is set a
 * little closer or wider, so that it keeps its lines.
 * @param height in pixels, before the web fonts came
 */
function keepLines(text: HTMLElement, height: number): void {
  const usual = parseFloat(getComputedStyle(text).letterSpacing) || 0;
  const size = parseFloat(getComputedStyle(text).fontSize);
  const isKept = () => Math.abs(text.offsetHeight - height) < size / 2;
  if (isKept()) return;
  for (const spacing of SPACINGS) {
    text.style.letterSpacing = `${usual + spacing * size}px`;
    if (isKept()) return;
  }
  text.style.letterSpacing = '';
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

/** Checks whether a face holds the letters of every page: those of ASCII. */
function isUsual({ unicodeRange }: FontFace): boolean {
  return /^U\+0+-/i.test(unicodeRange);
}
