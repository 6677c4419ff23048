import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Locale } from '../../config/locales';
import { useWords } from '../../i18n/use-words';
import type { FormContext } from '../../services/forms/form-helpers';
import { useFormWords } from '../../services/forms/useFormWords';
import { loadWords } from '../../services/forms/words';
import { checkSession, readUserName } from '../../services/login';
import { readToken, watchSession } from '../../services/session';
import { LazyPart } from '../../ui';

type Props = { formContext: FormContext; onLoggedIn: () => void };

const load = async (locale: Locale) => {
  const [{ LoginForm }, words] = await Promise.all([import('./LoginForm'), loadWords(locale)]);
  return function LoadedLoginForm(props: Props) {
    return <LoginForm {...props} words={words} />;
  };
};

const LOADERS = { fr: () => load('fr'), en: () => load('en') };

/** The login's place: the form, or who is logged in. A login that the CMS no longer takes is over. */
export function Login({ formContext }: Pick<Props, 'formContext'>) {
  const t = useWords('login');
  const words = useFormWords();
  const isLoggedIn = useSyncExternalStore(
    watchSession,
    () => readToken() !== '',
    () => false,
  );
  useEffect(() => void checkSession(formContext.cmsUrl), [formContext.cmsUrl]);
  const note = useRef<HTMLParagraphElement>(null);
  const [logins, setLogins] = useState(0);
  // The focus follows who has just used the form, which is gone; a login restored on load leaves it where it is.
  useEffect(() => {
    if (logins > 0) note.current?.focus();
  }, [logins]);
  if (isLoggedIn)
    return (
      <p ref={note} role="status" tabIndex={-1}>
        {t('loggedIn', { name: readUserName() })}
      </p>
    );
  const props = { formContext, onLoggedIn: () => setLogins((count) => count + 1) };
  return <LazyPart load={LOADERS[formContext.locale]} props={props} words={words} isSmall />;
}
