import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { ReactNode } from 'react';
import { baseMapFor, firstView } from '../config/base-maps';
import type { Locale } from '../config/locales';
import { useTranslation } from 'react-i18next';
import { articlesOfStep } from '../content/article/order';
import { destinationThing } from '../content/structured-data/destination';
import { itemList } from '../content/structured-data/site';
import { Excursions } from '../features/article/Excursions';
import { ClimateTable } from '../features/country/ClimateTable';
import { FetchedMap } from '../features/map/FetchedMap';
import { RegionGuides } from '../features/country/RegionGuides';
import { Safety } from '../features/country/Safety';
import { StepLinks, StepPath } from '../features/country/StepPath';
import { useFrameData } from '../layouts/frame-data';
import { PageFrame } from '../layouts/PageFrame';
import { PageHead } from '../layouts/PageHead';
import type { PageContext } from '../layouts/page-context';
import { ArticleCards, Band, Poster, Prose } from '../ui';

type Data = Queries.CountryTemplateQuery;

/** A destination: its introduction, the eight steps with their articles, its guides by region (SPEC §1). */
export default function CountryPage({
  data,
  pageContext: { locale, alternates },
}: PageProps<Data, PageContext>) {
  const { t } = useTranslation('country');
  const { country } = data;
  if (!country) return null;
  const guides = data.articles.nodes.filter(({ step }) => step === null);
  return (
    <PageFrame locale={locale} path={country.path} alternates={alternates} country={country}>
      <Poster picture={country.banner} title={country.name} />
      <Band>{country.introduction ? <Prose html={country.introduction.html} /> : null}</Band>
      {country.steps.length > 0 ? (
        <>
          <Band title={t('path')} tone="sunk" id="path">
            <StepLinks steps={country.steps} />
          </Band>
          <Band title={t('pathTitle')}>
            <StepPath steps={country.steps} contentOf={(step) => stepContent(step, data, locale)} />
          </Band>
        </>
      ) : null}
      {guides.length > 0 ? (
        <Band title={t('guides')} tone="sunk" id="guides">
          <RegionGuides locale={locale} regions={data.regions.nodes} articles={guides} />
        </Band>
      ) : null}
    </PageFrame>
  );
}

/** What a step shows besides its text. */
function stepContent(step: number, data: Data, locale: Locale): ReactNode {
  const { country, articles, excursions } = data;
  if (!country) return null;
  const listed = step === 6 ? country.excursionArticles : articlesOfStep(articles.nodes, step, locale);
  return (
    <>
      {step === 2 ? (
        <ClimateTable locale={locale} place={country.climatePlace} months={country.climate} />
      ) : null}
      {listed.length > 0 ? <ArticleCards articles={listed} level={4} /> : null}
      {step === 6 ? <Excursions excursions={excursions.nodes} level={4} /> : null}
      {step === 7 && country.hasMap && country.frame ? (
        <FetchedMap
          locale={locale}
          country={country}
          baseMap={baseMapFor(country.frame)}
          frame={firstView(country.frame)}
        />
      ) : null}
      {step === 7 ? (
        <Safety emergencyNumbers={country.emergencyNumbers} officialSources={country.officialSources} />
      ) : null}
    </>
  );
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
      things={[
        destinationThing({ siteUrl, locale, path, name, description, shareImage, regions }),
        itemList(
          siteUrl,
          data.articles.nodes.map(({ title, path: item }) => ({ name: title, path: item })),
        ),
      ]}
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
        title
        introduction
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
    excursions: allExcursion(filter: { country: { id: { eq: $id } } }, sort: { title: ASC }) {
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
