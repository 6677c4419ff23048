import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { siteFolder } from '../served';

type Element = Tree.Element;

/** One built page, read as a browser would. */
export type BuiltPage = {
  readonly path: string;
  readonly html: string;
  readonly elements: readonly Element[];
};

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

export function text(node: Tree.Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(text).join('') : '';
}

/** The elements of a name in a page, or in a part of one. */
export function find(
  where: BuiltPage | Element,
  tag: string,
  attributes: Record<string, string> = {},
): Element[] {
  const elements = 'elements' in where ? where.elements : where.childNodes.flatMap(allElements);
  return elements.filter(
    (element) =>
      element.tagName === tag &&
      Object.entries(attributes).every(([name, value]) => attribute(element, name) === value),
  );
}

function publicFolder(): string {
  return join(siteFolder(), 'public');
}

export function exists(path: string): boolean {
  return existsSync(join(publicFolder(), path));
}

export function readText(path: string): string {
  return readFileSync(join(publicFolder(), path), 'utf8');
}

/** Parsing takes most of the time of tests that look at every page; one file of tests keeps what it has read. */
const pagesRead = new Map<string, BuiltPage>();

export function readPage(path: string): BuiltPage {
  const html = readFileSync(join(publicFolder(), path, 'index.html'), 'utf8');
  const known = pagesRead.get(path);
  if (known?.html === html) return known;
  const page = { path, html, elements: allElements(parse(html)) };
  pagesRead.set(path, page);
  return page;
}

/** Everything in the built site that can be read as text, in one piece. */
export function allText(): string {
  return readdirSync(publicFolder(), { recursive: true, encoding: 'utf8' })
    .map((name) => join(publicFolder(), name))
    .filter((file) => /\.(html|json|xml|js)$/.test(file) && statSync(file).isFile())
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/** The paths of all built pages. */
export function builtPaths(): string[] {
  const root = publicFolder();
  const search = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      if (entry.isDirectory())
        return ['page-data', 'static'].includes(entry.name) ? [] : search(join(folder, entry.name));
      return entry.name === 'index.html' ? [`/${relative(root, folder)}/`.replace('//', '/')] : [];
    });
  return search(root).sort();
}

function allElements(node: Tree.Node): Element[] {
  const own = 'tagName' in node ? [node] : [];
  return 'childNodes' in node ? [...own, ...node.childNodes.flatMap(allElements)] : own;
}

/** The scripts of the site that a page runs, which start after its first view. */
export function scriptsOf(page: BuiltPage): string[] {
  return find(page, 'template').flatMap((late) => attribute(late, 'data-scripts')?.split(' ') ?? []);
}
