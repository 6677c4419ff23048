import { baseMapFor, firstView } from '../../config/base-maps';
import type { Locale } from '../../config/locales';
import { articlesOfStep } from '../../content/article/order';
import { listedArticles, placedArticles, type Listed } from '../../content/country/listed-articles';
import type { CountryPageData } from '../../content/country/page-data';
import { Alerts } from '../../features/alerts/Alerts';
import { ExcursionList } from '../../features/article/ExcursionList';
import { Excursions } from '../../features/article/Excursions';
import { designsOfStep } from '../../features/country/card-designs';
import { Climate } from '../../features/country/Climate';
import { CountryArticles } from '../../features/country/CountryArticles';
import { RegionGuides } from '../../features/country/RegionGuides';
import { RegionLinks } from '../../features/country/RegionLinks';
import { Safety } from '../../features/country/Safety';
import { StepPath, type StepContent } from '../../features/country/StepPath';
import { FetchedMap } from '../../features/map/FetchedMap';
import { SaveLink } from '../../features/offline/SaveLink';
import { CountryBook } from '../../features/take-along/CountryBook';
import { useWords } from '../../i18n/use-words';
import { PageFrame } from '../../layouts/PageFrame';
import { DeferredBody } from '../../loading/DeferredBody';
import type { Alternate } from '../../routing/alternates';
import { mapPath } from '../../routing/paths';
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
  const hasSteps = country.steps.length > 0;
  const { inSteps, guides } = placedArticles(articles, { inStep6: country.excursionArticles, hasSteps });
  const isVisited = ({ id }: { id: string }) => guides.some(({ region }) => region?.id === id);
  const visited = regions.filter(isVisited);
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
              .filter((region) => !isVisited(region))
              .map(({ id, title, alerts }) => (
                <Alerts key={id} locale={locale} place={title} alerts={alerts} />
              ))}
            {country.introduction ? <Prose html={country.introduction.html} /> : null}
            {country.isMain ? <SaveLink locale={locale} country={country} /> : null}
          </div>
        </Band>
        {hasSteps ? (
          <Band title={t('path')} id="path">
            <StepPath
              steps={country.steps}
              contentOf={(step) => stepContent({ step, data, articles: inSteps, regions: visited, locale })}
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
        <TakeAlongBand locale={locale} country={country} />
      </DeferredBody>
    </PageFrame>
  );
}

/** Shows what can be taken along: the country as a book, and the files of its map. */
function TakeAlongBand({
  locale,
  country,
}: Pick<CountryViewProps, 'locale'> & Pick<CountryPageData, 'country'>) {
  const t = useWords('map');
  return (
    <Band title={t('takeAlong')} id="take-along" isScreenOnly>
      <CountryBook locale={locale} country={country} />
      {country.hasMap ? (
        <p>
          <a href={`${mapPath(country.path)}#take-along`}>{t('book.files')}</a>
        </p>
      ) : null}
    </Band>
  );
}

type StepContentProps = {
  step: number;
  data: CountryPageData;
  articles: readonly Article[];
  /** The regions that have guides on the page. */
  regions: CountryPageData['regions']['nodes'];
  locale: Locale;
};

/** More excursions than this stand in columns under the text: beside it they would leave it alone for a whole screen. */
const MOST_BESIDE = 10;

/** Returns what a step shows besides its text. */
function stepContent({ step, data, articles, regions, locale }: StepContentProps): StepContent {
  const { country } = data;
  const listed = step === 6 ? excursionArticles(country) : articlesOfStep(articles, step);
  const cards = listed.length > 0 ? <CountryArticles shown={designsOfStep(listed)} /> : undefined;
  if (step === 2 && country.climate.length > 0)
    return {
      under: cards,
      beside: <Climate locale={locale} place={country.climatePlace} months={country.climate} />,
    };
  if (step === 5) return { under: cards, beside: <RegionLinks regions={regions} /> };
  if (step === 6) {
    const excursions = <CountryExcursions locale={locale} data={data} />;
    return data.excursions.nodes.length <= MOST_BESIDE
      ? { under: cards, beside: excursions }
      : {
          under: (
            <>
              {cards}
              {excursions}
            </>
          ),
        };
  }
  if (step === 7)
    return {
      under: <Safety emergencyNumbers={country.emergencyNumbers} officialSources={country.officialSources} />,
      beside: <CountryMap locale={locale} country={country} />,
    };
  return { beside: cards };
}

type PartProps = { locale: Locale; data: CountryPageData };

/** Shows excursions that an article describes in brief, with a link to it, and all others in full. */
function CountryExcursions({ locale, data: { excursions, standaloneExcursions } }: PartProps) {
  return (
    <>
      <ExcursionList locale={locale} excursions={excursions.nodes} />
      {standaloneExcursions.nodes.length > 0 ? (
        <Excursions locale={locale} excursions={standaloneExcursions.nodes} level={4} />
      ) : null}
    </>
  );
}

function CountryMap({ locale, country }: { locale: Locale; country: CountryPageData['country'] }) {
  if (!country.hasMap || !country.frame) return null;
  return (
    <FetchedMap
      locale={locale}
      country={country}
      baseMap={baseMapFor(country.frame)}
      frame={firstView(country.frame)}
    />
  );
}

/** The list of step 6 in the editors' order (DECISIONS 1); regions do not matter there. */
function excursionArticles({ excursionArticles: listed }: CountryPageData['country']): Article[] {
  return listed.map((article) => ({ ...article, region: null }));
}
