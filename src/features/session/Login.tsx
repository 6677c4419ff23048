import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../config/locales';
import type { Writing } from '../../services/forms/glue';
import { useFormWords } from '../../services/forms/useFormWords';
import { loadWords } from '../../services/forms/words';
import { checkSession, readUserName } from '../../services/login';
import { readToken, watchSession } from '../../services/session';
import { LazyPart } from '../../ui';

type Props = { writing: Writing };

const load = async (locale: Locale) => {
  const [{ LoginForm }, words] = await Promise.all([import('./LoginForm'), loadWords(locale)]);
  return function LoadedLoginForm(props: Props) {
    return <LoginForm {...props} words={words} />;
  };
};

const LOADERS = { fr: () => load('fr'), en: () => load('en') };

/** The login's place: the form, or who is logged in. A login that the CMS no longer takes is over. */
export function Login({ writing }: Props) {
  const { t } = useTranslation('login');
  const words = useFormWords();
  const isLoggedIn = useSyncExternalStore(
    watchSession,
    () => readToken() !== '',
    () => false,
  );
  useEffect(() => void checkSession(writing.cmsUrl), [writing.cmsUrl]);
  if (isLoggedIn) return <p role="status">{t('loggedIn', { name: readUserName() })}</p>;
  return <LazyPart load={LOADERS[writing.locale]} props={{ writing }} words={words} />;
}
