import {
  defaultTreeAdapter as tree,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';

/** The attributes that feed readers understand; all others are left out. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};
/** Elements that work only in the site's own pages; of a `picture`, the plain `img` stays. */
const DROPPED = new Set(['source', 'script', 'style', 'noscript', 'svg']);
const UNWRAPPED = new Set(['picture']);
/** Marks parts of a text that only its page needs: links to headings, hints at what scripts do. */
const PAGE_ONLY = 'data-page-only';

/**
 * The text of an article as feed readers want it: plain elements, absolute addresses, no styles.
 * @param pageUrl the article's own address, to which anchors belong
 */
export function feedHtml(html: string, pageUrl: string): string {
  const fragment = parseFragment(html);
  clean(fragment, pageUrl);
  return serialize(fragment);
}

function clean(parent: Tree.ParentNode, pageUrl: string): void {
  for (const child of [...parent.childNodes]) {
    if (!tree.isElementNode(child)) continue;
    if (DROPPED.has(child.tagName) || child.attrs.some(({ name }) => name === PAGE_ONLY))
      tree.detachNode(child);
    else {
      clean(child, pageUrl);
      child.attrs = child.attrs
        .filter(({ name }) => ATTRIBUTES[child.tagName]?.includes(name))
        .flatMap(({ name, value }) => {
          if (name !== 'href' && name !== 'src') return [{ name, value }];
          const url = URL.parse(value, pageUrl);
          // An unfinished link (`https://`) leads nowhere: its words stay.
          return url ? [{ name, value: url.href }] : [];
        });
      if (UNWRAPPED.has(child.tagName)) unwrap(child);
    }
  }
}

function unwrap(element: Tree.Element): void {
  const parent = element.parentNode;
  if (!parent) return;
  for (const child of [...element.childNodes]) {
    tree.detachNode(child);
    tree.insertBefore(parent, child, element);
  }
  tree.detachNode(element);
}
