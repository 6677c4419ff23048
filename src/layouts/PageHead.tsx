import type { Locale } from '../config/locales';
import { documentTitle } from '../config/site';
import { absoluteUrl } from '../routing/absolute-url';
import { alternateLinks, type Alternate } from '../routing/alternates';
import { useFrameData } from './frame-data';

type PageHeadProps = {
  locale: Locale;
  path: string;
  title: string;
  description?: string | null | undefined;
  alternates: readonly Alternate[];
  /** Sets the page's palette. */
  countryReference?: string | null | undefined;
  isIndexed?: boolean;
};

/** The head of every page: its language, title, description, canonical address and versions (SPEC §2). */
export function PageHead(props: PageHeadProps) {
  const { locale, path, title, description, alternates, countryReference, isIndexed = true } = props;
  const { brand, siteUrl } = useFrameData(locale);
  const fullTitle = brand ? documentTitle(title, brand.name) : title;
  return (
    <>
      <html lang={locale} data-country={countryReference ?? undefined} />
      <title>{fullTitle}</title>
      {description ? <meta name="description" content={description} /> : null}
      {isIndexed ? null : <meta name="robots" content="noindex" />}
      <link rel="canonical" href={absoluteUrl(siteUrl, path)} />
      {alternateLinks({ locale, path }, alternates).map(({ hreflang, path: href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={absoluteUrl(siteUrl, href)} />
      ))}
    </>
  );
}
