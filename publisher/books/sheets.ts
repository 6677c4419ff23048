import { chapterTree, fill } from './documents';
import { flat, MAP_FILE, type Plan, type PlannedChapter } from './plan-book';
import { type Branch, escapeXml, type Tree, toXhtml } from './xhtml';

type Options = { readonly plan: Plan; readonly day: string; readonly bytes: number };

/** Practical chapters as one page of the site that prints well, without pictures. */
export function writeSheets({ plan, day, bytes }: Options): string {
  const { list, chapters } = plan;
  const { language, words, title, site, source, publisher, rights, styles, epub } = list;
  const targets = targetsOf(plan);
  const printed = flat(chapters).filter(({ isPrinted }) => isPrinted);
  const sheets = printed.map((chapter) => toXhtml([onPage(chapter, targets)]));
  const size = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(bytes / 1e6);
  const contents = printed.map(
    ({ file, title: name }) => `<li><a href="#${nameOf(file)}">${escapeXml(name)}</a></li>`,
  );
  const home = site + source;
  return [
    '<!doctype html>',
    `<html lang="${escapeXml(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeXml(`${words.sheetsTitle} – ${title}`)}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    `<style>${styles.sheets}</style></head><body><main>`,
    `<header class="head"><p class="kicker">${escapeXml(words.sheetsTitle)}</p><h1>${escapeXml(title)}</h1>`,
    `<p>${escapeXml(fill(words.madeOn, { day }))} – <a href="${escapeXml(source)}">${escapeXml(home)}</a></p>`,
    `<p class="screen">${escapeXml(words.sheetsText)} <a href="${escapeXml(epub)}" download>${escapeXml(
      fill(words.bookLink, { size, day }),
    )}</a></p></header>`,
    `<nav class="contents" aria-label="${escapeXml(words.contents)}"><ol>${contents.join('')}</ol></nav>`,
    ...sheets,
    `<footer><p>${escapeXml(`${publisher}. ${rights}`)}</p></footer>`,
    '</main></body></html>',
    '',
  ].join('\n');
}

const nameOf = (file: string): string => file.replace(/\.xhtml$/, '');

/** Links between sheets stay on the page; those to other parts of the book lead to the site. Ids would stand twice. */
function onPage(chapter: PlannedChapter, targets: ReadonlyMap<string, string>): Branch {
  const change = (tree: Tree): Tree => {
    if (typeof tree === 'string') return tree;
    const { name, attributes, children } = tree;
    const kept = Object.entries(attributes).filter(([key]) => key !== 'id' && key !== 'epub:type');
    const { href } = attributes;
    const target = href === undefined ? undefined : (targets.get(href.split('#', 1)[0] ?? href) ?? href);
    // The page has a title of its own.
    const level = /^h([1-5])$/.exec(name)?.[1];
    return {
      name: level ? `h${Number(level) + 1}` : name,
      attributes: { ...Object.fromEntries(kept), ...(target !== undefined && { href: target }) },
      children: children.map(change),
    };
  };
  const own = chapterTree(chapter, NO_PICTURES);
  return { ...own, attributes: { id: nameOf(chapter.file) }, children: own.children.map(change) };
}

const NO_PICTURES: ReadonlySet<string> = new Set();

/** Returns where a link leads from the sheets, by the document of the book that it leads to. */
function targetsOf({ list, chapters }: Plan): ReadonlyMap<string, string> {
  return new Map([
    ...(list.map ? [[MAP_FILE, list.map.address] as const] : []),
    ...flat(chapters).map(({ file, address, section, isPrinted }) => {
      const onSite = section === undefined ? address : `${address}#${section}`;
      return [file, isPrinted ? `#${nameOf(file)}` : onSite] as const;
    }),
  ]);
}
