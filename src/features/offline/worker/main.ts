/**
 * Answers for the countries that a visitor has saved (docs/offline.md). It runs only for those who have saved one: the
 * first pack registers it, the last one takes it away. It writes no cache.
 */
import { registerRoute, Route } from 'workbox-routing';
import { SAVING_HEADER } from '../pack-file';
import { answerFile } from './answer-file';
import { answerPage } from './answer-page';
import { kindOf } from './kinds';
import { scope, type FetchEvent } from './scope';

scope.addEventListener('install', () => void scope.skipWaiting());
// With preloading, Firefox shows its own page of failure when the network does not answer, whatever the worker answers.
scope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([scope.clients.claim(), scope.registration.navigationPreload?.disable()])),
);

type Asked = { readonly sameOrigin: boolean; readonly request: Request; readonly url: URL };
const kindOfRequest = ({ sameOrigin, request: { method, mode, headers }, url }: Asked) =>
  sameOrigin && !headers.has(SAVING_HEADER) ? kindOf({ method, mode, path: url.pathname }) : 'none';

registerRoute(
  new Route(
    (asked) => kindOfRequest(asked) === 'page',
    ({ event, url }) => answerPage(event as FetchEvent, url),
  ),
);
registerRoute(
  new Route(
    (asked) => !['page', 'none'].includes(kindOfRequest(asked)),
    (asked) =>
      answerFile(asked.event as FetchEvent, asked.url, kindOfRequest({ ...asked, sameOrigin: true })),
  ),
);
