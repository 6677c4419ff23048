import { stringify } from 'yaml';
import { slugify } from '../../src/routing/slugify';
import { truncateTitle } from '../../src/routing/truncate';
import type { Locale, Translations } from './languages';
import { type Entry, linkFinder, oldPath } from './links';
import { plainText, toMarkdown } from './markdown';
import type { PictureShelf } from './media';
import type { Report } from './report';
import { type CategoryTable, placeOf } from './table';
import type { WordPressPost } from './types';

/** Files to write, by their path in the content folder. */
export type Files = Map<string, string>;
type Context = { table: CategoryTable; shelf: PictureShelf; report: Report; fallback: Locale };

/** Characters, as the CMS limits them. */
const TITLE = 300;
const STANDFIRST = 220;

/** `yaml` folds long texts over several lines, which is hard to compare. */
const yaml = (value: object): string => stringify(value, { lineWidth: 0 });

const versions = (translations: Translations) => Object.entries(translations) as [Locale, WordPressPost][];

/** Gives each group of translations its key: the slug of the version in the guide's first language. */
export function nameEntries(groups: readonly Translations[], fallback: Locale): Entry[] {
  const taken = new Set<string>();
  return groups.map((translations) => {
    const [first] = versions(translations);
    const post = translations[fallback] ?? first?.[1];
    const wish = slugify(post?.slug ?? '') || slugify(post?.title ?? '') || `post-${post?.id ?? ''}`;
    let key = wish;
    for (let next = 2; taken.has(key); next += 1) key = `${wish}-${next}`;
    taken.add(key);
    return { key, translations };
  });
}

/** Writes the three files of each article: shared facts, and a text in each language. */
export function writeArticles(entries: readonly Entry[], context: Context): Files {
  const files: Files = new Map();
  const linkOf = linkFinder(entries);
  for (const entry of entries) {
    const posts = versions(entry.translations);
    const place = posts.map(([, post]) => placeOf(post, context.table)).find((found) => found !== undefined);
    const folder = place ? `countries/${place.pays}/articles/${entry.key}` : `articles/${entry.key}`;
    files.set(`${folder}/article.yaml`, yaml(factsOf(entry, context, place?.region)));
    for (const [locale, post] of posts) files.set(`${folder}/${locale}.md`, textOf(post, context, linkOf));
  }
  return files;
}

function factsOf({ translations }: Entry, { shelf }: Context, region: string | undefined) {
  const posts = versions(translations);
  const dates = posts.map(([, post]) => post.writtenAt.slice(0, 10)).sort();
  const changes = posts.map(([, post]) => post.changedAt.slice(0, 10)).sort();
  const drafts = posts.filter(([, post]) => post.status !== 'publish').map(([locale]) => locale);
  const cover = posts.map(([, post]) => shelf.takeFeatured(post)).find((key) => key !== undefined);
  return {
    ...(region !== undefined && { region }),
    auteur: authorKey(posts[0]?.[1].author ?? ''),
    publie_le: dates[0],
    ...(changes.at(-1) && { mis_a_jour_le: changes.at(-1) }),
    ...(cover !== undefined && { couverture: cover }),
    ...(drafts.length > 0 && { brouillon: drafts }),
  };
}

export const authorKey = (login: string): string => slugify(login) || 'editors';

function textOf(
  post: WordPressPost,
  { shelf, report }: Context,
  linkOf: (address: string) => string | undefined,
): string {
  const alternatives = alternativesIn(post.html);
  const { markdown, leftOut } = toMarkdown(relink(post.html, linkOf), (address) => {
    const key = shelf.take(address, alternatives.get(address));
    return key && `media:${key}`;
  });
  for (const [what, count] of leftOut) report.leftOut(post, what, count);
  const former = oldPath(post.link);
  const head = {
    titre: truncateTitle(plainText(post.title), TITLE),
    slug: slugify(decodeURIComponent(post.slug)) || slugify(post.title),
    ...standfirst(post),
    ...seoOf(post),
    ...(former !== undefined && { anciennes_adresses: [former] }),
  };
  return `---\n${yaml(head)}---\n${markdown}\n`;
}

function standfirst(post: WordPressPost) {
  const text = plainText(post.excerpt);
  return text === '' ? {} : { chapeau: truncateTitle(text, STANDFIRST) };
}

/** Returns what Yoast's plugin noted for search engines. */
function seoOf({ meta }: WordPressPost) {
  const [titre, description] = [meta['_yoast_wpseo_title'] ?? '', meta['_yoast_wpseo_metadesc'] ?? ''];
  // `%%title%%` and the like are filled in by the plugin.
  const own = {
    titre: titre.includes('%%') ? '' : titre,
    description: description.includes('%%') ? '' : description,
  };
  const kept = Object.entries(own).filter(([, text]) => text !== '');
  return kept.length === 0 ? {} : { seo: Object.fromEntries(kept) };
}

function relink(html: string, linkOf: (address: string) => string | undefined): string {
  return html.replace(
    /(<a\s[^>]*?href=)(["'])([^"'>]*)\2/gi,
    (all, start: string, quote: string, address: string) => {
      const target = linkOf(address);
      return target === undefined ? all : `${start}${quote}${target}${quote}`;
    },
  );
}

function alternativesIn(html: string): ReadonlyMap<string, string> {
  const pictures = [...html.matchAll(/<img\s[^>]*>/gi)].map(([tag]) => ({
    source: /\ssrc=["']([^"']*)["']/i.exec(tag)?.[1] ?? '',
    alternative: /\salt=["']([^"']*)["']/i.exec(tag)?.[1] ?? '',
  }));
  return new Map(pictures.map(({ source, alternative }) => [source, alternative]));
}
