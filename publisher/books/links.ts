import { safeId } from './clean';
import type { Tree } from './xhtml';

/** A chapter as links find it. */
type Target = {
  readonly file: string;
  readonly address: string;
  readonly section?: string | undefined;
  /** Ids that stand in the chapter. */
  readonly ids: ReadonlySet<string>;
};

type Book = {
  readonly site: string;
  readonly targets: readonly Target[];
  /** Pages that a whole document of the book stands for, and its name: the map. */
  readonly others: ReadonlyMap<string, string>;
};

const ELSEWHERE = /^(mailto|tel|geo):/i;

/**
 * Says where a link leads from within the book: to a chapter of it, or to the site or elsewhere by an absolute address.
 * @param from address of the page that the link stands on
 * @returns undefined for a link that leads nowhere: its words stay
 */
export function linkResolver({ site, targets, others }: Book) {
  const whole = new Map(targets.filter(({ section }) => !section).map((target) => [target.address, target]));
  return (href: string, from: string): string | undefined => {
    if (ELSEWHERE.test(href)) return href;
    if (!URL.canParse(href, site + from)) return undefined;
    const url = new URL(href, site + from);
    if (!/^https?:$/.test(url.protocol)) return undefined;
    if (url.origin !== new URL(site).origin) return url.href;
    const id = decoded(url.hash.slice(1));
    const other = others.get(url.pathname);
    if (other !== undefined) return other;
    const section = targets.find((target) => target.address === url.pathname && target.section === id);
    if (id !== '' && section) return section.file;
    const holder = targets.find((target) => target.address === url.pathname && target.ids.has(safeId(id)));
    if (id !== '' && holder) return `${holder.file}#${safeId(id)}`;
    const chapter = whole.get(url.pathname);
    return chapter ? chapter.file : url.href;
  };
}

/** A fragment that cannot be decoded names no part of any page. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return '';
  }
}

/** Every id of a part of a book. */
export function idsOf(trees: readonly Tree[]): string[] {
  return trees.flatMap((tree) => {
    if (typeof tree === 'string') return [];
    const { id } = tree.attributes;
    return [...(id === undefined ? [] : [id]), ...idsOf(tree.children)];
  });
}

/** Gives each link its place within the book, and takes away those that lead nowhere. */
export function rewriteLinks(trees: readonly Tree[], resolve: (href: string) => string | undefined): Tree[] {
  return trees.map((tree) => {
    if (typeof tree === 'string') return tree;
    const children = rewriteLinks(tree.children, resolve);
    if (tree.name !== 'a') return { ...tree, children };
    const { href, ...attributes } = tree.attributes;
    const target = href === undefined ? undefined : resolve(href);
    return target === undefined
      ? { name: 'span', attributes, children }
      : { ...tree, attributes: { ...attributes, href: target }, children };
  });
}

/** Every picture of a part of a book, by its name in the book. */
export function picturesIn(trees: readonly Tree[]): string[] {
  return trees.flatMap((tree) => {
    if (typeof tree === 'string') return [];
    const { src } = tree.attributes;
    return [...(tree.name === 'img' && src ? [src] : []), ...picturesIn(tree.children)];
  });
}
