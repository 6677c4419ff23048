import path from 'node:path';
import { LOCALE_NAMES, LOCALES } from '../../../cms/src/domain/locales';
import type { FieldPath, Locate } from '../../../cms/src/seed/problems';
import type { Locale, Problem, Rule, World } from '../types';

/** An entry with the languages it lacks. */
type Lack = {
  key: string;
  locale: Locale;
  problem: Problem;
};

const hasSome = (value: object) => LOCALES.some((locale) => locale in value);

/** `{ fr: …, en: … }` objects of a value that have one language only. */
function halves(value: unknown, parents: FieldPath = []): [FieldPath, Locale][] {
  if (typeof value !== 'object' || value === null) return [];
  if (hasSome(value)) {
    return LOCALES.filter((locale) => !(locale in value)).map((locale) => [parents, locale]);
  }
  return Object.entries(value).flatMap(([name, part]) =>
    halves(part, [...parents, Array.isArray(value) ? Number(name) : name]),
  );
}

function lacksOfFacts(key: string, value: unknown, locate: Locate): Lack[] {
  return halves(value).map(([field, locale]) => {
    const message = `has no text in ${LOCALE_NAMES[locale]}`;
    return { key, locale, problem: { ...locate(field), message } };
  });
}

/** Lists texts whose file is missing. The rule for the schema reports files that cannot be read. */
function lacksOfFiles({ articles, countries, pages, unreadable }: World['catalogue']): Lack[] {
  const entries = [
    ...[...articles, ...pages].map(({ key, place, texts }) => ({ key, texts, before: `${place.file}/` })),
    ...countries.map(({ key, place, texts }) => ({
      key,
      texts,
      before: `${path.posix.dirname(place.file)}/country.`,
    })),
  ];
  return entries.flatMap(({ key, texts, before }) =>
    LOCALES.filter((locale) => texts[locale] === undefined && !unreadable.has(key)).map((locale) => {
      const message = 'there is no such file; where that is meant, content/single-language.yaml says why';
      return { key, locale, problem: { file: `${before}${locale}.md`, line: 1, message } };
    }),
  );
}

function lacksOf({ catalogue }: World): Lack[] {
  const { countries, regions, excursions, features, authors, site } = catalogue;
  const items = [...regions, ...excursions, ...features, ...authors];
  return [
    ...lacksOfFiles(catalogue),
    ...countries.flatMap(({ key, facts }) => lacksOfFacts(key, facts.value, facts.locate)),
    ...items.flatMap(({ key, value, locate }) => lacksOfFacts(key, value, locate)),
    ...(site ? lacksOfFacts('site', site.value, site.locate) : []),
  ];
}

/** Everything is there in both languages, except what `content/single-language.yaml` agrees on; nothing is listed idly. */
export const checkLanguages: Rule = (world) => {
  const lacks = lacksOf(world);
  const isSame = (lack: Lack, { key, manque }: { key: string; manque: Locale }) =>
    lack.key === key && lack.locale === manque;
  const idle = world.single.filter(({ value }) => !lacks.some((lack) => isSame(lack, value)));
  return [
    ...lacks
      .filter((lack) => !world.single.some(({ value }) => isSame(lack, value)))
      .map(({ problem }) => problem),
    ...idle.map(({ value, locate }) => ({
      ...locate(['key']),
      message: `nothing called "${value.key}" lacks ${LOCALE_NAMES[value.manque]}; take the entry off the list`,
    })),
  ];
};
