import type { CreatePagesArgs } from 'gatsby';
import type { Locale } from '../../config/locales';
import type { RichText } from '../../content/markdown/types';
import { plainText, type PlainText } from '../../content/search/plain-text';
import { type Entry, ownEntries } from '../nodes/own-entries';
import type { SearchSource } from './sources';

type Args = Pick<CreatePagesArgs, 'getNodesByType'>;
const NO_TEXT: PlainText = { headings: [], text: '' };

/** Everything published in a language that has a page, or a place on one. */
export function nodeSources(args: Args, locale: Locale, pages: ReadonlySet<string>): SearchSource[] {
  const own = <T extends { locale: string }>(entries: readonly T[]) =>
    entries.filter((entry) => entry.locale === locale);
  const countries = own(ownEntries(args, 'Country')).filter(({ path }) => pages.has(path));
  const articles = own(ownEntries(args, 'Article'));
  const slugs = new Map([...countries, ...articles].map(({ id, slug }) => [id, slug]));
  const regions = new Map(ownEntries(args, 'Region').map(({ id, title }) => [id, title]));
  const at = ({ country, region }: { country?: string | undefined; region?: string | undefined }) => ({
    country: country && slugs.get(country),
    region: region && regions.get(region),
  });
  const shown = <T extends { country?: string | undefined }>(entries: readonly T[]) =>
    entries.filter(({ country }) => country !== undefined && slugs.has(country));
  return [
    ...countries.map(countrySource),
    ...articles.map((article) => ({ ...articleSource(article), ...at(article) })),
    ...shown(own(ownEntries(args, 'MapFeature'))).map((place) => ({
      kind: 'place' as const,
      title: place.title,
      shortId: place.shortId,
      words: place.searchWords,
      lead: place.description,
      ...at(place),
    })),
    ...shown(own(ownEntries(args, 'Excursion'))).map((excursion) => ({
      kind: 'excursion' as const,
      title: excursion.title,
      lead: excursion.description,
      text: [excursion.place, excursion.duration].filter(Boolean).join('\n'),
      article: excursion.article && slugs.get(excursion.article),
      ...at(excursion),
    })),
    ...own(ownEntries(args, 'StaticPage')).map(({ title, slug }) => ({ kind: 'page' as const, title, slug })),
  ];
}

function countrySource({ name, slug, introduction, steps }: Entry<'Country'>): SearchSource {
  const texts = [textOf(introduction), ...steps.map(({ text }) => textOf(text))];
  return {
    kind: 'country',
    title: name,
    slug,
    headings: [...steps.map(({ title }) => title), ...texts.flatMap(({ headings }) => headings)],
    text: texts.map(({ text }) => text).join('\n'),
  };
}

function articleSource(article: Entry<'Article'>): SearchSource {
  const { title, shortTitle, slug, searchWords, standfirst, body, interest, access, opinion } = article;
  const { headings, text } = textOf(body);
  return {
    kind: 'article',
    title,
    shortTitle,
    slug,
    words: searchWords,
    lead: standfirst,
    headings,
    text: [text, interest, access, opinion].filter(Boolean).join('\n'),
  };
}

function textOf(text: RichText | undefined): PlainText {
  return text ? plainText(text.markdown, text.locale) : NO_TEXT;
}
