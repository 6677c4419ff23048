import { LOCALES, type Locale } from '../../config/locales';
import { Suggestions } from '../../features/not-found/Suggestions';
import { loadSearchPanel } from '../../features/search/load-panel';
import { useWords } from '../../i18n/use-words';
import { useFrameData } from '../../layouts/frame-data';
import { PageFrame } from '../../layouts/PageFrame';
import type { Alternate } from '../../routing/alternates';
import { NOT_FOUND_PATH, wordsOfPath } from '../../routing/paths';
import { Band, LazyPart, lazyWords, Poster, PosterCard, PosterShelf, type PictureData } from '../../ui';

type NotFoundViewProps = {
  locale: Locale;
  alternates: readonly Alternate[];
  /** The address that leads nowhere; undefined until a script knows it. */
  asked: string | undefined;
  poster: PictureData | null | undefined;
  countries: readonly {
    readonly id: string;
    readonly path: string;
    readonly name: string;
    readonly banner: PictureData | null;
  }[];
};

/** Says in both languages that there is no such page, and where to go from here. */
export function NotFoundView({ locale, alternates, asked, poster, countries }: NotFoundViewProps) {
  const t = useWords('not-found');
  const searchWords = useWords('search-page');
  const sitemapPath = useFrameData(locale).pageOf('sitemap')?.path;
  return (
    <PageFrame locale={locale} path={NOT_FOUND_PATH} alternates={alternates}>
      <Poster picture={poster} title={t('title')}>
        <p>{t('text')}</p>
        {LOCALES.filter((other) => other !== locale).map((other) => (
          <OtherLine key={other} locale={other} />
        ))}
      </Poster>
      <Band title={t('suggestions')}>
        <Suggestions locale={locale} asked={asked} sitemapPath={sitemapPath} />
        <LazyPart
          key={asked}
          load={loadSearchPanel}
          props={{ locale, sitemapPath, question: asked === undefined ? '' : wordsOfPath(asked) }}
          words={lazyWords(searchWords)}
        />
      </Band>
      <Band title={t('destinations')} tone="sunk">
        <PosterShelf>
          {countries.map(({ id, path, name, banner }) => (
            <PosterCard key={id} href={path} title={name} picture={banner} />
          ))}
        </PosterShelf>
      </Band>
    </PageFrame>
  );
}

/** The same in a language that the page does not speak. */
function OtherLine({ locale }: { locale: Locale }) {
  const t = useWords('not-found', locale);
  return <p lang={locale}>{t('line')}</p>;
}
