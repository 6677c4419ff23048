import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { baseMapFor, firstView } from '../../config/base-maps';
import type { Locale } from '../../config/locales';
import { articlesOfStep } from '../../content/article/order';
import type { CountryPageData } from '../../content/country/page-data';
import { Excursions } from '../../features/article/Excursions';
import { ClimateTable } from '../../features/country/ClimateTable';
import { FetchedMap } from '../../features/map/FetchedMap';
import { RegionGuides } from '../../features/country/RegionGuides';
import { Safety } from '../../features/country/Safety';
import { StepLinks, StepPath } from '../../features/country/StepPath';
import { PageFrame } from '../../layouts/PageFrame';
import type { Alternate } from '../../routing/alternates';
import { ArticleCards, Band, Poster, Prose } from '../../ui';

export type CountryViewProps = {
  locale: Locale;
  alternates: readonly Alternate[];
  data: CountryPageData;
};

/** A destination: published, or in the preview of a draft (SPEC §1). */
export function CountryView({ locale, alternates, data }: CountryViewProps) {
  const { t } = useTranslation('country');
  const { country } = data;
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
function stepContent(step: number, data: CountryPageData, locale: Locale): ReactNode {
  const { country, articles, excursions } = data;
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
