import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cmsData, cmsUrl } from '../served';
import { logIn } from './admin';

/** Returns the fragment that opens the preview of an entry, taken from the address that the panel would open. */
export async function previewFragment(
  uid: string,
  documentId: string,
  locale: string,
  status?: string,
): Promise<string> {
  const admin = await logIn();
  const address = await admin.previewUrl(uid, documentId, locale, status);
  if (!address) throw new Error(`${uid} ${documentId} has no preview`);
  return new URL(address).hash;
}

export async function previewToken(uid: string, documentId: string, locale: string): Promise<string> {
  const fragment = await previewFragment(uid, documentId, locale);
  return new URLSearchParams(fragment.slice(1)).get('token') ?? '';
}

/** Logs in to the site, and not to the panel. */
export async function siteLogin(identifier: string, password: string): Promise<string> {
  const answer = await fetch(`${cmsUrl()}/api/auth/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier, password }),
  });
  const { jwt } = (await answer.json()) as { jwt?: string };
  if (!jwt) throw new Error(`${identifier} cannot log in: ${answer.status}`);
  return jwt;
}

/** The login of the site's first editor. */
export function editorLogin(): Promise<string> {
  const { editor } = JSON.parse(readFileSync(join(cmsData(), 'accounts.json'), 'utf8')) as {
    editor: { email: string; password: string };
  };
  return siteLogin(editor.email, editor.password);
}
