import { picture } from '../inputs/made-files';
import { cmsUrl } from '../served';
import { logIn } from './admin';
import { type AdminAccount, callAs } from './admin-accounts';

export const ARTICLE = 'api::article.article';
const COMMENT = 'api::comment.comment';

type Json = Record<string, unknown>;
type Answer = { status: number; body: Json };

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? (JSON.parse(text) as Json) : {} };
}

let count = 0;
const fresh = (): string => {
  count += 1;
  return `essai-role-${String(Date.now())}-${String(count)}`;
};

/** The account of a role and the entries and file that its trials are made on; all of these are a super admin's. */
export type World = {
  readonly account: AdminAccount;
  /** An article in both languages. */
  readonly both: string;
  readonly frenchOnly: string;
  readonly englishOnly: string;
  readonly comment: string;
  readonly file: number;
};

const newArticle = () => {
  const slug = fresh();
  return { titre: slug, slug, article_general: true };
};

export async function makeWorld(account: AdminAccount): Promise<World> {
  const admin = await logIn();
  const make = async (locale: string) => (await admin.create(ARTICLE, locale, newArticle())).documentId;
  const both = await make('fr');
  await admin.save(ARTICLE, both, 'en', newArticle());
  const comment = await admin.create(COMMENT, 'fr', {
    texte: fresh(),
    nom: 'Essai',
    langue: 'fr',
    article: both,
  });
  const { id } = await admin.upload(`${fresh()}.png`, new Uint8Array(await picture('png')), 'image/png');
  return {
    account,
    both,
    frenchOnly: await make('fr'),
    englishOnly: await make('en'),
    comment: comment.documentId,
    file: id,
  };
}

/** Makes what the trials left again, so that no later suite meets it. */
export async function dropWorld({ both, frenchOnly, englishOnly, comment, file }: World): Promise<void> {
  const admin = await logIn();
  const drop = (uid: string, id: string) =>
    admin.request('DELETE', `/content-manager/collection-types/${uid}/${id}?locale=*`);
  await drop(COMMENT, comment);
  for (const id of [both, frenchOnly, englishOnly]) await drop(ARTICLE, id);
  await admin.request('DELETE', `/upload/files/${String(file)}`);
}

const call = async ({ account }: World, method: string, path: string, body?: unknown) =>
  answerOf(await callAs(account.token, method, path, body));
const at = (uid: string, rest = '') => `/content-manager/collection-types/${uid}${rest}`;
const isDone = ({ status }: Answer): boolean => status === 200 || status === 201;

const write = async (world: World, id: string, locale: string, data: Json) =>
  isDone(await call(world, 'PUT', at(ARTICLE, `/${id}?locale=${locale}`), data));
const act = async (world: World, id: string, locale: string, action: string) =>
  isDone(await call(world, 'POST', at(ARTICLE, `/${id}/actions/${action}?locale=${locale}`), {}));

async function begin(
  world: World,
  locale: string,
  uid = ARTICLE,
  data: Json = newArticle(),
): Promise<boolean> {
  const answer = await call(world, 'POST', at(uid, `?locale=${locale}`), data);
  const { documentId } = (answer.body['data'] ?? {}) as { documentId?: string };
  if (isDone(answer)) await (await logIn()).request('DELETE', at(uid, `/${String(documentId)}?locale=*`));
  return isDone(answer);
}

/** Tries a step on an entry that the account begins itself; such an entry it may write, publish and delete again. */
async function own(world: World, step: 'write' | 'publish' | 'delete' | 'plan'): Promise<boolean> {
  const made = await call(world, 'POST', at(ARTICLE, '?locale=fr'), newArticle());
  if (!isDone(made)) return false;
  const { documentId } = made.body['data'] as { documentId: string };
  const tries = {
    write: () => write(world, documentId, 'fr', { chapeau: 'Mot à mot.' }),
    publish: () => act(world, documentId, 'fr', 'publish'),
    delete: async () => isDone(await call(world, 'DELETE', at(ARTICLE, `/${documentId}?locale=fr`))),
    plan: async () => {
      await write(world, documentId, 'fr', { publier_le: '2090-01-01T06:00:00.000Z' });
      const { publier_le: day } = await (await logIn()).find(ARTICLE, 'fr', { documentId });
      return typeof day === 'string';
    },
  };
  const done = await tries[step]();
  await (await logIn()).request('DELETE', at(ARTICLE, `/${documentId}?locale=*`));
  return done;
}

/** Writes a field that all languages share, and looks whether it was taken. */
async function share(world: World, locale: string): Promise<boolean> {
  const a_revoir = fresh();
  await write(world, world.both, locale, { a_revoir });
  return (await (await logIn()).find(ARTICLE, locale, { documentId: world.both }))['a_revoir'] === a_revoir;
}

async function upload({ account }: World): Promise<boolean> {
  const form = new FormData();
  form.set('fileInfo', JSON.stringify({ name: 'a.png', folder: null }));
  form.set('files', new Blob([new Uint8Array(await picture('png'))], { type: 'image/png' }), 'a.png');
  const headers = { authorization: `Bearer ${account.token}` };
  const { status } = await fetch(`${cmsUrl()}/upload`, { method: 'POST', headers, body: form });
  return status === 201;
}

async function enter(world: World, rights: string): Promise<boolean> {
  const { body } = await call(world, 'POST', '/publication/enter');
  const url = body['url'];
  return typeof url === 'string' && new URL(url).searchParams.get('ticket')?.split('.')[1] === rights;
}

const reads = async (world: World, path: string) => isDone(await call(world, 'GET', path));
const preview = (world: World) =>
  reads(world, `/content-manager/preview/url/${ARTICLE}?documentId=${world.both}&locale=fr&status=draft`);

/** Everything that is tried with each role, in an order in which one leaves what the next needs. */
export const TRIALS: Readonly<Record<string, (world: World) => Promise<boolean>>> = {
  'read an article of somebody else': (world) => reads(world, at(ARTICLE, `/${world.both}?locale=fr`)),
  'preview it': preview,
  'begin an article in French': (world) => begin(world, 'fr'),
  'begin an article in English': (world) => begin(world, 'en'),
  'write its own': (world) => own(world, 'write'),
  'publish its own': (world) => own(world, 'publish'),
  'delete its own': (world) => own(world, 'delete'),
  'plan the day on which its own is published': (world) => own(world, 'plan'),
  'write French': (world) => write(world, world.both, 'fr', { chapeau: fresh() }),
  'write English': (world) => write(world, world.both, 'en', { chapeau: fresh() }),
  'write what all languages share, in English': (world) => share(world, 'en'),
  'write what all languages share, in French': (world) => share(world, 'fr'),
  'add English to a French article': (world) => write(world, world.frenchOnly, 'en', newArticle()),
  'add French to an English article': (world) => write(world, world.englishOnly, 'fr', newArticle()),
  'publish French': (world) => act(world, world.both, 'fr', 'publish'),
  'publish English': (world) => act(world, world.both, 'en', 'publish'),
  'discard a French draft': (world) => act(world, world.both, 'fr', 'discard'),
  'discard an English draft': (world) => act(world, world.both, 'en', 'discard'),
  'unpublish French': (world) => act(world, world.both, 'fr', 'unpublish'),
  'unpublish English': (world) => act(world, world.both, 'en', 'unpublish'),
  'delete an article of somebody else': async (world) =>
    isDone(await call(world, 'DELETE', at(ARTICLE, `/${world.both}?locale=fr`))),
  'begin a region': (world) => begin(world, 'fr', 'api::region.region', { titre: fresh() }),
  'take a picture of the library': (world) => reads(world, `/upload/files/${String(world.file)}`),
  'upload a picture': upload,
  'delete a picture of somebody else': async (world) =>
    isDone(await call(world, 'DELETE', `/upload/files/${String(world.file)}`)),
  'read comments': (world) => reads(world, at(COMMENT)),
  'refuse a comment': async (world) =>
    isDone(await call(world, 'PUT', at(COMMENT, `/${world.comment}`), { etat: 'indesirable' })),
  'take it back and approve it': async (world) => {
    await call(world, 'PUT', at(COMMENT, `/${world.comment}`), { etat: 'en_attente' });
    return isDone(await call(world, 'POST', at(COMMENT, `/${world.comment}/actions/publish`), {}));
  },
  'read messages of visitors': (world) => reads(world, at('api::contact-message.contact-message')),
  'look at the log of publications': async (world) =>
    (await enter(world, 'look')) || (await enter(world, 'publish')),
  'publish, approve and go back there': (world) => enter(world, 'publish'),
  'list accounts': (world) => reads(world, '/admin/users'),
  'list roles': (world) => reads(world, '/admin/roles'),
  'list tokens': (world) => reads(world, '/admin/api-tokens'),
  'list webhooks': (world) => reads(world, '/admin/webhooks'),
  'read accounts of the site': (world) => reads(world, at('plugin::users-permissions.user')),
};
