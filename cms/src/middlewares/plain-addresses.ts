import { isPlainAddress } from '../domain/plain-address';
import { type HttpContext, type Next, refuseUnread } from '../strapi';

const MESSAGE =
  'There is nothing at this address. Addresses are in lower case, with single slashes, no slash at the end and nothing percent-encoded.';

/**
 * Answers 404 to every spelling of an address but one, before anything else looks at the address. Strapi's router takes
 * `/API/x` and `/api/x/` for `/api/x`, and a proxy decodes addresses and merges slashes. Without this middleware, each
 * rule that looks at a path would have to expect all of these spellings. `isPlainAddress` says which one is let through.
 */
const plainAddresses =
  () =>
  (ctx: HttpContext, next: Next): Promise<unknown> | undefined => {
    const [written = ''] = ctx.originalUrl.split('?', 1);
    // Koa's path is another one where the request's line names a host or a fragment, and none where that host is broken.
    if (isPlainAddress(written) && written === ctx.path) return next();
    refuseUnread(ctx, 404, 'NotFoundError', MESSAGE);
    return undefined;
  };

export default plainAddresses;
