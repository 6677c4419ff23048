import { LOCALE_NAMES, type Locale } from '../../config/locales';
import type { Alternate } from '../../routing/alternates';
import { Link } from '../../ui';

type LanguageLinkProps = {
  locale: Locale;
  alternates: readonly Alternate[];
  className?: string | undefined;
};

/** A link to this page in the other language; nothing where no published translation exists (SPEC §2). */
export function LanguageLink({ locale, alternates, className }: LanguageLinkProps) {
  const other = alternates.find((alternate) => alternate.locale !== locale);
  if (!other) return null;
  return (
    <Link href={other.path} hrefLang={other.locale} lang={other.locale} className={className}>
      {LOCALE_NAMES[other.locale]}
    </Link>
  );
}
