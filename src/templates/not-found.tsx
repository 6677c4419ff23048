import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { PageFrame } from '../layouts/PageFrame';
import { PageHead } from '../layouts/PageHead';
import type { PageContext } from '../layouts/page-context';
import { NOT_FOUND_PATH } from '../routing/paths';
import { Band, Card, CardGrid, Poster } from '../ui';

type Data = Queries.NotFoundTemplateQuery;

/** A lost traveller and four ways on; French, with an English line (SPEC §2). */
export default function NotFoundPage({
  data,
  pageContext: { locale, alternates },
}: PageProps<Data, PageContext>) {
  const { t } = useTranslation('not-found');
  return (
    <PageFrame locale={locale} path={NOT_FOUND_PATH} alternates={alternates}>
      <Poster picture={data.brand?.lostPoster} title={t('title')}>
        <p>{t('text')}</p>
        <p lang="en">{t('english')}</p>
      </Poster>
      <Band title={t('destinations')}>
        <CardGrid>
          {data.countries.nodes.map(({ id, path, name, banner }) => (
            <Card key={id} href={path} title={name} picture={banner} />
          ))}
        </CardGrid>
      </Band>
    </PageFrame>
  );
}

export function Head({ pageContext: { locale, alternates } }: HeadProps<Data, PageContext>) {
  return (
    <PageHead
      locale={locale}
      url={NOT_FOUND_PATH}
      metaTitle="Page introuvable"
      alternates={alternates}
      isIndexed={false}
    />
  );
}

export const query = graphql`
  query NotFoundTemplate($locale: String!) {
    brand(locale: { eq: $locale }) {
      lostPoster {
        ...Picture
      }
    }
    countries: allCountry(filter: { locale: { eq: $locale }, isMain: { eq: true } }, sort: { name: ASC }) {
      nodes {
        ...CountryCard
      }
    }
    locales: allLocale(filter: { language: { eq: $locale }, ns: { in: ["common", "not-found"] } }) {
      ...Words
    }
  }
`;
