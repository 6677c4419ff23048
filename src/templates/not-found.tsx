import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { startTransition, useEffect, useState } from 'react';
import type { Locale } from '../config/locales';
import { translatorOf } from '../i18n/page-words';
import { InLanguage } from '../i18n/use-words';
import type { PageContext } from '../layouts/page-context';
import { PageHead } from '../layouts/PageHead';
import { localeOfPath, NOT_FOUND_PATH } from '../routing/paths';
import { NotFoundView } from './views/NotFoundView';

type Data = Queries.NotFoundTemplateQuery;

/**
 * A lost traveller, close addresses and four ways on. Servers have one such page, in French with an English line
 * (SPEC §2); for an address under another language its script turns it round.
 */
export default function NotFoundPage({
  data: { brand, countries },
  pageContext: { alternates },
  location: { pathname },
}: PageProps<Data, PageContext>) {
  // What was asked for is not known while the build renders; the first render in the browser says the same as the HTML.
  const [asked, setAsked] = useState<string>();
  // A transition: the page that is being taken over may not be changed at once (see PageFrame).
  useEffect(
    () => startTransition(() => setAsked(pathname === NOT_FOUND_PATH ? undefined : pathname)),
    [pathname],
  );
  const locale: Locale = localeOfPath(asked ?? NOT_FOUND_PATH);
  return (
    <InLanguage locale={locale}>
      <NotFoundView
        locale={locale}
        alternates={locale === 'fr' ? alternates : []}
        asked={asked}
        poster={brand?.lostPoster}
        countries={countries.nodes.filter((country) => country.locale === locale)}
      />
    </InLanguage>
  );
}

export function Head({ data, location, pageContext: { alternates } }: HeadProps<Data, PageContext>) {
  const locale = localeOfPath(location.pathname);
  return (
    <PageHead
      locale={locale}
      url={NOT_FOUND_PATH}
      metaTitle={translatorOf(locale, data.locales).namespace('not-found')('metaTitle')}
      alternates={alternates}
      isIndexed={false}
    />
  );
}

export const query = graphql`
  query NotFoundTemplate {
    brand(locale: { eq: "fr" }) {
      lostPoster {
        ...Picture
      }
    }
    countries: allCountry(filter: { isMain: { eq: true } }, sort: { name: ASC }) {
      nodes {
        ...CountryCard
        locale
      }
    }
    locales: allLocale(filter: { ns: { in: ["common", "not-found", "search-page"] } }) {
      ...Words
    }
  }
`;
