import { PATH_STEPS } from '../../config/taxonomy';
import { alphabetically } from '../../content/alphabet';
import { articlesOfStep, sortGuides, sortRegions } from '../../content/article/order';
import { placedArticles } from '../../content/country/listed-articles';
import { regionAnchor } from '../../content/country/region-anchor';
import { type BookWords, fillIn } from './words';

/** A part of a book, and the page that it is taken from (publisher/books/book-list.ts). */
export type BookChapter = {
  readonly title: string;
  readonly kicker?: string;
  readonly address: string;
  readonly section?: string;
  readonly without?: readonly string[];
  readonly isPrinted?: boolean;
  readonly chapters?: readonly BookChapter[];
};

type Article = {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly type: string | null;
  readonly isHike: boolean;
  readonly step: number | null;
  readonly menuPosition: number | null;
  readonly region: string | null;
};

export type BookCountry = {
  readonly path: string;
  readonly name: string;
  readonly steps: readonly { readonly number: number; readonly title: string }[];
  readonly regions: readonly { readonly id: string; readonly title: string }[];
  readonly articles: readonly Article[];
  /** Ids of the articles of step 6, in the editors' order. */
  readonly excursionArticles: readonly string[];
};

/** Maps, which need scripts; alerts, which stand once, with the country or its region; the address of the page. */
const NOT_IN_BOOKS = ['map', 'track', 'Alerts-module__alerts', 'article-page-module__printed'];
/** Buttons that open a list over the page. */
const OPENERS = ['FullScreenList-module__open'];

/**
 * The chapters of a country: what its page begins with, the steps with their articles, and the regions with theirs, in the
 * order of its page.
 */
export function bookChapters(
  { path, name, steps, regions, articles, excursionArticles }: BookCountry,
  words: BookWords,
): BookChapter[] {
  // Without steps nothing has a place in step 6, and the practical articles come first.
  const ofStep6 = steps.length > 0 ? listedIn(excursionArticles, articles) : [];
  const { inSteps: practical, guides } = placedArticles(articles, { inStep6: ofStep6, hasSteps: true });
  return [
    { title: name, address: path, without: ['path', 'guides'], isPrinted: true },
    ...(steps.length > 0
      ? PATH_STEPS.map((number) => ({
          title: steps.find((step) => step.number === number)?.title ?? words.country.steps[number],
          kicker: fillIn(words.book.step, { number }),
          address: path,
          section: `step-${number}`,
          isPrinted: true,
          chapters: [...(number === 6 ? ofStep6 : []), ...articlesOfStep(practical, number)].map(
            practicalChapter,
          ),
        }))
      : practical.map(practicalChapter)),
    ...sortRegions(regions).flatMap((region) =>
      regionChapters(
        path,
        { title: region.title, kicker: words.book.region },
        guides.filter(({ region: id }) => id === region.id),
      ),
    ),
    ...regionChapters(
      path,
      { title: regions.length > 0 ? words.country.elsewhere : words.country.allArticles },
      guides.filter(({ region }) => !regions.some(({ id }) => id === region)),
    ),
  ];
}

const listedIn = (ids: readonly string[], articles: readonly Article[]): Article[] =>
  ids.flatMap((listed) => articles.find(({ id }) => id === listed) ?? []);

const practicalChapter = (article: Article): BookChapter => ({ ...articleChapter(article), isPrinted: true });

const articleChapter = ({ title, path }: Article): BookChapter => ({
  title,
  address: path,
  without: NOT_IN_BOOKS,
});

function regionChapters(
  address: string,
  own: Pick<BookChapter, 'title' | 'kicker'>,
  articles: readonly Article[],
): BookChapter[] {
  if (articles.length === 0) return [];
  const sights = articles.filter(({ type }) => type === 'interet');
  const ordered = [...sortGuides(articles), ...sights.sort((a, b) => alphabetically(a.title, b.title))];
  return [
    {
      ...own,
      address,
      section: regionAnchor(own.title),
      without: OPENERS,
      chapters: ordered.map(articleChapter),
    },
  ];
}
