import { useWords } from '../../i18n/use-words';

/** Returns the words that stand in a form's place before it is there. */
export function useFormWords() {
  const t = useWords('form');
  return { loading: t('loading'), failed: t('failed'), retry: t('retry'), needsScript: t('needsScript') };
}
