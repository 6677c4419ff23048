import { useTranslation } from 'react-i18next';

/** What stands in a form's place before it is there. */
export function useFormWords() {
  const { t } = useTranslation('form');
  return { loading: t('loading'), failed: t('failed'), retry: t('retry'), needsScript: t('needsScript') };
}
