import type { BookList, BookMap } from './book-list';
import { flat, MAP_FILE, type Plan, type PlannedChapter } from './plan-book';
import { type Branch, branch, type Tree, toXhtml, xhtmlDocument } from './xhtml';

/** Everything of a book that is text: its documents by name, in the order of reading. */
export type Documents = ReadonlyMap<string, string>;

export const STYLE = 'book.css';
export const COVER = { document: 'cover.xhtml', picture: 'cover.jpg' } as const;
export const NAV = 'nav.xhtml';
export const MAP_DRAWING = 'map.svg';
const ABOUT = 'about.xhtml';

type Place = BookMap['groups'][number]['places'][number];

type Options = {
  readonly plan: Plan;
  /** The day the book is made, in words. */
  readonly day: string;
  /** Names of the pictures that there are. */
  readonly pictures: ReadonlySet<string>;
};

/** Writes the cover, the contents, each chapter, the map with its places, and where it all comes from. */
export function writeDocuments({ plan, day, pictures }: Options): Documents {
  const { list, chapters, drawing } = plan;
  const { language, words, title } = list;
  const page = (name: string, options: { title: string; type?: string; trees: readonly Tree[] }) =>
    [
      name,
      xhtmlDocument({
        language,
        style: STYLE,
        title: options.title,
        ...(options.type && { type: options.type }),
        body: toXhtml(options.trees),
      }),
    ] as const;
  const chapterPages = (all: readonly PlannedChapter[]): (readonly [string, string])[] =>
    all.flatMap((chapter) => [
      page(chapter.file, { title: chapter.title, trees: [chapterTree(chapter, pictures)] }),
      ...chapterPages(chapter.chapters),
    ]);
  return new Map([
    page(COVER.document, { title: words.cover, type: 'cover', trees: [coverTree(list, day)] }),
    page(NAV, { title: words.contents, trees: navTrees(plan) }),
    ...chapterPages(chapters),
    ...(list.map && drawing
      ? [page(MAP_FILE, { title: list.map.title, trees: [mapTree(list.map, plan)] })]
      : []),
    page(ABOUT, { title: `${words.about} – ${title}`, trees: [aboutTree(list, day)] }),
  ]);
}

/** The words stand beside the picture of the cover as well, for readers who do not see it. */
function coverTree({ title, subtitle, publisher, words }: BookList, day: string): Tree {
  const alt = `${title}. ${publisher}`;
  return branch('section', { class: 'cover' }, [
    branch('img', { src: COVER.picture, alt }),
    branch('h1', { class: 'cover-title' }, [title]),
    branch('p', { class: 'cover-subtitle' }, [subtitle]),
    branch('p', { class: 'cover-day' }, [fill(words.madeOn, { day })]),
  ]);
}

export function chapterTree(
  { title, kicker, body, chapters }: PlannedChapter,
  pictures: ReadonlySet<string>,
): Branch {
  return branch(
    'section',
    { class: chapters.length > 0 ? 'chapter part' : 'chapter', 'epub:type': 'chapter' },
    [
      branch('header', { class: 'opening' }, [
        ...(kicker ? [branch('p', { class: 'kicker' }, [kicker])] : []),
        branch('h1', {}, [title]),
      ]),
      ...withoutMissing(body, pictures),
    ],
  );
}

/** A picture that could not be made leaves no gap. */
function withoutMissing(trees: readonly Tree[], pictures: ReadonlySet<string>): Tree[] {
  return trees.flatMap((tree): Tree[] => {
    if (typeof tree === 'string') return [tree];
    if (tree.name === 'img' && !pictures.has(tree.attributes['src'] ?? '')) return [];
    return [{ ...tree, children: withoutMissing(tree.children, pictures) }];
  });
}

function navTrees({ list, chapters, drawing }: Plan): Tree[] {
  const { words, map } = list;
  const entry = (file: string, title: string, inner: readonly Tree[] = []) =>
    branch('li', {}, [branch('a', { href: file }, [title]), ...inner]);
  const entries = (all: readonly PlannedChapter[]): Tree[] =>
    all.map(({ file, title, kicker, chapters: inner }) =>
      entry(
        file,
        kicker ? `${kicker} – ${title}` : title,
        inner.length > 0 ? [branch('ol', {}, entries(inner))] : [],
      ),
    );
  const landmark = (type: string, file: string, title: string) =>
    branch('li', {}, [branch('a', { 'epub:type': type, href: file }, [title])]);
  return [
    branch('nav', { 'epub:type': 'toc', role: 'doc-toc', id: 'toc' }, [
      branch('h1', {}, [words.contents]),
      branch('ol', {}, [
        ...entries(chapters),
        ...(map && drawing ? [entry(MAP_FILE, map.title)] : []),
        entry(ABOUT, words.about),
      ]),
    ]),
    branch('nav', { 'epub:type': 'landmarks', hidden: 'hidden', id: 'landmarks' }, [
      branch('ol', {}, [
        landmark('cover', COVER.document, words.cover),
        landmark('toc', `${NAV}#toc`, words.contents),
        ...chapters.slice(0, 1).map(({ file }) => landmark('bodymatter', file, words.start)),
      ]),
    ]),
  ];
}

/** The map with a number at each place, and the list that the numbers lead to. */
function mapTree(map: BookMap, { chapters, list }: Plan): Tree {
  const fileAt = new Map(
    flat(chapters)
      .filter(({ section }) => section === undefined)
      .map(({ address, file }) => [address, file]),
  );
  const place = ({ number, title, note, latitude, longitude, address }: Place) => {
    const href = address === null ? undefined : (fileAt.get(address) ?? list.site + address);
    return branch('li', {}, [
      branch('b', { class: 'number' }, [String(number)]),
      ' ',
      href === undefined ? branch('strong', {}, [title]) : branch('a', { href }, [title]),
      branch('span', { class: 'spot' }, [
        branch('a', { href: `geo:${latitude},${longitude}` }, [`${latitude}, ${longitude}`]),
      ]),
      ...(note ? [branch('span', { class: 'place-note' }, [note])] : []),
    ]);
  };
  return branch('section', { class: 'chapter map', 'epub:type': 'chapter' }, [
    branch('header', { class: 'opening' }, [branch('h1', {}, [map.title])]),
    branch('figure', {}, [
      branch('img', { src: MAP_DRAWING, alt: map.description }),
      branch('figcaption', {}, [map.description]),
    ]),
    ...map.groups.map(({ title, places }) =>
      branch('section', { class: 'places' }, [
        branch('h2', {}, [title]),
        branch('ul', {}, places.map(place)),
      ]),
    ),
  ]);
}

function aboutTree({ words, about, site, source, rights, title }: BookList, day: string): Tree {
  const home = site + source;
  return branch('section', { class: 'chapter about', 'epub:type': 'colophon' }, [
    branch('header', { class: 'opening' }, [branch('h1', {}, [words.about])]),
    ...about.map((text) => branch('p', {}, [fill(text, { day, title })])),
    branch('p', {}, [branch('a', { href: home }, [home])]),
    branch('p', {}, [rights]),
  ]);
}

/** @example fill('Fait le {{day}}', { day: '3 mars' }) → 'Fait le 3 mars' */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (all, name: string) => values[name] ?? all);
}
