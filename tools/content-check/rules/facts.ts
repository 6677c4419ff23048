import { LOCALES } from '../../../cms/src/domain/locales';
import { formatFact } from '../../../cms/src/seed/facts/format';
import type { Fact } from '../../../cms/src/seed/facts/schema';
import type { Locale, Problem, Rule } from '../types';

/** Digits of a figure, whatever groups them. @example digitsOf('3 055,5', 'fr') → '3055.5' */
function digitsOf(figure: string, locale: Locale): string {
  const digits = figure.replace(locale === 'fr' ? /[^\d,]/g : /[^\d.]/g, '');
  return locale === 'fr' ? digits.replace(',', '.') : digits;
}

/** Lists what a line says of a fact without quoting it. @param line as it is written in the file */
export function factFaults(line: string, fact: Fact, locale: Locale): string[] {
  const { key, motif, valeur } = fact;
  if (motif === undefined || valeur === undefined) return [];
  return [...line.matchAll(new RegExp(motif[locale], 'g'))].flatMap(([, figure = '']) =>
    digitsOf(figure, locale) === String(valeur)
      ? [`tells the fact "${key}"; quote it: {{fact:${key}}}`]
      : [`says ${figure}, but the fact "${key}" is ${formatFact(fact, locale)}`],
  );
}

/** A figure of the register is quoted, so that no two texts can tell it differently. */
export const checkFacts: Rule = ({ catalogue, facts, lineOf }) =>
  catalogue.articles.flatMap(({ texts }) =>
    LOCALES.flatMap((locale): Problem[] => {
      const file = texts[locale]?.locateBody(1).file;
      if (file === undefined) return [];
      return linesOf(file, lineOf).flatMap((text, index) =>
        facts.flatMap((fact) =>
          factFaults(text, fact, locale).map((message) => ({ file, line: index + 1, message })),
        ),
      );
    }),
  );

/** The lines of a file as they are written, before facts are quoted: up to its last that is not blank. */
function linesOf(file: string, lineOf: (file: string, line: number) => string): string[] {
  const lines: string[] = [];
  for (let line = 1, blank = 0; blank < 50; line += 1) {
    const text = lineOf(file, line);
    blank = text === '' ? blank + 1 : 0;
    lines.push(text);
  }
  return lines;
}
