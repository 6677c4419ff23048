import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

/**
 * Text as outlines, so that a picture needs no font on the machine that draws it. The headline family of the site;
 * letters that a file lacks come from the next.
 */
const FILES = ['latin', 'latin-ext'].map(
  (subset) => `@fontsource/fraunces/files/fraunces-${subset}-600-normal.woff2`,
);
/** Characters that the fonts lack, and others that look the same. */
const STAND_INS: Record<string, string> = { ʻ: '‘', '\u202f': '\u00a0' };

let opened: Font[] | undefined;

function fonts(): Font[] {
  const { resolve } = createRequire(__filename);
  opened ??= FILES.map((file) => create(readFileSync(resolve(file))) as Font);
  return opened;
}

type Outline = { readonly d: string; readonly advance: number };

/** A long title is measured once for every letter that it loses. */
const outlines = new Map<string, Outline>();

function outline(letter: string, size: number): Outline {
  const key = `${letter}${size}`;
  const known = outlines.get(key) ?? draw(letter, size);
  outlines.set(key, known);
  return known;
}

function draw(letter: string, size: number): Outline {
  const shown = STAND_INS[letter] ?? letter;
  const code = shown.codePointAt(0) ?? 0;
  const font = fonts().find((candidate) => candidate.hasGlyphForCodePoint(code));
  // What no file draws (an emoji) is left out; the page's title still has it.
  if (!font) return { d: '', advance: 0 };
  const scale = size / font.unitsPerEm;
  const [glyph] = font.layout(shown).glyphs;
  if (!glyph) return { d: '', advance: 0 };
  return { d: glyph.path.scale(scale, -scale).toSVG(), advance: glyph.advanceWidth * scale };
}

/** Width of a text in pixels. */
export function textWidth(text: string, size: number): number {
  return [...text].reduce((sum, letter) => sum + outline(letter, size).advance, 0);
}

/** A line of text as SVG, its baseline starting at a place. */
export function textOutlines(text: string, size: number, x: number, y: number): string {
  let left = x;
  return [...text]
    .map((letter) => {
      const { d, advance } = outline(letter, size);
      const path = d === '' ? '' : `<path transform="translate(${left.toFixed(1)} ${y})" d="${d}"/>`;
      left += advance;
      return path;
    })
    .join('');
}

/**
 * A text broken into lines of a width; what is more than `limit` lines ends in an ellipsis.
 * @param widthOf width of a text in pixels
 */
export function breakLines(
  text: string,
  width: number,
  limit: number,
  widthOf: (text: string) => number,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/ +/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || widthOf(longer) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  lines.push(line);
  if (lines.length <= limit) return lines.map((each) => shorten(each, width, widthOf, ''));
  return [...lines.slice(0, limit - 1), shorten(lines.slice(limit - 1).join(' '), width, widthOf, '…')];
}

/** Cuts letters until a line fits; one that fits keeps `ending` all the same. */
function shorten(line: string, width: number, widthOf: (text: string) => number, ending: string): string {
  if (widthOf(line + ending) <= width) return line + ending;
  const letters = [...line];
  while (letters.length > 1 && widthOf(`${letters.join('').trimEnd()}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
