import type { Piece } from '../markdown';
import { passagesOf } from '../passages';
import { breachAt, piecesOf } from '../pieces';
import type { Locale, Rule } from '../types';
import { ENGLISH, FRENCH, type Habit } from './typography-habits';

const HABITS: Record<Locale, readonly Habit[]> = { fr: FRENCH, en: ENGLISH };

/** Addresses in a text: their signs are not the language's. */
const ADDRESS = /https?:\/\/\S*[\w/]|[\w.+-]+@[\w.-]+\w|\b[\w-]+(\.[\w-]+)+\/\S*[\w/]/g;

/** Covers addresses with letters; every index stays. */
const cover = (text: string) => text.replace(ADDRESS, (address) => 'x'.repeat(address.length));

const excerpt = (text: string, index: number) =>
  text
    .slice(Math.max(0, index - 20), index + 20)
    .replace(/\n/g, ' ')
    .trim();

/** Every slip in a text, with where it stands. @example typographySlips('Non !', 'fr') → [{ index: 4, … }] */
export function typographySlips(text: string, locale: Locale): { index: number; message: string }[] {
  const covered = cover(text);
  return HABITS[locale].flatMap(({ slip, expected }) =>
    [...covered.matchAll(slip)].map(({ index }) => ({
      index,
      message: `expected ${expected}: "${excerpt(text, index)}"`,
    })),
  );
}

/** The typography of STYLE.md, in everything that somebody reads. */
export const checkTypography: Rule = (world) =>
  passagesOf(world).flatMap((passage) =>
    piecesOf(passage).flatMap((piece: Piece) =>
      typographySlips(piece.text, passage.locale).map(({ index, message }) =>
        breachAt(passage, piece, message, index),
      ),
    ),
  );
