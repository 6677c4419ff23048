import type { Core } from '@strapi/strapi';
import { environment } from '../../config/environment';
import { PREVIEW_MINUTES, signPreview } from '../domain/preview-token';
import { HAVE_PAGES, mayReadEntry, type PanelAbility } from '../strapi';

type Target = {
  documentId?: string;
  locale?: string | null;
  status?: string;
};

/** Strapi asks this for every editor of the panel, without looking whether the entry is among what they may read. */
async function mayRead(strapi: Core.Strapi, uid: string, documentId: string): Promise<boolean> {
  const { userAbility } = (strapi.requestContext.get()?.state ?? {}) as { userAbility?: PanelAbility };
  return userAbility !== undefined && mayReadEntry(strapi, userAbility, uid, documentId);
}

/**
 * Returns the address at which the admin panel shows a draft: the site's preview page, with a token that opens this
 * one document for some minutes. The token stands in the fragment, which browsers send to no server, so that it
 * reaches no log.
 * @returns nothing for entries without a page of their own, and for editors who may not read them
 */
export async function previewAddress(
  strapi: Core.Strapi,
  uid: string,
  { documentId, locale, status }: Target,
): Promise<string | undefined> {
  if (!HAVE_PAGES.includes(uid) || !documentId) return undefined;
  if (!(await mayRead(strapi, uid, documentId))) return undefined;
  const claim = {
    uid,
    documentId,
    locale: locale ?? 'fr',
    expires: Date.now() + PREVIEW_MINUTES * 60_000,
  };
  const token = signPreview(claim, environment.secrets.preview);
  const version = status === 'published' ? '&status=published' : '';
  return `${environment.siteUrl}/preview/#token=${token}${version}`;
}
