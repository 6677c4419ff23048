import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { loadSearchPanel } from '../features/search/load-panel';
import { translatorOf } from '../i18n/page-words';
import { useWords } from '../i18n/use-words';
import { useFrameData } from '../layouts/frame-data';
import { PageHead } from '../layouts/PageHead';
import { TextPage } from '../layouts/TextPage';
import type { PageContext } from '../layouts/page-context';
import { searchPath } from '../routing/paths';
import { LazyPart } from '../ui';

type Data = Queries.SearchTemplateQuery;

/** The search at an address of its own, which may hold a question (`?q=`). */
export default function SearchPage({
  pageContext: { locale, alternates },
  location: { search },
}: PageProps<Data, PageContext>) {
  const t = useWords('search-page');
  const sitemapPath = useFrameData(locale).pageOf('sitemap')?.path;
  const words = {
    loading: t('loading'),
    failed: t('failed'),
    retry: t('retry'),
    needsScript: t('needsScript'),
  };
  return (
    <TextPage locale={locale} alternates={alternates} path={searchPath(locale)} title={t('title')}>
      {/* Another question in the address, of a link or of the history, begins anew. */}
      <LazyPart key={search} load={loadSearchPanel} props={{ locale, sitemapPath }} words={words} />
      <noscript>
        <p>
          <a href={sitemapPath}>{t('sitemap')}</a>
        </p>
      </noscript>
    </TextPage>
  );
}

export function Head({ data, pageContext: { locale, alternates } }: HeadProps<Data, PageContext>) {
  const t = translatorOf(locale, data.locales).namespace('search-page');
  return (
    <PageHead
      locale={locale}
      url={searchPath(locale)}
      metaTitle={t('title')}
      metaDescription={t('description')}
      alternates={alternates}
      isIndexed={false}
    />
  );
}

export const query = graphql`
  query SearchTemplate($locale: String!) {
    locales: allLocale(filter: { language: { eq: $locale }, ns: { in: ["common", "search-page"] } }) {
      ...Words
    }
  }
`;
