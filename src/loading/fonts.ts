/**
 * Loads the web fonts and sets the page in all of them at once: one layout instead of one for each file. Files of rare
 * letters (ā, ʻ, ő) load only in pages that have such letters, as their `unicode-range` says. If the fonts cannot be
 * had, the page keeps the fallbacks.
 */
export async function loadFonts(): Promise<void> {
  const faces = [...document.styleSheets].flatMap(facesOf);
  await Promise.allSettled(faces.filter(isUsual).map((face) => face.load()));
  for (const face of faces) document.fonts.add(face);
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
