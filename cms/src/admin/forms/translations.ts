import { FORMS } from '../../panel/forms';
import { VALUES } from '../../panel/values';

type Language = 'fr' | 'en';

const SPACE = { true: 'content-types', false: 'components' } as const;

/** The ids under which Strapi's form and list look for the labels of a type's fields. */
function labels(language: Language): [string, string][] {
  return Object.entries(FORMS).flatMap(([uid, { words }]) =>
    Object.entries(words).map(([name, { label }]): [string, string] => [
      `content-manager.${SPACE[`${uid.startsWith('api::')}`]}.${uid}.${name}`,
      label[language],
    ]),
  );
}

const DATES: Record<Language, Record<string, string>> = {
  fr: { updatedAt: 'Modifié le', createdAt: 'Créé le' },
  en: { updatedAt: 'Changed on', createdAt: 'Made on' },
};

const dates = (language: Language): [string, string][] =>
  Object.keys(FORMS).flatMap((uid) =>
    Object.entries(DATES[language]).map(([name, label]): [string, string] => [
      `content-manager.content-types.${uid}.${name}`,
      label,
    ]),
  );

/** Strapi's form looks for the words of a choice under the value itself. */
const values = (language: Language): [string, string][] =>
  Object.entries(VALUES).map(([value, words]) => [value, words[language]]);

/** Labels and choices of every form, by the id under which Strapi asks for them. */
export const formTranslations = (language: Language): Record<string, string> =>
  Object.fromEntries([...labels(language), ...dates(language), ...values(language)]);
