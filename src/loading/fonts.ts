import { WITHOUT_SCRIPTS } from '../config/fonts';
import { inTheSameLines } from './same-lines';

/**
 * Asks for the fonts that a style sheet names for readers without scripts (./late-fonts.ts), and sets the page in
 * them once the files of usual letters are there: one layout for both families.
 */
export async function setInWebFonts(sheet: CSSStyleSheet): Promise<void> {
  const faces = [...sheet.cssRules].flatMap(facesIn);
  const rare = faces.filter((face) => lettersOf([face]).test('ā'));
  const usual = faces.filter((face) => !rare.includes(face));
  // Who has no line for them reads on in the fallbacks.
  await Promise.allSettled(usual.map((face) => face.load()));
  inTheSameLines(() => {
    give(usual);
  });
  if (rare.length > 0) giveWithTheirLetters(rare);
}

function give(faces: readonly FontFace[]): void {
  for (const face of faces) document.fonts.add(face);
}

/**
 * Faces of rare letters slow down each layout of a page, also where no file of theirs is ever fetched: a page gets them
 * when the first of their letters stands in it.
 */
function giveWithTheirLetters(faces: readonly FontFace[]): void {
  const letters = lettersOf(faces);
  const has = ({ textContent }: Node) => letters.test(textContent ?? '');
  if (has(document.body)) {
    give(faces);
    return;
  }
  const observer = new MutationObserver((changes) => {
    const news = changes.flatMap(({ type, target, addedNodes }) =>
      type === 'characterData' ? [target] : [...addedNodes],
    );
    if (!news.some(has)) return;
    observer.disconnect();
    give(faces);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** @example lettersOf a face for `U+100-130, U+131` → /[\u{100}-\u{130}\u{131}]/u */
function lettersOf(faces: readonly FontFace[]): RegExp {
  const ranges = faces.flatMap(({ unicodeRange }) => unicodeRange.match(/[\da-f]+(-[\da-f]+)?/gi) ?? []);
  return new RegExp(`[${ranges.map((range) => range.replace(/[\da-f]+/gi, '\\u{$&}')).join('')}]`, 'u');
}

function facesIn(rule: CSSRule): FontFace[] {
  if (!(rule instanceof CSSMediaRule) || rule.conditionText !== WITHOUT_SCRIPTS) return [];
  return [...rule.cssRules].flatMap((face) => {
    if (!(face instanceof CSSFontFaceRule)) return [];
    const of = (name: string) => face.style.getPropertyValue(name);
    // The fallbacks stand in the page already.
    if (!of('src').includes('url(')) return [];
    const descriptors = {
      display: of('font-display') as FontDisplay,
      weight: of('font-weight'),
      unicodeRange: of('unicode-range'),
    };
    return [new FontFace(of('font-family').replaceAll('"', ''), of('src'), descriptors)];
  });
}
