import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { loadOfflinePanel } from '../features/offline/load-panel';
import { translatorOf } from '../i18n/page-words';
import { useWords } from '../i18n/use-words';
import type { PageContext } from '../layouts/page-context';
import { TextPage } from '../layouts/TextPage';
import { ToolHead } from '../layouts/ToolHead';
import { offlinePath } from '../routing/paths';
import { LazyPart, lazyWords } from '../ui';

type Data = Queries.OfflineTemplateQuery;

/** Countries to save and saved ones; and what stands for an address that is not saved (docs/offline.md). */
export default function OfflinePage({
  data: { countries },
  pageContext: { locale, alternates },
}: PageProps<Data, PageContext>) {
  const t = useWords('offline');
  return (
    <TextPage
      locale={locale}
      alternates={alternates}
      path={offlinePath(locale)}
      title={t('title')}
      standfirst={t('standfirst')}
    >
      <LazyPart load={loadOfflinePanel} props={{ locale, countries: countries.nodes }} words={lazyWords(t)} />
      <h2>{t('howTitle')}</h2>
      <p>{t('how')}</p>
      <p>{t('limits')}</p>
      <h2>{t('iosTitle')}</h2>
      <p>{t('ios')}</p>
    </TextPage>
  );
}

export function Head({ data, pageContext }: HeadProps<Data, PageContext>) {
  const t = translatorOf(pageContext.locale, data.locales).namespace('offline');
  return <ToolHead url={offlinePath(pageContext.locale)} pageContext={pageContext} t={t} />;
}

export const query = graphql`
  query OfflineTemplate($locale: String!) {
    countries: allCountry(filter: { locale: { eq: $locale }, isMain: { eq: true } }, sort: { name: ASC }) {
      nodes {
        name
        path
      }
    }
    locales: allLocale(filter: { language: { eq: $locale }, ns: { in: ["common", "offline"] } }) {
      ...Words
    }
  }
`;
