import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { loadTripPlanner } from '../features/trip/load-planner';
import { translatorOf } from '../i18n/page-words';
import { useWords } from '../i18n/use-words';
import type { PageContext } from '../layouts/page-context';
import { TextPage } from '../layouts/TextPage';
import { ToolHead } from '../layouts/ToolHead';
import { tripPath } from '../routing/paths';
import { LazyPart, lazyWords } from '../ui';
import * as styles from './trip.module.css';

type Data = Queries.TripTemplateQuery;

/** The visitor's own trips, and how they work, which stands in the HTML: hearts lead here without scripts. */
export default function TripPage({ pageContext: { locale, alternates } }: PageProps<Data, PageContext>) {
  const t = useWords('trip-page');
  return (
    <TextPage
      locale={locale}
      alternates={alternates}
      path={tripPath(locale)}
      title={t('title')}
      standfirst={t('standfirst')}
    >
      <LazyPart load={loadTripPlanner} props={{ locale }} words={lazyWords(t)} />
      <section className={styles.how} data-print="hide">
        <h2>{t('howTitle')}</h2>
        <ol>
          {(['how1', 'how2', 'how3', 'how4'] as const).map((key) => (
            <li key={key}>{t(key)}</li>
          ))}
        </ol>
      </section>
    </TextPage>
  );
}

export function Head({ data, pageContext }: HeadProps<Data, PageContext>) {
  const t = translatorOf(pageContext.locale, data.locales).namespace('trip-page');
  return <ToolHead url={tripPath(pageContext.locale)} pageContext={pageContext} t={t} />;
}

export const query = graphql`
  query TripTemplate($locale: String!) {
    locales: allLocale(filter: { language: { eq: $locale }, ns: { in: ["common", "trip-page"] } }) {
      ...Words
    }
  }
`;
