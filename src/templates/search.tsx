import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { loadSearchPanel } from '../features/search/load-panel';
import { translatorOf } from '../i18n/page-words';
import { useWords } from '../i18n/use-words';
import { useFrameData } from '../layouts/frame-data';
import type { PageContext } from '../layouts/page-context';
import { TextPage } from '../layouts/TextPage';
import { ToolHead } from '../layouts/ToolHead';
import { searchPath } from '../routing/paths';
import { LazyPart, lazyWords } from '../ui';

type Data = Queries.SearchTemplateQuery;

/** The search at an address of its own, which may hold a question (`?q=`). */
export default function SearchPage({
  pageContext: { locale, alternates },
  location: { search },
}: PageProps<Data, PageContext>) {
  const t = useWords('search-page');
  const sitemapPath = useFrameData(locale).pageOf('sitemap')?.path;
  return (
    <TextPage locale={locale} alternates={alternates} path={searchPath(locale)} title={t('title')}>
      {/* Another question in the address, of a link or of the history, begins anew. */}
      <LazyPart key={search} load={loadSearchPanel} props={{ locale, sitemapPath }} words={lazyWords(t)} />
      <noscript>
        <p>
          <a href={sitemapPath}>{t('sitemap')}</a>
        </p>
      </noscript>
    </TextPage>
  );
}

export function Head({ data, pageContext }: HeadProps<Data, PageContext>) {
  const t = translatorOf(pageContext.locale, data.locales).namespace('search-page');
  return <ToolHead url={searchPath(pageContext.locale)} pageContext={pageContext} t={t} />;
}

export const query = graphql`
  query SearchTemplate($locale: String!) {
    locales: allLocale(filter: { language: { eq: $locale }, ns: { in: ["common", "search-page"] } }) {
      ...Words
    }
  }
`;
