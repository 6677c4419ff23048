import { BAR, SHARD_FORMAT, type CountryTitles, type TitlesShard } from '../../content/search/shards';
import { packSlug } from '../../content/search/slugs';
import type { SearchSource, SearchSources } from './sources';

/** The title of an article that the first file holds: the long or the short one. */
export type TitleField = 'title' | 'shortTitle';

/** The file of titles: every entry that can be found, with one list for each of its properties (content/search/shards.ts). */
export function titlesOf({ sources }: SearchSources, field: TitleField): TitlesShard {
  const countries = sources.filter(({ kind }) => kind === 'country').map((one) => countryOf(one, sources));
  const spots = [
    ...countries.flatMap(({ slug, regions }) =>
      ['', ...regions].map((region) => ({ country: slug, region })),
    ),
    { country: undefined, region: '' },
  ];
  const columns = (kind: SearchSource['kind']) => {
    const rows = spots.map(({ country, region }) =>
      sources.filter(
        (source) =>
          source.kind === kind &&
          source.country === country &&
          (country === undefined || (source.region ?? '') === region),
      ),
    );
    return { counts: rows.map(({ length }) => length), own: rows.flat() };
  };
  const articles = columns('article');
  const titles = articles.own.map((source) => source[field] ?? source.title);
  const places = columns('place');
  const excursions = columns('excursion');
  const pages = sources.filter(({ kind }) => kind === 'page');
  return {
    format: SHARD_FORMAT,
    countries,
    articles: {
      titles: column(titles),
      counts: articles.counts,
      slugs: column(articles.own.map(({ slug = '' }, index) => packSlug(slug, titles[index] ?? ''))),
      words: wordsOf(articles.own),
    },
    places: {
      titles: column(places.own.map(({ title }) => title)),
      counts: places.counts,
      ids: column(places.own.map(({ shortId = '' }) => shortId)),
      words: wordsOf(places.own),
    },
    excursions: {
      titles: column(excursions.own.map(({ title }) => title)),
      counts: excursions.counts,
      articles: excursions.own.map(({ country, article }) =>
        articles.own.findIndex(({ slug, country: its }) => slug === article && its === country),
      ),
    },
    pages: {
      titles: column(pages.map(({ title }) => title)),
      slugs: column(pages.map(({ slug = '' }) => slug)),
    },
  };
}

function countryOf(
  { title: name, slug = '' }: SearchSource,
  sources: readonly SearchSource[],
): CountryTitles {
  const regions = sources.filter(({ country }) => country === slug).flatMap(({ region }) => region ?? []);
  return { name, slug, regions: [...new Set(regions)].sort(), parts: 0, isLight: false };
}

function wordsOf(sources: readonly SearchSource[]): string {
  return column(sources.map(({ words = '' }) => words));
}

/** A bar within a text would begin another one. */
function column(texts: readonly string[]): string {
  return texts.map((text) => text.replaceAll(BAR, '¦')).join(BAR);
}
