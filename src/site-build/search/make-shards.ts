import { excursionId } from '../../content/search/read-shards';
import { SHARD_FORMAT, type TextRow } from '../../content/search/shards';
import { articlePath, countryPath, placePath, textsPath, titlesPath } from '../../routing/paths';
import { slugify } from '../../routing/slugify';
import { cutTexts, type WholeText } from './cut-texts';
import { titlesOf } from './pack-titles';
import type { SearchSource, SearchSources } from './sources';
import { firstPart, PART, TITLES, weigh } from './weights';

/** The files of a language by address: titles, and the texts of each country in parts. */
export function makeShards({ locale, sources }: SearchSources): Map<string, string> {
  const own = { locale, sources: withoutNeedlessIds(inOrder(sources)) };
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

/**
 * The CMS gives entries in another order each time it is filled. The files of the same content are the same: otherwise the
 * same sentence would be in a country's first part today, and in its second one tomorrow.
 */
function inOrder(sources: readonly SearchSource[]): SearchSource[] {
  const keyOf = ({ slug, title, shortId }: SearchSource) => [slug ?? slugify(title), shortId].join(' ');
  return sources
    .map((source) => ({ source, key: keyOf(source) }))
    .sort((a, b) => Number(a.key > b.key) - Number(a.key < b.key))
    .map(({ source }) => source);
}

/** Ids weigh more than anything else for their length: only those stay without which a place has no address of its own. */
function withoutNeedlessIds(sources: readonly SearchSource[]): SearchSource[] {
  const nameOf = ({ country, title }: SearchSource) => `${country ?? ''}/${slugify(title)}`;
  const counts = new Map<string, number>();
  for (const source of ofKind(sources, 'place'))
    counts.set(nameOf(source), (counts.get(nameOf(source)) ?? 0) + 1);
  return sources.map((source) =>
    slugify(source.title) === '' || (counts.get(nameOf(source)) ?? 0) > 1
      ? source
      : { ...source, shortId: undefined },
  );
}

function ofKind(sources: readonly SearchSource[], kind: SearchSource['kind']): SearchSource[] {
  return sources.filter((source) => source.kind === kind);
}

/** @param isLong whether the titles of articles are too many for the first file and come with the texts */
function textsOf({ locale, sources }: SearchSources, country: string, isLong: boolean): WholeText[] {
  const path = countryPath(locale, country);
  const idOf = ({ kind, slug = '', title, shortId = '' }: SearchSource): TextRow[0] => {
    if (kind === 'country') return path;
    if (kind === 'article') return articlePath(locale, slug, country);
    return kind === 'place' ? placePath(path, shortId || slugify(title)) : excursionId(path, title);
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
