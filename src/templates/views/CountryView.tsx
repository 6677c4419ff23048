import type { ReactNode } from 'react';
import { baseMapFor, firstView } from '../../config/base-maps';
import type { Locale } from '../../config/locales';
import { articlesOfStep } from '../../content/article/order';
import { listedArticles, type Listed } from '../../content/country/listed-articles';
import type { CountryPageData } from '../../content/country/page-data';
import { Alerts } from '../../features/alerts/Alerts';
import { Excursions } from '../../features/article/Excursions';
import { Climate } from '../../features/country/Climate';
import { CountryArticles } from '../../features/country/CountryArticles';
import { FetchedMap } from '../../features/map/FetchedMap';
import { RegionGuides } from '../../features/country/RegionGuides';
import { Safety } from '../../features/country/Safety';
import { StepPath } from '../../features/country/StepPath';
import { useWords } from '../../i18n/use-words';
import { PageFrame } from '../../layouts/PageFrame';
import { DeferredBody } from '../../loading/DeferredBody';
import type { Alternate } from '../../routing/alternates';
import { Band, Poster, Prose } from '../../ui';
import * as styles from './country.module.css';

export type CountryViewProps = {
  locale: Locale;
  alternates: readonly Alternate[];
  data: CountryPageData;
};

type Article = Listed<Queries.ArticleCardFragment>;

/** A destination: published, or in the preview of a draft (SPEC §1). */
export function CountryView({ locale, alternates, data }: CountryViewProps) {
  const t = useWords('country');
  const { country } = data;
  const regions = data.regions.nodes;
  const articles = listedArticles<Queries.ArticleCardFragment>(
    data.articles.nodes,
    country.untranslated,
    regions,
  );
  const guides = articles.filter(({ step }) => step === null);
  // A country without a banner of its own borrows a picture from its guides.
  const picture = country.banner ?? articles.find(({ cover }) => cover)?.cover;
  return (
    <PageFrame locale={locale} path={country.path} alternates={alternates} country={country}>
      <Poster picture={picture} title={country.name} />
      <DeferredBody>
        <Band>
          <div className={styles.introduction}>
            <Alerts locale={locale} place={country.name} alerts={country.alerts} />
            {regions
              .filter(({ id }) => !guides.some(({ region }) => region?.id === id))
              .map(({ id, title, alerts }) => (
                <Alerts key={id} locale={locale} place={title} alerts={alerts} />
              ))}
            {country.introduction ? <Prose html={country.introduction.html} /> : null}
          </div>
        </Band>
        {country.steps.length > 0 ? (
          <Band title={t('path')} id="path">
            <StepPath
              steps={country.steps}
              contentOf={(step) => stepContent({ step, data, articles, locale })}
            />
          </Band>
        ) : null}
        {guides.length > 0 ? (
          <Band title={t('guides')} tone="sunk" id="guides">
            <RegionGuides
              regions={regions}
              articles={guides}
              noteOf={({ title, alerts }) =>
                alerts.length > 0 ? <Alerts locale={locale} place={title} alerts={alerts} /> : null
              }
            />
          </Band>
        ) : null}
      </DeferredBody>
    </PageFrame>
  );
}

type StepContentProps = { step: number; data: CountryPageData; articles: readonly Article[]; locale: Locale };

/** What a step shows besides its text. */
function stepContent({ step, data, articles, locale }: StepContentProps): ReactNode {
  const { country } = data;
  const excursions = [...data.excursions.nodes, ...data.standaloneExcursions.nodes];
  const listed = step === 6 ? excursionArticles(country) : articlesOfStep(articles, step);
  return (
    <>
      {step === 2 ? <Climate locale={locale} place={country.climatePlace} months={country.climate} /> : null}
      {listed.length > 0 ? <CountryArticles articles={listed} /> : null}
      {step === 6 && excursions.length > 0 ? (
        <Excursions locale={locale} excursions={excursions} level={4} />
      ) : null}
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

/** The list of step 6 in the editors' order (DECISIONS 1); regions do not matter there. */
function excursionArticles({ excursionArticles: listed }: CountryPageData['country']): Article[] {
  return listed.map((article) => ({ ...article, region: null }));
}
