import { LOCALES } from '../../../config/locales';
import { LOGIN_PATH, packPath, PREVIEW_PATH } from '../../../routing/paths';

/** The kinds of requests, by what the worker does with them: see main.ts. */
export type Kind = 'page' | 'hashed' | 'page-data' | 'file' | 'none';

/** Never answered from a pack: drafts, logins, and the lists by which packs are updated. */
const NEVER = [LOGIN_PATH, PREVIEW_PATH, packPath('/').replace('.json', '/')];
/** Their names change with their content, so that any pack's is right. */
const HASHED = /^\/(?:static\/.+|share\/.+|[^/]+[-.][\da-f]{10,}\.(?:js|css))$/;

/** A page's address without its last slash, as people write it; the CMS may have addresses of its own beside the languages. */
const isUnfinished = (path: string): boolean =>
  LOCALES.some((locale) => `${path}/`.startsWith(`/${locale}/`)) && !/\.\w+$/.test(path);

/**
 * @param request of this site
 * @example kindOf({ method: 'GET', mode: 'navigate', path: '/fr/islande/' }) → 'page'
 */
export function kindOf({ method, mode, path }: { method: string; mode: string; path: string }): Kind {
  if (method !== 'GET' || NEVER.some((never) => path.startsWith(never))) return 'none';
  if (path.endsWith('/') || isUnfinished(path)) return mode === 'navigate' ? 'page' : 'none';
  if (path.startsWith('/page-data/'))
    return NEVER.some((never) => path.startsWith(`/page-data${never}`)) ? 'none' : 'page-data';
  if (HASHED.test(path)) return 'hashed';
  return /\.\w+$/.test(path) ? 'file' : 'none';
}

/**
 * All sizes and formats of a picture lie in one folder, of which a pack has one file.
 * @example pictureFolder('/static/vik-e1e43f21/05c85.avif') → '/static/vik-e1e43f21/'
 */
export function pictureFolder(path: string): string | undefined {
  return /^\/static\/[^/]+\/(?=[^/]+\.(?:avif|webp|jpe?g|png|gif)$)/.exec(path)?.[0];
}
