import postcss, { type AtRule, type ChildNode, type Container } from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import { holdsLateFonts } from '../late-fonts';

type Names = { readonly classes: readonly string[]; readonly tags: readonly string[] };
type Selector = Names & { readonly text: string };
type Piece =
  | { readonly kind: 'rule'; readonly selectors: readonly Selector[]; readonly body: string }
  | { readonly kind: 'group'; readonly head: string; readonly pieces: readonly Piece[] }
  | { readonly kind: 'text'; readonly text: string };

/** The style sheet of the whole site, taken apart once for all pages. */
export type Sheet = readonly Piece[];

/** What a visitor must do something for; the whole sheet is asked for at the first touch. */
const ANSWERS = /:(?:hover|active|focus|focus-visible|focus-within)\b/;
const MOVEMENTS = /^(?:transition|animation|cursor)\b/;

/** @param css minified or not; what is only for print, and fonts that must be fetched, are no part of it */
export function readSheet(css: string): Sheet {
  return piecesOf(postcss.parse(css));
}

/**
 * The rules that can hold for a page as it was written: each class and element that a selector names is in it. What
 * `:not()`, `:has()` and attributes ask is left open, because it may change while the page is looked at. What
 * answers to a hand, print rules and web fonts come with the whole sheet, after the page's first picture (./script.ts).
 * @param html the body of the page
 */
export function stylesFor(sheet: Sheet, html: string): string {
  const classes = [...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
  const tags = [...html.matchAll(/<([a-z][a-z0-9-]*)/g)].map(([, tag = '']) => tag);
  return write(sheet, new Set(classes), new Set(['html', 'body', ...tags]));
}

function piecesOf(container: Container): Piece[] {
  return (container.nodes ?? []).flatMap((node) => pieceOf(node) ?? []);
}

function pieceOf(node: ChildNode): Piece | readonly Piece[] | undefined {
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
  const pieces = piecesOf(node);
  const group = { kind: 'group', head: `@${node.name} ${node.params}`, pieces } as const;
  // The fallbacks' metrics hold with scripts as well.
  return holdsLateFonts(node)
    ? [
        ...pieces.filter(({ kind }) => kind === 'text'),
        { ...group, pieces: pieces.filter(({ kind }) => kind !== 'text') },
      ]
    : group;
}

function isForLater(rule: AtRule): boolean {
  if (rule.name === 'keyframes') return true;
  if (rule.name === 'media') return rule.params === 'print';
  return rule.name === 'font-face' && String(rule).includes('url(');
}

function readSelector(text: string): Selector {
  const [classes, tags]: [string[], string[]] = [[], []];
  parseSelectors((root) => {
    for (const node of root.first.nodes) {
      if (node.type === 'class') classes.push(node.value);
      if (node.type === 'tag') tags.push(node.value.toLowerCase());
    }
  }).processSync(text);
  return { text, classes, tags };
}

function write(pieces: Sheet, classes: ReadonlySet<string>, tags: ReadonlySet<string>): string {
  return pieces
    .map((piece) => {
      if (piece.kind === 'text') return piece.text;
      if (piece.kind === 'group') {
        const inside = write(piece.pieces, classes, tags);
        return inside === '' ? '' : `${piece.head}{${inside}}`;
      }
      const held = piece.selectors.filter(
        (selector) =>
          selector.classes.every((name) => classes.has(name)) && selector.tags.every((tag) => tags.has(tag)),
      );
      return held.length === 0 ? '' : `${held.map(({ text }) => text).join()}{${piece.body}}`;
    })
    .join('');
}
