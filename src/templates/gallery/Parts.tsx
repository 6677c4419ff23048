import type { Locale } from '../../config/locales';
import { PATH_STEPS } from '../../config/taxonomy';
import { Alerts } from '../../features/alerts/Alerts';
import { Excursions } from '../../features/article/Excursions';
import { Verdict } from '../../features/article/Verdict';
import { Climate } from '../../features/country/Climate';
import { RegionGuides } from '../../features/country/RegionGuides';
import { Safety } from '../../features/country/Safety';
import { StepPath } from '../../features/country/StepPath';
import { Suggestions } from '../../features/not-found/Suggestions';
import { useWords } from '../../i18n/use-words';
import { Sample } from './Sample';
import { ALERTS, MONTHS, PICTURE, SAMPLES } from './samples';

/** Parts of the country's and the article's pages, and of the page for unknown addresses. */
export function Parts({ locale }: { locale: Locale }) {
  const t = useWords('country');
  const { title, long, text } = SAMPLES[locale];
  const article = {
    id: 'a',
    path: '#content',
    title,
    shortTitle: null,
    standfirst: text,
    type: 'zone',
    step: null,
    menuPosition: null,
    isHike: false,
    cover: PICTURE,
    region: { id: 'r' },
  };
  const excursion = {
    id: 'x',
    shortId: 'k3v9x',
    title,
    description: text,
    bookingUrl: 'https://www.example.org/',
    isTested: true,
    test: { by: 'Camille', on: '2026-09-14', operator: title },
    duration: '3 h',
    place: long,
    picture: null,
  };
  return (
    <>
      <Sample name="Alerts: three levels; one that is over and one that is to come hide">
        <Alerts locale={locale} place={title} alerts={ALERTS} />
      </Sample>
      <Sample name="Climate: a wide year">
        <Climate locale={locale} place={title} months={MONTHS} />
      </Sample>
      <Sample name="Climate: the same all year, without rain">
        <Climate
          locale={locale}
          place={null}
          months={MONTHS.map(({ month }) => ({ month, low: 24, high: 26, rainMm: 0, daylightH: 12 }))}
        />
      </Sample>
      <Sample name="StepPath">
        <StepPath
          steps={PATH_STEPS.map((number) => ({
            number,
            title: t(`steps.${number}`),
            text: { html: `<p>${text}</p>` },
          }))}
          contentOf={() => ({})}
        />
      </Sample>
      <Sample name="RegionGuides: several guides, one of them in the other language; a single one">
        <RegionGuides
          regions={[{ id: 'r', title, introduction: text }]}
          articles={[
            article,
            { ...article, id: 'b', type: 'loisir', locale: locale === 'fr' ? 'en' : 'fr' },
            { ...article, id: 'c', type: 'interet', cover: null },
            { ...article, id: 'd', region: null },
          ]}
        />
      </Sample>
      <Sample name="Safety">
        <Safety
          emergencyNumbers={[{ service: title, number: '112' }]}
          officialSources={[{ title: long, url: 'https://www.example.org/' }]}
        />
      </Sample>
      <Sample name="Excursions: tested; nothing to book">
        <Excursions
          locale={locale}
          excursions={[excursion, { ...excursion, id: 'y', isTested: false, bookingUrl: null }]}
        />
      </Sample>
      <Sample name="Verdict">
        <Verdict opinion={text} likes={[title, long]} dislikes={[title]} />
      </Sample>
      <Sample name="Suggestions: nothing was asked for">
        <Suggestions locale={locale} asked={undefined} sitemapPath="#content" />
      </Sample>
    </>
  );
}
