import type { Core } from '@strapi/strapi';
import { environment } from '../../config/environment';
import { PREVIEW_MINUTES, signPreview } from '../domain/preview-token';
import { HAVE_PAGES } from '../strapi';

interface Target {
  documentId?: string;
  locale?: string | null;
  status?: string;
}

/** Who asks, as the admin panel's own middleware has left it with the request. */
interface AdminState {
  userAbility?: { can(action: string, subject: string): boolean };
}

const READ = 'plugin::content-manager.explorer.read';

/** Strapi asks this for every editor of the panel, without looking whether the entry is among what they may read. */
function mayRead(strapi: Core.Strapi, uid: string): boolean {
  const state = strapi.requestContext.get()?.state as AdminState | undefined;
  return state?.userAbility?.can(READ, uid) === true;
}

/**
 * Where the admin panel shows a draft: the site's preview page, with a token that opens this one document for some
 * minutes. The token stands in the fragment, which browsers send to no server, so that it reaches no log.
 * @returns nothing for entries without a page of their own, and for editors who may not read them
 */
export function previewAddress(
  strapi: Core.Strapi,
  uid: string,
  { documentId, locale, status }: Target,
): string | undefined {
  if (!HAVE_PAGES.includes(uid) || !documentId || !mayRead(strapi, uid)) return undefined;
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
