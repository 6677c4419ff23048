import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Bytes that the first visit of a page costs before anybody touches it; texts as gzip sends them. */
export type Weight = {
  /** Bytes of the HTML without its inline style sheet. */
  readonly html: number;
  readonly css: number;
  /** Runtime, framework, app, what all templates share and the template's own code. */
  readonly javascript: number;
  /** The page's data and that of its static queries. */
  readonly pageData: number;
  /** The whole style sheet, which follows the first view. */
  readonly lateCss: number;
  /** The Latin files, which come with the whole style sheet. */
  readonly fonts: number;
  /** Fonts that a page asks for before its first view. */
  readonly earlyFonts: number;
  /** Pictures that are not lazy, as a phone of the bench's size takes them. */
  readonly pictures: number;
};

export type Page = { readonly path: string; readonly template: string };

type PageData = { readonly componentChunkName: string; readonly staticQueryHashes: readonly string[] };
type Stats = { readonly assetsByChunkName: Readonly<Record<string, readonly string[]>> };

/** Lighthouse's phone: 412 CSS pixels of 1.75 device pixels. */
const PHONE_PIXELS = 412 * 1.75;
const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g;
/** Pictures that a page shows at first, covers among them. */
export const EAGER_PICTURES = /<picture>((?:(?!<\/picture>)[\s\S])*?loading="eager"[\s\S]*?)<\/picture>/g;
const FONT = /url\(([^)]+-latin-(?!ext)[^)]+\.woff2)\)/g;
const EARLY_FONT = /<link[^>]*as="font"|\.woff2/g;
const WHOLE_STYLES = /\bdata-styles="([^"]+)"/;

/** Weighs the pages of a built site. */
export class PageWeights {
  readonly #known = new Map<string, number>();
  readonly #stats: Stats;

  /** @param folder the `public` folder of a build */
  constructor(private readonly folder: string) {
    this.#stats = JSON.parse(this.read('webpack.stats.json')) as Stats;
  }

  /** The page of an address, with the template that its data names: `article`, `not-found` … */
  page(path: string): Page {
    return { path, template: this.dataOf(path).componentChunkName.replace(/^.*templates-(.+)-tsx$/, '$1') };
  }

  weigh(path: string): Weight {
    const html = this.read(join(path, 'index.html'));
    const { componentChunkName, staticQueryHashes } = this.dataOf(path);
    const chunks = ['app', componentChunkName].flatMap((chunk) => this.#stats.assetsByChunkName[chunk] ?? []);
    const data = [dataFile(path), ...staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`)];
    const wholeStyles = this.read(WHOLE_STYLES.exec(html)?.[1] ?? '');
    const fonts = [...wholeStyles.matchAll(FONT)].map(([, address = '']) => address);
    const pictures = [...html.matchAll(EAGER_PICTURES)].map(([, inside = '']) => candidateFor(inside));
    return {
      html: zipped(html.replace(STYLES, '')),
      css: zipped([...html.matchAll(STYLES)].map(([, style]) => style).join('')),
      lateCss: zipped(wholeStyles),
      javascript: this.sum([...new Set(chunks)].filter((name) => name.endsWith('.js'))),
      pageData: this.sum(data),
      fonts: fonts.reduce((total, address) => total + this.size(address), 0),
      earlyFonts: [...html.matchAll(EARLY_FONT)].length,
      pictures: pictures.reduce((total, address) => total + this.size(address), 0),
    };
  }

  /** Returns what parts of a page weigh that load by themselves, by the names of their chunks. */
  parts(names: readonly string[]): number {
    const files = names.flatMap((name) => {
      const own = this.#stats.assetsByChunkName[name];
      if (!own) throw new Error(`the build has no part ${name}`);
      return own;
    });
    return this.sum([...new Set(files)]);
  }

  /** A style sheet that comes with such a part. */
  late(name: string): number {
    return this.sum([name]);
  }

  private dataOf(path: string): PageData {
    return JSON.parse(this.read(dataFile(path))) as PageData;
  }

  /** Files that many pages share are zipped once. */
  private sum(names: readonly string[]): number {
    return names.reduce((total, name) => {
      const known = this.#known.get(name) ?? zipped(this.read(name));
      this.#known.set(name, known);
      return total + known;
    }, 0);
  }

  private read(name: string): string {
    return readFileSync(join(this.folder, name), 'utf8');
  }

  private size(address: string): number {
    return statSync(join(this.folder, decodeURI(address))).size;
  }
}

function dataFile(path: string): string {
  return join('page-data', path === '/' ? 'index' : path, 'page-data.json');
}

function zipped(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}

/**
 * Returns the file that a phone takes of a `<picture>` as wide as its screen: the narrowest AVIF that is wide enough.
 */
function candidateFor(picture: string): string {
  const list = /type="image\/avif" srcSet="([^"]+)"/i.exec(picture)?.[1] ?? '';
  const candidates = list.split(',').map((candidate) => {
    const [address = '', width = ''] = candidate.trim().split(' ');
    return { address, width: parseInt(width, 10) };
  });
  const chosen = candidates.find(({ width }) => width >= PHONE_PIXELS) ?? candidates.at(-1);
  if (!chosen?.address) throw new Error(`no AVIF file in ${picture}`);
  return chosen.address;
}
