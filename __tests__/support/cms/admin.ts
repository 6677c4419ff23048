import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshAddress } from '../addresses';
import { cmsData, cmsUrl } from '../served';

type Json = Record<string, unknown>;

/** The admin panel's own API, as an editor's browser calls it. */
export type Admin = {
  readonly find: (
    uid: string,
    locale: string,
    filters: Record<string, string>,
  ) => Promise<Json & { documentId: string }>;
  readonly count: (uid: string, filters: Record<string, string>) => Promise<number>;
  readonly save: (uid: string, documentId: string, locale: string, data: Json) => Promise<Response>;
  readonly create: (uid: string, locale: string, data: Json) => Promise<Json & { documentId: string }>;
  /** Every route of the content API, as Strapi itself lists them: `GET /api/articles`. */
  readonly routes: () => Promise<string[]>;
  /** Finds where the panel shows an entry before it is published; undefined where it has no preview to show. */
  readonly previewUrl: (
    uid: string,
    documentId: string,
    locale: string,
    status?: string,
  ) => Promise<string | undefined>;
  /** Any address of the CMS, as this account. */
  readonly request: (method: string, path: string, body?: Json) => Promise<Response>;
  /** Makes an account for the site's login. */
  readonly createSiteUser: (account: { email: string; password: string }, role: string) => Promise<void>;
  /** Makes an API token with exactly these permissions and returns its secret. */
  readonly createToken: (name: string, permissions: readonly string[]) => Promise<string>;
  /** Puts a file into the media library. */
  readonly upload: (
    name: string,
    content: string | Uint8Array<ArrayBuffer>,
    type: string,
  ) => Promise<{ id: number; url: string }>;
  /** Publishes several entries at once, as the list of the panel does. */
  readonly publishAll: (uid: string, documentIds: readonly string[]) => Promise<Response>;
  readonly act: (
    uid: string,
    documentId: string,
    locale: string,
    action: string,
    data?: Json,
  ) => Promise<Response>;
};

let session: Promise<Admin> | undefined;

/** Strapi lets an account log in five times in five minutes; a session is younger than its token's end. */
const SHARED_FOR = 10 * 60_000;

/** Logs in with the account that the CMS made on its first run; once for a while, for all suites together. */
export function logIn(): Promise<Admin> {
  session ??= openSession();
  return session;
}

async function sharedToken(): Promise<string> {
  const shared = join(cmsData(), 'test-admin-session.json');
  if (existsSync(shared)) {
    const { token, since } = JSON.parse(readFileSync(shared, 'utf8')) as { token: string; since: number };
    if (Date.now() - since < SHARED_FOR) return token;
  }
  const { admin } = JSON.parse(readFileSync(join(cmsData(), 'accounts.json'), 'utf8')) as {
    admin: { email: string; password: string };
  };
  const answer = await fetch(`${cmsUrl()}/admin/login`, {
    method: 'POST',
    // Strapi counts logins by address; each suite has its own.
    headers: { 'content-type': 'application/json', 'x-forwarded-for': freshAddress() },
    body: JSON.stringify(admin),
  });
  if (!answer.ok) throw new Error(`the admin cannot log in: ${answer.status} ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { token: string } };
  writeFileSync(shared, JSON.stringify({ token: data.token, since: Date.now() }));
  return data.token;
}

const asQuery = (values: Record<string, string>) => new URLSearchParams(values).toString();

async function openSession(): Promise<Admin> {
  // A file of tests may take longer than a token lives.
  const authorization = async () => `Bearer ${await sharedToken()}`;
  await authorization();
  const call = async (method: string, path: string, body?: Json, area = '/content-manager') =>
    fetch(cmsUrl() + area + path, {
      method,
      headers: { 'content-type': 'application/json', authorization: await authorization() },
      ...(body && { body: JSON.stringify(body) }),
    });
  const at = (uid: string, rest = '', query = '') => `/collection-types/${uid}${rest}${query}`;
  return {
    find: async (uid, locale, filters) => {
      const query = Object.entries(filters).map(
        ([field, value]) => `&filters[${field}][$eq]=${encodeURIComponent(value)}`,
      );
      const response = await call('GET', at(uid, '', `?locale=${locale}${query.join('')}`));
      const { results } = (await response.json()) as { results: (Json & { documentId: string })[] };
      const [first] = results;
      if (!first) throw new Error(`no ${uid} (${locale}) with ${JSON.stringify(filters)}`);
      return first;
    },
    count: async (uid, filters) => {
      const query = Object.entries(filters).map(
        ([field, value]) => `filters[${field}][$eq]=${encodeURIComponent(value)}`,
      );
      const response = await call('GET', at(uid, '', `?${query.join('&')}`));
      return ((await response.json()) as { pagination: { total: number } }).pagination.total;
    },
    save: (uid, documentId, locale, body) =>
      call('PUT', at(uid, `/${documentId}`, `?locale=${locale}`), body),
    create: async (uid, locale, body) => {
      const response = await call('POST', at(uid, '', `?locale=${locale}`), body);
      return ((await response.json()) as { data: Json & { documentId: string } }).data;
    },
    routes: async () => {
      const response = await call('GET', '/content-api/routes', undefined, '/admin');
      const { data: areas } = (await response.json()) as {
        data: Record<string, { method: string; path: string }[]>;
      };
      return Object.values(areas).flatMap((area) => area.map(({ method, path }) => `${method} ${path}`));
    },
    previewUrl: async (uid, documentId, locale, status = 'draft') => {
      const response = await call('GET', `/preview/url/${uid}?${asQuery({ documentId, locale, status })}`);
      if (response.status === 204) return undefined;
      return ((await response.json()) as { data: { url?: string } }).data.url;
    },
    request: (method, path, body) => call(method, path, body, ''),
    createSiteUser: async ({ email, password }, type) => {
      const listed = await call('GET', '/roles', undefined, '/users-permissions');
      const { roles } = (await listed.json()) as {
        roles: { id: number; documentId: string; type: string }[];
      };
      const role = roles.find((one) => one.type === type);
      const connect = [{ documentId: role?.documentId, id: role?.id }];
      const user = { email, password, username: email, confirmed: true, blocked: false, role: { connect } };
      const made = await call('POST', at('plugin::users-permissions.user'), user);
      if (!made.ok) throw new Error(`${email}: ${made.status} ${await made.text()}`);
    },
    createToken: async (name, permissions) => {
      const body = { name, description: '', type: 'custom', lifespan: null, permissions };
      const response = await call('POST', '/api-tokens', body, '/admin');
      return ((await response.json()) as { data: { accessKey: string } }).data.accessKey;
    },
    upload: async (name, content, type) => {
      const form = new FormData();
      form.set('files', new Blob([content], { type }), name);
      const response = await fetch(`${cmsUrl()}/upload`, {
        method: 'POST',
        headers: { authorization: await authorization() },
        body: form,
      });
      if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
      const [file] = (await response.json()) as { id: number; url: string }[];
      if (!file) throw new Error(`${name}: nothing was stored`);
      return file;
    },
    publishAll: (uid, documentIds) => call('POST', at(uid, '/actions/bulkPublish'), { documentIds }),
    act: (uid, documentId, locale, action, body = {}) =>
      call('POST', at(uid, `/${documentId}/actions/${action}`, `?locale=${locale}`), body),
  };
}
