import { navigate } from 'gatsby';
import { useEffect, useRef, type MouseEvent } from 'react';
import { DELAYS } from '../../config/interaction';
import { LOCALE_NAMES, type Locale } from '../../config/locales';
import type { Alternate } from '../../routing/alternates';
import { tripPath } from '../../routing/paths';
import * as styles from './LanguageLink.module.css';

type LanguageLinkProps = {
  locale: Locale;
  alternates: readonly Alternate[];
  className?: string | undefined;
};

/**
 * A link to this page in the other language, by its own address; nothing where no published translation exists. It
 * leads there after 100 ms; below 700 px it shows the language's code (SPEC §2, §4).
 */
export function LanguageLink({ locale, alternates, className }: LanguageLinkProps) {
  const timer = useRef<number>();
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const other = alternates.find((alternate) => alternate.locale !== locale);
  if (!other) return null;
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void navigate(other.path + kept(other)), DELAYS.languageSwitch);
  };
  return (
    <a href={other.path} hrefLang={other.locale} lang={other.locale} className={className} onClick={follow}>
      <span className={styles.name}>{LOCALE_NAMES[other.locale]}</span>
      <span className={styles.code} aria-hidden="true">
        {other.locale.toUpperCase()}
      </span>
    </a>
  );
}

/** The link of a trip holds the trip, which is the same in every language. */
function kept({ locale, path }: Alternate): string {
  const { search, hash } = window.location;
  return path === tripPath(locale) ? search + hash : '';
}
