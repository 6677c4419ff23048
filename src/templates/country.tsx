import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { destinationThing } from '../content/structured-data/destination';
import { useFrameData } from '../layouts/frame-data';
import type { PageContext } from '../layouts/page-context';
import { PageHead } from '../layouts/PageHead';
import { CountryView } from './views/CountryView';

type Data = Queries.CountryTemplateQuery;

/** A destination: its introduction, the eight steps with their articles, its guides by region (SPEC §1). */
export default function CountryPage({
  data: { country, ...lists },
  pageContext: { locale, alternates },
}: PageProps<Data, PageContext>) {
  if (!country) return null;
  return <CountryView locale={locale} alternates={alternates} data={{ country, ...lists }} />;
}

export function Head({ data, pageContext: { locale, alternates } }: HeadProps<Data, PageContext>) {
  const { country } = data;
  const { siteUrl } = useFrameData(locale);
  if (!country) return null;
  const { path, name, shareImage } = country;
  const description = country.seo.description;
  const visited = new Set(data.articles.nodes.map(({ region }) => region?.id));
  const regions = data.regions.nodes.filter(({ id }) => visited.has(id));
  return (
    <PageHead
      locale={locale}
      url={path}
      metaTitle={country.seo.title ?? name}
      metaDescription={description}
      shareImage={shareImage}
      alternates={alternates}
      countryReference={country.reference}
      things={[destinationThing({ siteUrl, locale, path, name, description, shareImage, regions })]}
    />
  );
}

export const query = graphql`
  query CountryTemplate($id: String!, $locale: String!) {
    country(id: { eq: $id }) {
      ...CountryPage
    }
    regions: allRegion(filter: { country: { id: { eq: $id } } }, sort: { title: ASC }) {
      nodes {
        id
        documentId
        title
        introduction
        alerts {
          ...AlertItem
        }
      }
    }
    articles: allArticle(filter: { country: { id: { eq: $id } } }, sort: { id: ASC }) {
      nodes {
        ...ArticleCard
        region {
          id
        }
      }
    }
    excursions: allExcursion(
      filter: { country: { id: { eq: $id } }, article: { id: { ne: null } } }
      sort: { title: ASC }
    ) {
      nodes {
        ...ExcursionInBrief
      }
    }
    standaloneExcursions: allExcursion(
      filter: { country: { id: { eq: $id } }, article: { id: { eq: null } } }
      sort: { title: ASC }
    ) {
      nodes {
        ...ExcursionItem
      }
    }
    locales: allLocale(
      filter: { language: { eq: $locale }, ns: { in: ["common", "country", "article", "map"] } }
    ) {
      ...Words
    }
  }
`;
