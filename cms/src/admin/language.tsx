import { useIntl } from 'react-intl';
import type { Words } from '../panel/types';

export type Language = 'fr' | 'en';

/** The language that the account chose for the panel; Strapi's other languages are not offered. */
export function useLanguage(): Language {
  return useIntl().locale === 'fr' ? 'fr' : 'en';
}

/** Words within Strapi's own components, which cannot know our languages. */
export function Say({ words }: { words: Words }) {
  return <>{words[useLanguage()]}</>;
}
