import { isLocale, type Locale } from '../../config/locales';
import { PREVIEW_TYPES } from '../../content/preview/types';
import type { PreviewQuery } from '../../services/preview';

/** The preview that the page's address asks for. */
export type PreviewAddress = {
  /** A token of the CMS; without one the login of the site counts. */
  readonly token: string | undefined;
  readonly query: PreviewQuery;
  /** The page stands in its own frame, at a phone's width. */
  readonly isFramed: boolean;
};

/**
 * The CMS opens `/preview/#token=…`; an editor who is logged in to the site may open `/preview/?type=article&id=…`.
 * @param fragment with or without its `#`
 */
export function readAddress(fragment: string, search: string): PreviewAddress {
  const hash = new URLSearchParams(fragment.replace(/^#/, ''));
  const asked = new URLSearchParams(search);
  const type = asked.get('type');
  const locale = hash.get('locale') ?? asked.get('locale');
  const uid = Object.entries(PREVIEW_TYPES).find(([name]) => name === type)?.[1];
  return {
    token: hash.get('token') ?? undefined,
    query: {
      uid,
      documentId: asked.get('id') ?? undefined,
      locale: isLocale(locale) ? locale : undefined,
      status: hash.get('status') === 'published' ? 'published' : undefined,
    },
    isFramed: hash.get('frame') === 'phone',
  };
}

/** The address of the same preview at a phone's width, in a frame of its own. */
export function framedAddress(path: string, search: string, address: PreviewAddress, locale: Locale): string {
  const { token, query } = address;
  const parts = { ...(token && { token }), ...(query.status && { status: query.status }) };
  return `${path}${search}#${new URLSearchParams({ ...parts, locale, frame: 'phone' }).toString()}`;
}

const KEPT = 'preview';

/**
 * Reads the page's address, and takes the fragment out of it: the token is then in no history list, in nobody's copied
 * link and in no report of a script. The entry of the history keeps it, so that a reload shows the draft again.
 */
export function takeAddress(): PreviewAddress {
  const { location, history } = window;
  const state = (history.state ?? {}) as Record<string, unknown>;
  const kept = typeof state[KEPT] === 'string' ? state[KEPT] : '';
  const fragment = location.hash.includes('=') ? location.hash : kept;
  if (location.hash)
    history.replaceState({ ...state, [KEPT]: fragment }, '', location.pathname + location.search);
  return readAddress(fragment, location.search);
}
