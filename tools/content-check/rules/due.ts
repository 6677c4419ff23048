import { LOCALES } from '../../../cms/src/domain/locales';
import type { ArticleSource } from '../../../cms/src/seed/catalogue/types';
import type { Text } from '../../../cms/src/seed/source/content-folder';
import type { Problem, Rule } from '../types';

/** Words of what was to come when it was written; a year makes them an announcement. */
const ANNOUNCED = {
  fr: /annonc(?:é|ée|és|ées|ait|aient)\b|doit rouvrir|devait rouvrir|étai(?:t|ent) attendu|jusqu’à nouvel ordre|devient payant|prévu[es]* (?:pour|en)\b/,
  en: /\bannounced\b|was to (?:open|reopen|close)|(?:was|were|is) due to|until further notice|(?:is|are) to pay|expected back/,
};

/** Sentences of a text with the line on which each begins. */
function sentencesOf(body: string): { line: number; text: string }[] {
  return body
    .split('\n')
    .flatMap((text, index) => text.split(/(?<=[.!?])\s/).map((part) => ({ line: index + 1, text: part })));
}

function announcementIn(text: Text<unknown> | undefined, locale: 'fr' | 'en', year: number) {
  return sentencesOf(text?.body ?? '').find(({ text: sentence }) => {
    const years = [...sentence.matchAll(/\b20\d\d\b/g)].map(([found]) => Number(found));
    return ANNOUNCED[locale].test(sentence) && years.some((found) => found >= year);
  });
}

/** An announcement of the content’s own year, or of a later one, says when it is to be looked at again. */
function undatedProblems({ facts, texts }: ArticleSource, year: number): Problem[] {
  if (facts.value.a_revoir_le !== undefined) return [];
  return LOCALES.flatMap((locale): Problem[] => {
    const text = texts[locale];
    const found = announcementIn(text, locale, year);
    if (text === undefined || found === undefined) return [];
    const message = `announces something; article.yaml needs a_revoir_le: "${found.text.trim().slice(0, 60)}…"`;
    return [{ ...text.locateBody(found.line), message }];
  });
}

/** Announcements are dated, and none was due on the content’s own day. */
export const checkDue: Rule = ({ catalogue, date }) =>
  catalogue.articles.flatMap((article): Problem[] => {
    const { value, locate } = article.facts;
    const { a_revoir_le: day, a_revoir: what } = value;
    if (date === undefined) return [];
    if (day === undefined) return undatedProblems(article, Number(date.slice(0, 4)));
    const at = locate(['a_revoir_le']);
    if (what === undefined)
      return [{ ...at, field: 'a_revoir', message: 'is missing; say what to look at again' }];
    return day <= date ? [{ ...at, message: `was due on ${date}, the day of the content: ${what}` }] : [];
  });
