import type { Account } from './facts';

export type Json = Record<string, unknown>;
export type Document = Json & { readonly documentId: string };

/** An administrator at work in the admin panel of a CMS, by the API that the panel itself uses. */
export class Panel {
  private constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  static async logIn(url: string, account: Account): Promise<Panel> {
    const { token } = await new Panel(url, '').send<{ token: string }>('POST', '/admin/login', account);
    return new Panel(url, token);
  }

  /** @returns the answer's `data`, or the whole of it where it has none @throws Error when it is refused */
  async send<T = Json>(method: string, path: string, body?: Json | FormData): Promise<T> {
    const isForm = body instanceof FormData;
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(!isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${String(response.status)} ${text}`);
    const answer = (text ? JSON.parse(text) : {}) as { data?: T };
    return answer.data ?? (answer as T);
  }

  async find(uid: string, locale: string, slug: string): Promise<Document> {
    const path = `/content-manager/collection-types/${uid}?locale=${locale}&filters[slug][$eq]=${slug}`;
    const { results } = await this.send<{ results: Document[] }>('GET', path);
    if (!results[0]) throw new Error(`There is no ${uid} “${slug}” (${locale}).`);
    return results[0];
  }

  create(uid: string, locale: string, data: Json): Promise<Document> {
    return this.send('POST', `/content-manager/collection-types/${uid}?locale=${locale}`, data);
  }

  save(uid: string, { documentId }: Document, locale: string, data: Json): Promise<Json> {
    return this.send('PUT', `/content-manager/collection-types/${uid}/${documentId}?locale=${locale}`, data);
  }

  act(uid: string, { documentId }: Document, locale: string, action: string, data: Json = {}): Promise<Json> {
    const path = `/content-manager/collection-types/${uid}/${documentId}/actions/${action}`;
    return this.send('POST', `${path}?locale=${locale}`, data);
  }

  async upload(name: string, content: string | Buffer, type: string, info: Json): Promise<number> {
    const form = new FormData();
    form.set('files', new Blob([new Uint8Array(Buffer.from(content))], { type }), name);
    form.set('fileInfo', JSON.stringify(info));
    const [file] = await this.send<{ id: number }[]>('POST', '/upload', form);
    if (!file) throw new Error(`${name} was not stored.`);
    return file.id;
  }

  /** Ends the session too; the last thing to do with it. @returns the account as it is then */
  async changePassword({ email, password: currentPassword }: Account, password: string): Promise<Account> {
    await this.send('PUT', '/admin/users/me', { currentPassword, password });
    return { email, password };
  }
}
