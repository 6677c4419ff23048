import { LOCALES } from '../locales';
import type { Message } from '../message';
import type { Version } from './entry';
import { type Finding, finding } from './finding';

const DETAILS: Record<(typeof LOCALES)[number], Message> = {
  fr: { fr: 'n’est pas publié en français', en: 'is not published in French' },
  en: { fr: 'n’est pas publié en anglais', en: 'is not published in English' },
};

/** Languages in which an entry that is published in another is not. @param versions the languages of one entry */
export function missingTranslation(versions: readonly Version[]): Finding[] {
  const [first] = versions;
  if (!first) return [];
  return LOCALES.filter((locale) => versions.every((version) => version.locale !== locale)).map((locale) =>
    finding('missing-translation', first, DETAILS[locale]),
  );
}
