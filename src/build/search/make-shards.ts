import { excursionId } from '../../content/search/read-shards';
import {
  SHARD_FORMAT,
  type ArticleRow,
  type CountryTitles,
  type TextRow,
  type TitlesShard,
} from '../../content/search/shards';
import { articlePath, countryPath, placePath, textsPath, titlesPath } from '../../routing/paths';
import { cutTexts, type WholeText } from './cut-texts';
import type { SearchSource, SearchSources } from './sources';
import { firstPart, PART, TITLES, weigh } from './weights';

/** The files of a language by address: titles, and the texts of each country in parts. */
export function makeShards(own: SearchSources): Map<string, string> {
  const whole = titlesOf(own, 'title');
  const isLong = weigh(JSON.stringify(whole)) > TITLES;
  const titles = isLong ? titlesOf(own, 'shortTitle') : whole;
  const limits = { first: firstPart(weigh(JSON.stringify(titles))), others: PART };
  const files = new Map<string, string>();
  const countries = titles.countries.map((country) => {
    const path = countryPath(own.locale, country.slug);
    const parts = cutTexts(textsOf(own, country.slug, isLong), own.locale, limits);
    for (const [index, texts] of parts.entries())
      files.set(textsPath(path, index + 1), JSON.stringify({ format: SHARD_FORMAT, texts }));
    return { ...country, parts: parts.length, isLight: limits.first > 0 };
  });
  return files.set(titlesPath(own.locale), JSON.stringify({ ...titles, countries }));
}

type TitleField = 'title' | 'shortTitle';

function titlesOf({ sources }: SearchSources, field: TitleField): TitlesShard {
  return {
    format: SHARD_FORMAT,
    countries: ofKind(sources, 'country').map((country) =>
      countryTitles(
        country,
        sources.filter((source) => source.country === country.slug),
        field,
      ),
    ),
    articles: ofKind(sources, 'article')
      .filter(({ country }) => country === undefined)
      .map((source) => articleRow(source, -1, field)),
    pages: ofKind(sources, 'page').map(({ title, slug = '' }) => [title, slug] as const),
  };
}

function countryTitles(
  { title: name, slug = '' }: SearchSource,
  own: readonly SearchSource[],
  field: TitleField,
): CountryTitles {
  const regions = [...new Set(own.flatMap(({ region }) => region ?? []))].sort();
  const regionOf = ({ region = '' }: SearchSource) => regions.indexOf(region);
  return {
    name,
    slug,
    regions,
    articles: ofKind(own, 'article').map((source) => articleRow(source, regionOf(source), field)),
    places: ofKind(own, 'place').map((source) => [source.title, regionOf(source), source.words ?? '']),
    excursions: ofKind(own, 'excursion').map((source) => [
      source.title,
      regionOf(source),
      source.article ?? '',
    ]),
    parts: 0,
    isLight: false,
  };
}

function articleRow(source: SearchSource, region: number, field: TitleField): ArticleRow {
  const title = source[field] ?? source.title;
  return [title, source.slug ?? '', region, source.words ?? ''];
}

function ofKind(sources: readonly SearchSource[], kind: SearchSource['kind']): SearchSource[] {
  return sources.filter((source) => source.kind === kind);
}

/** @param isLong whether the titles of articles are too many for the first file and come with the texts */
function textsOf({ locale, sources }: SearchSources, country: string, isLong: boolean): WholeText[] {
  const path = countryPath(locale, country);
  const idOf = ({ kind, slug = '', title }: SearchSource): TextRow[0] => {
    if (kind === 'country') return path;
    if (kind === 'article') return articlePath(locale, slug, country);
    return kind === 'place' ? placePath(path, title) : excursionId(path, title);
  };
  return sources
    .filter((source) => (source.kind === 'country' ? source.slug : source.country) === country)
    .map((source) => ({
      id: idOf(source),
      lead: source.lead ?? '',
      headings: [...(isLong && source.kind === 'article' ? [source.title] : []), ...(source.headings ?? [])],
      text: source.text ?? '',
    }));
}
