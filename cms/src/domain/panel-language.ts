import { LOCALES, type Locale } from './locales';
import { inBothLanguages, type Message } from './message';

/** Somebody who uses the admin panel; `preferedLanguage` is Strapi's spelling. */
export type PanelUser = {
  preferedLanguage?: unknown;
};

/** The languages that are sure to be understood: the one chosen for the panel, or both where none of ours is chosen. */
export function languagesOf(user: PanelUser | undefined): readonly Locale[] {
  const chosen = LOCALES.filter((locale) => locale === user?.preferedLanguage);
  return chosen.length > 0 ? chosen : LOCALES;
}

/** @example inLanguageOf({ preferedLanguage: 'fr' }, { fr: 'Trop long.', en: 'Too long.' }) → 'Trop long.' */
export function inLanguageOf(user: PanelUser | undefined, message: Message): string {
  const [first, second] = languagesOf(user);
  return first === undefined || second !== undefined ? inBothLanguages(message) : message[first];
}
