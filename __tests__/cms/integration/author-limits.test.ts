import { logIn } from '../../support/cms/admin';
import { type AdminAccount, callAs, makeAdmin } from '../../support/cms/admin-accounts';
import { picture } from '../../support/inputs/made-files';
import { mailsTo, mailWith } from '../../support/mail/mailbox';
import { cmsUrl } from '../../support/served';

const ARTICLE = 'api::article.article';

let author: AdminAccount;
beforeAll(async () => {
  author = await makeAdmin('strapi-author');
});

type Kept = { id: number; url: string };

async function upload(token: string, folder: number | null = null): Promise<Kept> {
  const form = new FormData();
  form.set('fileInfo', JSON.stringify({ name: 'a.png', folder }));
  form.set('files', new Blob([new Uint8Array(await picture('png'))], { type: 'image/png' }), 'a.png');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${cmsUrl()}/upload`, { method: 'POST', headers, body: form });
  const [file] = (await answer.json()) as Kept[];
  if (!file) throw new Error(`upload: ${answer.status}`);
  return file;
}

async function makeFolder(token: string): Promise<number> {
  const folder = { name: `Essai ${String(Date.now())}`, parent: null };
  const answer = await callAs(token, 'POST', '/upload/folders', folder);
  return ((await answer.json()) as { data: { id: number } }).data.id;
}

const bulk = async (token: string, action: string, body: object) =>
  (await callAs(token, 'POST', `/upload/actions/bulk-${action}`, body)).status;
const isThere = async ({ url }: Kept) => (await fetch(cmsUrl() + url)).status === 200;

describe('the files of others', () => {
  it('are not deleted or moved by an author, alone, among their own, or with a folder', async () => {
    const editor = await makeAdmin('strapi-editor');
    const folder = await makeFolder(editor.token);
    const [theirs, within] = [await upload(editor.token), await upload(editor.token, folder)];
    const own = await upload(author.token);
    const tries = [
      ['delete', { fileIds: [theirs.id] }],
      ['delete', { fileIds: [own.id, theirs.id] }],
      ['delete', { folderIds: [folder] }],
      ['move', { fileIds: [theirs.id], destinationFolderId: folder }],
    ] as const;
    for (const [action, body] of tries) expect(await bulk(author.token, action, body)).toBe(403);
    for (const file of [theirs, within, own]) expect(await isThere(file)).toBe(true);
  });

  it('are an editor’s to delete, and one’s own an author’s', async () => {
    const editor = await makeAdmin('strapi-editor');
    const [folder, own] = [await makeFolder(author.token), await upload(author.token)];
    const move = { fileIds: [own.id], destinationFolderId: folder };
    expect(await bulk(author.token, 'move', move)).toBe(200);
    expect(await bulk(author.token, 'delete', { folderIds: [folder] })).toBe(200);
    expect(await isThere(own)).toBe(false);
    const other = await upload(author.token);
    expect(await bulk(editor.token, 'delete', { fileIds: [other.id] })).toBe(200);
    expect(await isThere(other)).toBe(false);
  });
});

const entries = (token: string, method: string, rest: string, body?: object) =>
  callAs(token, method, `/content-manager/collection-types/${ARTICLE}${rest}`, body);

async function write(token: string, locale: string): Promise<string> {
  const slug = `essai-${String(Date.now())}`;
  const answer = await entries(token, 'POST', `?locale=${locale}`, {
    titre: slug,
    slug,
    article_general: true,
  });
  const { data } = (await answer.json()) as { data: { documentId: string; titre?: string } };
  expect([answer.status, data.titre]).toEqual([201, slug]);
  return data.documentId;
}

it('the drafts of others are not shown to an author, and have no preview for them', async () => {
  const own = await write(author.token, 'fr');
  const theirs = await write((await makeAdmin('strapi-editor')).token, 'fr');
  const preview = async (documentId: string) => {
    const query = new URLSearchParams({ documentId, locale: 'fr', status: 'draft' }).toString();
    return (await callAs(author.token, 'GET', `/content-manager/preview/url/${ARTICLE}?${query}`)).status;
  };
  const look = async (id: string) => (await entries(author.token, 'GET', `/${id}?locale=fr`)).status;
  expect([await look(own), await preview(own)]).toEqual([200, 200]);
  expect([await look(theirs), await preview(theirs)]).toEqual([403, 204]);
});

it.each(['fr', 'en'])(
  'editors write, publish and delete in every language (%s); authors do not publish',
  async (locale) => {
    const editor = await makeAdmin('strapi-editor');
    const act = async (token: string, id: string, method: string, action = '') =>
      (await entries(token, method, `/${id}${action}?locale=${locale}`, method === 'POST' ? {} : undefined))
        .status;
    const own = await write(author.token, locale);
    expect(await act(author.token, own, 'POST', '/actions/publish')).toBe(403);
    expect(await act(editor.token, own, 'POST', '/actions/publish')).toBe(200);
    expect(await act(editor.token, own, 'POST', '/actions/unpublish')).toBe(200);
    expect(await act(author.token, await write(editor.token, locale), 'DELETE')).toBe(403);
    expect(await act(author.token, own, 'DELETE')).toBe(200);
  },
);

it('mails of one’s own making are sent by super admins alone', async () => {
  const to = `stranger-${String(Date.now())}@example.org`;
  for (const { token } of [author, await makeAdmin('strapi-editor')]) {
    const answer = await callAs(token, 'POST', '/email', { to, subject: 'Hello', text: 'From an author' });
    expect(answer.status).toBe(403);
  }
  const admin = await logIn();
  const mail = { to, subject: 'Hello', text: 'From a super admin' };
  expect((await admin.request('POST', '/email', mail)).status).toBe(200);
  await mailWith(to, 'From a super admin');
  expect(await mailsTo(to)).toHaveLength(1);
});
