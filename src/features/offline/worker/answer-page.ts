import { NetworkFirst } from 'workbox-strategies';
import { LOCALES } from '../../../config/locales';
import { localeOfPath, offlinePath } from '../../../routing/paths';
import { SAVED_HEADER } from '../pack-file';
import { bindClient, savedPacks } from '../register';
import { cacheWith } from './packed';
import { scope, type FetchEvent } from './scope';

/** Seconds for which a network that is there and gives no answer may keep a visitor waiting who has the page. */
const PATIENCE_S = 3;
/** A pack is one version of one release: what comes from the network stays out of it. */
const keepOut = { cacheWillUpdate: () => Promise.resolve(null) };
/**
 * Back and forward take whatever the browser's own cache has of a page. Without a network that page would be in no pack,
 * and find none of its data; so the network is asked, as for any other way to a page.
 */
const askNetwork = {
  requestWillFetch: ({ request }: { request: Request }) =>
    Promise.resolve(request.cache === 'force-cache' ? new Request(request, { cache: 'no-cache' }) : request),
};

/**
 * A page that is opened: from the network, or else from its pack, with which it is then bound (answer-file.ts). One that
 * is in no pack leads to the page that says so.
 */
export async function answerPage(event: FetchEvent, url: URL): Promise<Response> {
  const cacheName = await cacheWith(url.pathname);
  const strategy = new NetworkFirst({
    // A name that no cache has, when the page is in no pack.
    cacheName: cacheName ?? 'none',
    networkTimeoutSeconds: PATIENCE_S,
    matchOptions: { ignoreSearch: true, ignoreVary: true },
    plugins: [keepOut, askNetwork],
  });
  try {
    const answer = await strategy.handle({ request: event.request, event });
    if (cacheName !== undefined && answer.headers.has(SAVED_HEADER)) await bind(event, cacheName);
    return answer;
  } catch (error) {
    const page = (await finished(url)) ?? (await offlinePageFor(url));
    if (page === undefined) throw error;
    return Response.redirect(page);
  }
}

async function bind({ resultingClientId }: FetchEvent, cacheName: string): Promise<void> {
  const open = await scope.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  await bindClient(
    resultingClientId,
    cacheName,
    open.map(({ id }) => id),
  );
}

/** @returns the address of a saved page that lacks its last slash, which the server would add */
async function finished({ pathname, search, origin }: URL): Promise<string | undefined> {
  const path = `${pathname}/`;
  return pathname.endsWith('/') || (await cacheWith(path)) === undefined ? undefined : origin + path + search;
}

/** @returns the page in the visitor's language, or in one that is saved; undefined when that is the page asked for */
async function offlinePageFor({ pathname, search, origin }: URL): Promise<string | undefined> {
  const saved = new Set((await savedPacks()).map(({ locale }) => locale));
  const locale = [localeOfPath(pathname), ...LOCALES].find((each) => saved.has(each));
  if (locale === undefined || pathname === offlinePath(locale)) return undefined;
  const page = new URL(offlinePath(locale), origin);
  page.searchParams.set('page', pathname + search);
  return page.href;
}
