/** An article that a reader reports an error of, as a link to the contact form carries it. */
export type ReportedPage = { readonly path: string; readonly title: string };

const TITLE_LENGTH = 100;
const PATH = /^\/(?:fr|en)\/[a-z0-9-]+\/(?:[a-z0-9-]+\/)?$/;
const PATH_LENGTH = 250;

/** In a query: what has a meaning there, and what no address may have. Letters of any language may stand as they are. */
const UNFIT = /[%&+#"<>\\^`{|}]/g;

/**
 * Makes the link by which an error in an article is reported: in letters that a reader can read and that stand in the
 * page already, which is a third of the bytes.
 * @example reportLink('/fr/contact/', { path: '/fr/islande/geysir/', title: 'Le Geysir' }) → '/fr/contact/?page=/fr/islande/geysir/&title=Le+Geysir'
 */
export function reportLink(contactPath: string, { path, title }: ReportedPage): string {
  const words = clean(title).replace(UNFIT, encodeURIComponent).replaceAll(' ', '+');
  return `${contactPath}?page=${path}&title=${words}`;
}

/**
 * Reads such a link. Anybody can write one: only an address of an article of this site is taken, and of the title one
 * short line.
 * @example readReport('?page=/fr/islande/geysir/&title=Geysir') → { path: '/fr/islande/geysir/', title: 'Geysir' }
 * @example readReport('?page=https://evil.example/') → undefined
 */
export function readReport(search: string): ReportedPage | undefined {
  const query = new URLSearchParams(search);
  const path = query.get('page') ?? '';
  if (path.length > PATH_LENGTH || !PATH.test(path)) return undefined;
  return { path, title: clean(query.get('title') ?? '') || path };
}

/** One line without control or formatting characters. */
function clean(title: string): string {
  const line = title.replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ').trim();
  return [...line].slice(0, TITLE_LENGTH).join('').trim();
}
