import { passagesOf } from '../passages';
import { breachAt, piecesOf } from '../pieces';
import type { Rule } from '../types';

/** Spellings that STYLE.md does not have, and what it has instead: names keep the letters of their own language … */
const LETTERS: Record<string, string> = {
  Thingvellir: 'Þingvellir',
  Jokulsarlon: 'Jökulsárlón',
  Isafjordur: 'Ísafjörður',
  Seydisfjordur: 'Seyðisfjörður',
  Husavik: 'Húsavík',
  Snaefellsnes: 'Snæfellsnes',
  Myvatn: 'Mývatn',
  Lahaina: 'Lāhainā',
  Kaanapali: 'Kāʻanapali',
  Molokai: 'Molokaʻi',
  Lanai: 'Lānaʻi',
  Haleakala: 'Haleakalā',
  Kilauea: 'Kīlauea',
  Taputapuatea: 'Taputapuātea',
};

/** … but for those that French and English have made their own. */
const PLAIN: Record<string, string> = {
  Hawaiʻi: 'Hawaii',
  Oʻahu: 'Oahu',
  Kauaʻi: 'Kauai',
  Waikīkī: 'Waikiki',
  Reykjavík: 'Reykjavik',
  Moʻorea: 'Moorea',
  'Mo’orea': 'Moorea',
  'Ra’iatea': 'Raiatea',
  'Taha’a': 'Tahaa',
};

/** Official names of bodies, which spell as they like; the language’s own name; and the letter as its own example. */
const OFFICIAL =
  /Hawaiʻi (?:Volcanoes|State|Tourism|Department|DLNR)|Visit Reykjavík|State of Hawaiʻi|ʻōlelo Hawaiʻi|Hawaiʻi, Kauaʻi/g;

const SPELLINGS = Object.entries({ ...LETTERS, ...PLAIN }).map(
  ([slip, expected]) => [new RegExp(`(?<![\\p{L}ʻ])${slip}(?![\\p{L}ʻ’])`, 'gu'), expected] as const,
);

/** @example nameSlips('À Myvatn') → [{ index: 2, message: 'expected Mývatn' }] */
export function nameSlips(text: string): { index: number; message: string }[] {
  const covered = text.replace(OFFICIAL, (name) => 'x'.repeat(name.length));
  return SPELLINGS.flatMap(([slip, expected]) =>
    [...covered.matchAll(slip)].map(({ index, 0: found }) => ({
      index,
      message: `"${found}" is spelt otherwise elsewhere; expected ${expected}`,
    })),
  ).sort((a, b) => a.index - b.index);
}

/** One spelling for each name of a place, in everything that somebody reads. */
export const checkPlaceNames: Rule = (world) =>
  passagesOf(world).flatMap((passage) =>
    piecesOf(passage).flatMap((piece) =>
      nameSlips(piece.text).map(({ index, message }) => breachAt(passage, piece, message, index)),
    ),
  );
