import { parse, type DefaultTreeAdapterMap } from 'parse5';

export type Node = DefaultTreeAdapterMap['node'];
export type Element = DefaultTreeAdapterMap['element'];
type Text = DefaultTreeAdapterMap['textNode'];

export const isElement = (node: Node): node is Element => 'tagName' in node;
export const isText = (node: Node): node is Text => node.nodeName === '#text';

export function childrenOf(node: Node): readonly Node[] {
  return 'childNodes' in node ? node.childNodes : [];
}

export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

/** An element and everything in it, in the order of the text. */
function* elementsOf(node: Node): Generator<Element> {
  if (isElement(node)) yield node;
  for (const child of childrenOf(node)) yield* elementsOf(child);
}

export function find(node: Node, test: (element: Element) => boolean): Element | undefined {
  for (const element of elementsOf(node)) if (test(element)) return element;
  return undefined;
}

/** @throws Error when a page has no main part, or not the section that is asked for */
export function mainPart(html: string, section?: string): Element {
  const main = find(parse(html), ({ tagName }) => tagName === 'main');
  if (!main) throw new Error('expected a <main>, found none');
  if (section === undefined) return main;
  const part = find(main, (element) => attributeOf(element, 'id') === section);
  if (!part) throw new Error(`expected a part with the id “${section}”, found none`);
  return part;
}
