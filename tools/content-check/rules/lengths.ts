import { LOCALES } from '../../../cms/src/domain/locales';
import type { FieldPath } from '../../../cms/src/seed/problems';
import type { Text } from '../../../cms/src/seed/source/content-folder';
import { readMarkdown } from '../markdown';
import type { Problem, Rule } from '../types';

/** Characters a text may have. */
type Limits = {
  min?: number;
  max: number;
  isNeeded?: boolean;
};

const BODY = { min: 450, max: 1100 };
const STANDFIRST: Limits = { min: 120, max: 220, isNeeded: true };
const TITLES = { titre: { max: 80 }, titre_court: { max: 30 } };
/** Number of characters that a card has room for beside its picture (content/STYLE.md). */
const CARD: Limits = { min: 40, max: 90 };
const SEO = { titre: { max: 60, isNeeded: true }, description: { min: 120, max: 155, isNeeded: true } };

/** The words of a body as it is read: runs of letters and digits, outside code, pictures and addresses. */
export function countWords(markdown: string): number {
  return readMarkdown(markdown).prose.reduce(
    (sum, { text }) => sum + (text.match(/[\p{L}\p{M}\p{N}]+/gu)?.length ?? 0),
    0,
  );
}

/** Returns what is wrong with a text's length, in characters, or undefined. */
export function lengthFault(
  text: string | undefined,
  { min = 0, max, isNeeded }: Limits,
): string | undefined {
  if (text === undefined) return isNeeded ? 'is missing' : undefined;
  const length = [...text].length;
  const expected = min > 0 ? `${String(min)} to ${String(max)}` : `at most ${String(max)}`;
  return length < min || length > max ? `has ${String(length)} characters; expected ${expected}` : undefined;
}

type Heads = {
  titre?: string;
  titre_court?: string | undefined;
  chapeau?: string | undefined;
  resume?: string | undefined;
  seo?: { titre?: string | undefined; description?: string | undefined } | undefined;
};

function headProblems({ value, locate }: Text<Heads>, hasStandfirst: boolean): Problem[] {
  const limited: [FieldPath, string | undefined, Limits][] = [
    [['titre'], value.titre, TITLES.titre],
    [['titre_court'], value.titre_court, TITLES.titre_court],
    [['seo', 'titre'], value.seo?.titre, SEO.titre],
    [['seo', 'description'], value.seo?.description, SEO.description],
  ];
  if (hasStandfirst) limited.push([['chapeau'], value.chapeau, STANDFIRST], [['resume'], value.resume, CARD]);
  return limited.flatMap(([path, text, limits]) => {
    const message = lengthFault(text, limits);
    return message === undefined ? [] : [{ ...locate(path), message }];
  });
}

function bodyProblems({ body, locateBody }: Text<unknown>): Problem[] {
  const words = countWords(body);
  if (words >= BODY.min && words <= BODY.max) return [];
  const message = `the text has ${String(words)} words; expected ${String(BODY.min)} to ${String(BODY.max)}`;
  return [{ ...locateBody(1), message }];
}

/** Bodies and standfirsts of articles; titles and descriptions of articles, countries and pages. */
export const checkLengths: Rule = ({ catalogue: { articles, countries, pages } }) =>
  LOCALES.flatMap((locale) => [
    ...articles.flatMap(({ texts: { [locale]: text } }) =>
      text ? [...headProblems(text, true), ...bodyProblems(text)] : [],
    ),
    ...pages.flatMap(({ texts: { [locale]: text } }) => (text ? headProblems(text, true) : [])),
    ...countries.flatMap(({ texts: { [locale]: text } }) => (text ? headProblems(text, false) : [])),
  ]);
