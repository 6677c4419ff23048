import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { LOCALE_TERRITORIES } from '../../config/locales';
import { isCountryReference } from '../../config/taxonomy';
import { bookListPath, bookPath, sheetsPath } from '../../routing/paths';
import { publishFiles } from '../files/published-files';
import { type Entry, ownEntries } from '../nodes/own-entries';
import { bookChapters } from './chapters';
import { bookCover } from './cover';
import { bookMap } from './map';
import { bookWords, fillIn } from './words';

type Args = Pick<CreatePagesArgs, 'getNodesByType'>;

/**
 * Writes what the book of each country and language consists of. The books are made of it after the pages are live
 * (publisher/books), which knows nothing of content.
 */
export function writeBookLists(args: Args, pages: readonly { readonly path: string }[], site: string): void {
  const built = new Set(pages.map(({ path }) => path));
  const countries = ownEntries(args, 'Country').filter(({ path }) => built.has(path));
  const brands = new Map(ownEntries(args, 'Brand').map(({ locale, name }) => [locale, name]));
  const styles = { book: styleSheet('book'), sheets: styleSheet('sheets') };
  const entries = articlesAndPlaces(args);
  const lists = countries.map((country) => {
    const brand = brands.get(country.locale) ?? '';
    return [
      bookListPath(country.path),
      JSON.stringify({ ...bookList(country, entries, brand), site, styles }),
    ] as const;
  });
  publishFiles('_books', new Map(lists));
}

type Entries = {
  readonly articles: readonly Entry<'Article'>[];
  readonly regions: readonly Entry<'Region'>[];
  readonly places: readonly Entry<'MapFeature'>[];
};

const articlesAndPlaces = (args: Args): Entries => ({
  articles: ownEntries(args, 'Article'),
  regions: ownEntries(args, 'Region'),
  places: ownEntries(args, 'MapFeature'),
});

function bookList(country: Entry<'Country'>, { articles, regions, places }: Entries, brand: string) {
  const { id, path, locale, name, steps, excursionArticles, frame, hasMap, reference } = country;
  const words = bookWords(locale);
  const { book } = words;
  const own = articles.filter((article) => article.country === id);
  const pathOf = new Map(articles.map((article) => [article.id, article.path]));
  const located = places
    .filter((place) => place.country === id)
    .map(({ title, layer, geometry, description = null, article }) => {
      const address = article === undefined ? undefined : pathOf.get(article);
      return { title, layer, geometry, description, article: address ?? null };
    });
  return {
    epub: bookPath(path),
    sheets: sheetsPath(path),
    language: locale,
    days: { locale: LOCALE_TERRITORIES[locale].replace('_', '-'), first: book.firstDay },
    title: name,
    subtitle: book.subtitle,
    publisher: brand,
    rights: fillIn(book.rights, { brand }),
    source: path,
    cover: bookCover({
      title: name,
      subtitle: book.subtitle,
      siteName: brand,
      country: isCountryReference(reference) ? reference : null,
    }),
    idlePictures: '/maps/',
    words: book,
    about: [fillIn(book.aboutText, { brand }), fillIn(book.aboutLicence, { brand })],
    chapters: bookChapters(
      {
        path,
        name,
        steps,
        regions: regions.filter((region) => region.country === id),
        articles: own.map((article) => {
          const { type = null, step = null, menuPosition = null, region = null, title, isHike } = article;
          return { type, step, menuPosition, region, title, isHike, id: article.id, path: article.path };
        }),
        excursionArticles,
      },
      words,
    ),
    map: hasMap && frame ? bookMap({ path, name, frame, places: located }, words) : null,
  };
}

/** Read, not bundled: the books have nothing in common with the styles of pages. */
function styleSheet(name: string): string {
  return readFileSync(join('src/site-build/books', `${name}.css`), 'utf8');
}
