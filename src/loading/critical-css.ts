import postcss, { type AtRule, type ChildNode, type Container } from 'postcss';
import parseSelectors from 'postcss-selector-parser';

type Selector = {
  readonly text: string;
  readonly classes: readonly string[];
  readonly tags: readonly string[];
  /** Attributes as HTML writes them: `hidden`, `data-level="info"`. */
  readonly attributes: readonly string[];
};
type Piece =
  | { readonly kind: 'rule'; readonly selectors: readonly Selector[]; readonly body: string }
  | { readonly kind: 'group'; readonly head: string; readonly pieces: readonly Piece[] }
  | { readonly kind: 'text'; readonly text: string };

/** The style sheet of the whole site, taken apart once for all pages. */
export type Sheet = {
  readonly pieces: readonly Piece[];
  /** Finds the attributes in HTML that any selector names. */
  readonly attributes: RegExp;
};

/** Rules that need an action of the visitor; the whole sheet loads at the first touch. */
const ANSWERS = /:(?:hover|active|focus|focus-visible|focus-within)\b/;
const MOVEMENTS = /^(?:transition|animation|cursor)\b/;

/** @param css minified or not; print rules and fonts that must be fetched are left out */
export function readSheet(css: string): Sheet {
  const pieces = piecesOf(postcss.parse(css));
  const names = new Set(selectorsOf(pieces).flatMap(({ attributes }) => attributes.map(nameOf)));
  return { pieces, attributes: new RegExp(` (?:${[...names].join('|')})="[^"]*"`, 'gi') };
}

function selectorsOf(pieces: readonly Piece[]): Selector[] {
  return pieces.flatMap((piece) => {
    if (piece.kind === 'text') return [];
    return piece.kind === 'rule' ? piece.selectors : selectorsOf(piece.pieces);
  });
}

/** The names in a page that selectors can match. */
type Page = {
  readonly classes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  /** Each by its name, and once more with its value. */
  readonly attributes: ReadonlySet<string>;
};

/**
 * The rules that can match a page as it was built: those whose selectors name only classes, elements and attributes that it
 * has. Arguments of `:not()` and `:has()` are not looked at, because scripts may change what they match; nor are attributes of
 * the root element, which Gatsby does not tell, so that the palettes of all countries are kept. Rules for hover and focus, for
 * print, and for attributes that only scripts set come with the whole sheet (./start.ts).
 * @param html the body of the page
 */
export function stylesFor(sheet: Sheet, html: string): string {
  const classes = each(html, /\bclass="[^"]*"/g).flatMap((found) => found.slice(7, -1).split(/\s+/));
  // React writes `hrefLang`.
  const attributes = each(html, sheet.attributes).map((found) => {
    const name = nameOf(found.slice(1));
    return [name.toLowerCase(), found.slice(1 + name.length)] as const;
  });
  return write(sheet.pieces, {
    classes: new Set(classes),
    tags: new Set(['html', 'body', ...each(html, /<[a-z][a-z0-9-]*/g).map((found) => found.slice(1))]),
    attributes: new Set(attributes.flatMap(([name, value]) => [name, name + value])),
  });
}

/** The matches of a pattern without repetitions, of which a page has many. */
function each(html: string, pattern: RegExp): string[] {
  return [...new Set(html.match(pattern) ?? [])];
}

/** @example nameOf('data-level="info"') → 'data-level' */
function nameOf(attribute: string): string {
  return attribute.replace(/=.*/s, '');
}

function piecesOf(container: Container): Piece[] {
  return (container.nodes ?? []).flatMap((node) => pieceOf(node) ?? []);
}

function pieceOf(node: ChildNode): Piece | undefined {
  if (node.type === 'comment') return undefined;
  if (node.type === 'rule') {
    const selectors = node.selectors.filter((selector) => !ANSWERS.test(selector)).map(readSelector);
    const isForNow = (child: ChildNode) => child.type === 'decl' && !MOVEMENTS.test(child.prop);
    const body = node.nodes.filter(isForNow).map(String).join(';');
    return body === '' ? undefined : { kind: 'rule', selectors, body };
  }
  if (node.type !== 'atrule') return { kind: 'text', text: String(node) };
  if (isForLater(node)) return undefined;
  if (node.name === 'font-face' || !node.nodes)
    return { kind: 'text', text: `${String(node)}${node.nodes ? '' : ';'}` };
  return { kind: 'group', head: `@${node.name} ${node.params}`, pieces: piecesOf(node) };
}

function isForLater(rule: AtRule): boolean {
  if (rule.name === 'keyframes') return true;
  if (rule.name === 'media') return rule.params === 'print';
  return rule.name === 'font-face' && String(rule).includes('url(');
}

function readSelector(text: string): Selector {
  const [classes, tags, attributes]: [string[], string[], string[]] = [[], [], []];
  parseSelectors((root) => {
    let isRoot = false;
    for (const node of root.first.nodes) {
      if (node.type === 'combinator') isRoot = false;
      if (node.type === 'pseudo' && node.value === ':root') isRoot = true;
      if (node.type === 'class') classes.push(node.value);
      if (node.type === 'tag') tags.push(node.value.toLowerCase());
      if (node.type === 'attribute' && !isRoot)
        attributes.push(node.operator === '=' ? `${node.attribute}="${node.value ?? ''}"` : node.attribute);
    }
  }).processSync(text);
  return { text, classes, tags, attributes };
}

function write(pieces: readonly Piece[], page: Page): string {
  return pieces
    .map((piece) => {
      if (piece.kind === 'text') return piece.text;
      if (piece.kind === 'group') {
        const inside = write(piece.pieces, page);
        return inside === '' ? '' : `${piece.head}{${inside}}`;
      }
      const held = piece.selectors.filter(
        (selector) =>
          selector.classes.every((name) => page.classes.has(name)) &&
          selector.tags.every((tag) => page.tags.has(tag)) &&
          selector.attributes.every((attribute) => page.attributes.has(attribute)),
      );
      return held.length === 0 ? '' : `${held.map(({ text }) => text).join()}{${piece.body}}`;
    })
    .join('');
}
