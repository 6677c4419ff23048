import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An editor of the CMS, at work through the API of its admin. */
export class Editor {
  private constructor(
    private readonly cmsUrl: string,
    private readonly token: string,
  ) {}

  /** Logs in with the account that the CMS made on its first run. @param dataDir the CMS's */
  static async logIn(cmsUrl: string, dataDir: string): Promise<Editor> {
    const { admin } = JSON.parse(readFileSync(join(dataDir, 'accounts.json'), 'utf8')) as { admin: object };
    const response = await fetch(`${cmsUrl}/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(admin),
    });
    if (!response.ok) throw new Error(`the editor cannot log in: ${response.status}`);
    const { data } = (await response.json()) as { data: { token: string } };
    return new Editor(cmsUrl, data.token);
  }

  /** Gives a published article another title, and publishes that. */
  async publishTitle(documentId: string, locale: string, titre: string): Promise<void> {
    const path = `/content-manager/collection-types/api::article.article/${documentId}/actions/publish`;
    const response = await fetch(`${this.cmsUrl}${path}?locale=${locale}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token}` },
      body: JSON.stringify({ titre }),
    });
    if (!response.ok)
      throw new Error(`${documentId} (${locale}): ${response.status} ${await response.text()}`);
  }
}
