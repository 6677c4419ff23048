import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cmsData, cmsUrl } from './served';

type Json = Record<string, unknown>;

/** The admin panel's own API, as an editor's browser calls it. */
export type Admin = {
  readonly find: (
    uid: string,
    locale: string,
    filters: Record<string, string>,
  ) => Promise<Json & { documentId: string }>;
  readonly save: (uid: string, documentId: string, locale: string, data: Json) => Promise<Response>;
  readonly create: (uid: string, locale: string, data: Json) => Promise<Json & { documentId: string }>;
  /** Makes an API token with exactly these permissions and returns its secret. */
  readonly createToken: (name: string, permissions: readonly string[]) => Promise<string>;
  /** Puts a file into the media library. */
  readonly upload: (name: string, text: string, type: string) => Promise<{ id: number }>;
  readonly act: (
    uid: string,
    documentId: string,
    locale: string,
    action: string,
    data?: Json,
  ) => Promise<Response>;
};

let session: Promise<Admin> | undefined;

/** Logs in with the account that the CMS made on its first run; once for each suite, because Strapi counts logins. */
export function logIn(): Promise<Admin> {
  session ??= openSession();
  return session;
}

async function openSession(): Promise<Admin> {
  const { admin } = JSON.parse(readFileSync(join(cmsData(), 'accounts.json'), 'utf8')) as {
    admin: { email: string; password: string };
  };
  const answer = await fetch(`${cmsUrl()}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  const call = (method: string, path: string, body?: Json, area = '/content-manager') =>
    fetch(cmsUrl() + area + path, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${data.token}` },
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
    save: (uid, documentId, locale, body) =>
      call('PUT', at(uid, `/${documentId}`, `?locale=${locale}`), body),
    create: async (uid, locale, body) => {
      const response = await call('POST', at(uid, '', `?locale=${locale}`), body);
      return ((await response.json()) as { data: Json & { documentId: string } }).data;
    },
    createToken: async (name, permissions) => {
      const body = { name, description: '', type: 'custom', lifespan: null, permissions };
      const response = await call('POST', '/api-tokens', body, '/admin');
      return ((await response.json()) as { data: { accessKey: string } }).data.accessKey;
    },
    upload: async (name, text, type) => {
      const form = new FormData();
      form.set('files', new Blob([text], { type }), name);
      const response = await fetch(`${cmsUrl()}/upload`, {
        method: 'POST',
        headers: { authorization: `Bearer ${data.token}` },
        body: form,
      });
      if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
      const [file] = (await response.json()) as { id: number }[];
      if (!file) throw new Error(`${name}: nothing was stored`);
      return file;
    },
    act: (uid, documentId, locale, action, body = {}) =>
      call('POST', at(uid, `/${documentId}/actions/${action}`, `?locale=${locale}`), body),
  };
}
