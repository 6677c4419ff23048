import { makeFormToken, MINIMUM_FILL_TIME } from '../../../cms/src/domain/abuse/form-token';
import { freshAddress } from '../addresses';
import { cmsToken, cmsUrl } from '../served';
import { logIn } from './admin';
import { cmsSecret } from './cms-files';

/** One visitor's browser, as the CMS sees it. */
export function visitor(address = freshAddress()) {
  const headers = { 'x-forwarded-for': address };
  const post = (path: string, body: unknown, more: Record<string, string> = {}) =>
    fetch(cmsUrl() + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers, ...more },
      body: JSON.stringify(body),
    });
  const token = async () => {
    const answer = await fetch(`${cmsUrl()}/api/form-token`, { headers });
    return ((await answer.json()) as { data: { token: string } }).data.token;
  };
  /** Follows a link of a mail; `press` sends the page's form. */
  const open = (url: string) => fetch(url, { headers });
  const press = (url: string, fields: Record<string, string> = {}) =>
    fetch(url, { method: 'POST', headers, body: new URLSearchParams(fields) });
  return { address, post, token, open, press };
}

/** Tokens that are old enough to be used, as if their forms had been open for a while. @param secret of the CMS's environment */
export function ripeTokens(number: number, secret = cmsSecret('COMMENT_LINK_SECRET')): string[] {
  return Array.from({ length: number }, () => makeFormToken(secret, Date.now() - 2 * MINIMUM_FILL_TIME));
}

/** The code that the CMS gives for a field, and the answer's status. */
export async function faultOf(answer: Response, field: string): Promise<[number, string | undefined]> {
  const body = (await answer.json()) as {
    error?: { details?: { errors?: { path: string[]; code: string }[] } };
  };
  return [answer.status, body.error?.details?.errors?.find(({ path }) => path[0] === field)?.code];
}

export type ListedComment = {
  documentId: string;
  comment: string;
  name: string;
  article_id: string;
  parent_id: string | null;
};

/** Reads the comments that the build gets to see; the first release named text and name in English. */
export async function publishedComments(locale: string): Promise<ListedComment[]> {
  const all: ListedComment[] = [];
  for (let page = 1; ; page += 1) {
    const url = `${cmsUrl()}/api/comments?locale=${locale}&pagination[pageSize]=100&pagination[page]=${page}`;
    const answer = await fetch(url, { headers: { authorization: `Bearer ${cmsToken()}` } });
    const { data } = (await answer.json()) as { data: (ListedComment & { texte?: string; nom?: string })[] };
    all.push(
      ...data.map((one) => ({ ...one, comment: one.texte ?? one.comment, name: one.nom ?? one.name })),
    );
    if (data.length < 100) return all;
  }
}

const ARTICLE = 'api::article.article';

/**
 * An article for one suite to comment on: the limit of comments on an article is everybody's. Taken off the site again
 * with `drop`, so that no other suite meets it.
 */
export async function ownArticle(locale: 'fr' | 'en') {
  const admin = await logIn();
  const titre = `Essai ${locale} ${freshAddress()}`;
  const slug = titre.toLowerCase().replace(/[ .]/g, '-');
  const { documentId } = await admin.create(ARTICLE, locale, { titre, slug, article_general: true });
  const act = async (action: 'publish' | 'unpublish') => {
    const answer = await admin.act(ARTICLE, documentId, locale, action);
    if (!answer.ok) throw new Error(`${titre}: ${action}: ${answer.status} ${await answer.text()}`);
  };
  await act('publish');
  return { documentId, publish: () => act('publish'), drop: () => act('unpublish') };
}

export type OwnArticle = Awaited<ReturnType<typeof ownArticle>>;

/** The document id of a published article. */
export async function articleId(locale: string, slug: string): Promise<string> {
  const url = `${cmsUrl()}/api/articles?locale=${locale}&filters[slug][$eq]=${slug}`;
  const answer = await fetch(url, { headers: { authorization: `Bearer ${cmsToken()}` } });
  const { data } = (await answer.json()) as { data: { documentId: string }[] };
  if (!data[0]) throw new Error(`no article ${slug} (${locale})`);
  return data[0].documentId;
}
