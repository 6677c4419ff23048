import { attributeOf, childrenOf, type Element, isElement, isText, type Node } from './dom';
import type { Branch, Tree } from './xhtml';

/** Rules by which a page becomes a chapter. */
export type Rules = {
  /** Ids and classes of parts that are left out. */
  readonly without: readonly string[];
  readonly idlePictures: string;
  /** The name under which the book has a picture. */
  readonly picture: (address: string) => string;
};

/** Elements that are useless on paper, or not allowed in a book without scripts. */
const GONE = new Set([
  ...['script', 'style', 'template', 'noscript', 'link', 'meta', 'svg', 'nav', 'iframe', 'object', 'embed'],
  ...['form', 'button', 'input', 'select', 'textarea', 'dialog', 'canvas', 'audio', 'video', 'source'],
]);
/** Elements that a book may have; any other, unless it is `GONE`, leaves its content behind. */
const KEPT = new Set([
  ...['a', 'abbr', 'address', 'article', 'aside', 'b', 'bdi', 'bdo', 'blockquote', 'br', 'caption', 'cite'],
  ...[
    'code',
    'col',
    'colgroup',
    'dd',
    'del',
    'dfn',
    'div',
    'dl',
    'dt',
    'em',
    'figcaption',
    'figure',
    'footer',
  ],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hr', 'i', 'img', 'ins', 'kbd', 'li', 'mark', 'ol', 'p'],
  ...['pre', 'q', 's', 'section', 'small', 'span', 'strong', 'sub', 'sup', 'table', 'tbody', 'td', 'tfoot'],
  ...['th', 'thead', 'time', 'tr', 'u', 'ul'],
]);
/** Folded up on a screen; a book has nothing to unfold with. */
const UNFOLDED: Readonly<Record<string, string>> = { details: 'div', summary: 'p', picture: 'span' };
const ATTRIBUTES = new Set([
  ...['class', 'id', 'lang', 'title', 'datetime', 'colspan', 'rowspan', 'scope', 'headers', 'start', 'value'],
  ...['data-level', 'data-mark'],
]);
const HEADING = /^h[1-6]$/;

/** Turns a part of a page into what stands in a book: no scripts, forms, menus, icons, nothing folded up. */
export function cleanPart(part: Element, rules: Rules): Tree[] {
  return childrenOf(part).flatMap((node) => clean(node, rules));
}

function clean(node: Node, rules: Rules): Tree[] {
  if (isText(node)) return [node.value];
  if (!isElement(node) || isLeftOut(node, rules)) return [];
  if (node.tagName === 'img' || node.tagName === 'picture') return image(node, rules);
  const children = childrenOf(node).flatMap((child) => clean(child, rules));
  const name = UNFOLDED[node.tagName] ?? node.tagName;
  if (!KEPT.has(name)) return children;
  if (name === 'a') return anchor(node, children);
  // An element that has become empty is dropped: a figure whose picture was left out, a card whose words were.
  if (isEmpty(children) && !['br', 'hr', 'col', 'td', 'th'].includes(name)) return [];
  return [{ name, attributes: kept(node), children }];
}

function isLeftOut(element: Element, { without }: Rules): boolean {
  const value = (name: string) => attributeOf(element, name);
  return (
    GONE.has(element.tagName) ||
    value('hidden') !== undefined ||
    value('aria-hidden') === 'true' ||
    value('data-print') === 'hide' ||
    // Parts that only the page needs, such as a heading's link to itself.
    value('data-page-only') !== undefined ||
    without.includes(value('id') ?? '') ||
    (value('class') ?? '').split(/\s+/).some((name) => without.includes(name))
  );
}

function isEmpty(children: readonly Tree[]): boolean {
  return children.every((child) =>
    typeof child === 'string'
      ? child.trim() === ''
      : !['img', 'hr'].includes(child.name) && isEmpty(child.children),
  );
}

function kept({ attrs }: Element): Record<string, string> {
  const own = attrs
    .filter(({ name }) => ATTRIBUTES.has(name))
    .map(({ name, value }) => [name, name === 'id' ? safeId(value) : value] as const);
  return Object.fromEntries(own);
}

/** XML wants an id to begin with a letter. @example safeId('3-jours') → 's-3-jours' */
export function safeId(id: string): string {
  const name = id.replace(/[^\p{L}\p{N}_.-]/gu, '-');
  return /^[\p{L}_]/u.test(name) ? name : `s-${name}`;
}

/** A link as the page has it; `links.ts` says where it leads from within the book. */
function anchor(node: Element, children: readonly Tree[]): Tree[] {
  const [href, hreflang] = [attributeOf(node, 'href'), attributeOf(node, 'hreflang')];
  // A link that only enlarges its picture; its words say so and are dropped as well.
  if (attributeOf(node, 'data-zoom') !== undefined) return picturesOf(children);
  const attributes: Branch['attributes'] = {
    ...kept(node),
    ...(href && { href }),
    ...(hreflang && { hreflang }),
  };
  // A link is dropped when the only thing in it was a picture that was left out, unless other links may lead to it.
  return isEmpty(children) && !attributes['id'] ? [] : [{ name: 'a', attributes, children }];
}

function picturesOf(trees: readonly Tree[]): Tree[] {
  return trees.flatMap((tree): Tree[] => {
    if (typeof tree === 'string') return [];
    return tree.name === 'img' ? [tree] : picturesOf(tree.children);
  });
}

/** Keeps a picture with an alternative text, as one file. Drops any other: it only repeats the words beside it. */
function image(node: Element, { picture, idlePictures }: Rules): Tree[] {
  const address = widestOf(node);
  const img =
    node.tagName === 'img'
      ? node
      : childrenOf(node)
          .filter(isElement)
          .find(({ tagName }) => tagName === 'img');
  const alt = img && attributeOf(img, 'alt');
  if (!address || !alt || address.startsWith(idlePictures)) return [];
  return [{ name: 'img', attributes: { src: picture(address), alt }, children: [] }];
}

/** Pixels; wider files are of no use to a page of a book. */
const WIDE_ENOUGH = 1000;

/** The widest file of a picture that a book can use. */
export function widestOf(node: Element): string | undefined {
  const own = [node, ...childrenOf(node).filter(isElement)];
  const candidates = own.flatMap((element) => {
    const set = attributeOf(element, 'srcset') ?? '';
    return set.split(',').flatMap((each) => {
      const [address = '', width = ''] = each.trim().split(/\s+/);
      return address.startsWith('/') ? [{ address, width: Number.parseInt(width, 10) || 0 }] : [];
    });
  });
  const fitting = candidates.filter(({ width }) => width <= WIDE_ENOUGH);
  const best = fitting.sort((a, b) => b.width - a.width)[0]?.address;
  const plain = own.map((element) => attributeOf(element, 'src')).find((src) => src?.startsWith('/'));
  return best ?? candidates.sort((a, b) => a.width - b.width)[0]?.address ?? plain;
}

const levelOf = (tree: Tree): number =>
  typeof tree !== 'string' && HEADING.test(tree.name) ? Number(tree.name.slice(1)) : 0;

/**
 * Takes the first heading away, because the chapter has a title of its own, and moves the others up or down, so that
 * they follow it without a gap.
 */
export function underTitle(trees: readonly Tree[]): Tree[] {
  let isFirst = true;
  const drop = (tree: Tree): Tree[] => {
    if (typeof tree === 'string') return [tree];
    if (isFirst && levelOf(tree) > 0) {
      isFirst = false;
      return [];
    }
    return [{ ...tree, children: tree.children.flatMap(drop) }];
  };
  const rest = trees.flatMap(drop);
  const levels = [...new Set(rest.flatMap(headingLevels))].sort((a, b) => a - b);
  const move = (tree: Tree): Tree => {
    if (typeof tree === 'string') return tree;
    const level = levelOf(tree);
    const name = level > 0 ? `h${Math.min(6, levels.indexOf(level) + 2)}` : tree.name;
    return { ...tree, name, children: tree.children.map(move) };
  };
  return rest.map(move).filter((tree) => typeof tree === 'string' || keeps(tree));
}

const headingLevels = (tree: Tree): number[] =>
  typeof tree === 'string'
    ? []
    : [levelOf(tree), ...tree.children.flatMap(headingLevels)].filter((level) => level > 0);

const keeps = ({ name, children }: Branch): boolean => name === 'hr' || name === 'img' || !isEmpty(children);
