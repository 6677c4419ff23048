import { addressRange } from '../domain/abuse/address-range';
import { RateLimit } from '../domain/abuse/rate-limit';
import { hasBody, type HttpContext, lengthOf, type Next, refuseUnread } from '../strapi';

/** Bytes. Five thousand characters, each escaped in JSON, and the other fields. */
const BODY_LIMIT = 64 * 1024;

/** Where anyone may write. Other spellings of these addresses do not come this far (`plain-addresses`). */
const PUBLIC = /^\/api\/(contact-messages|comments|form-token|moderation|subscription|my-data)(\/|$)/;

/** More requests in a minute than any person makes, forms and links together. */
const requests = new RateLimit({ limit: 60, period: 60_000 });

/** The content's build reads comments with its token, page by page, as often as it must. */
const isBuild = (ctx: HttpContext): boolean => ctx.method === 'GET' && ctx.path === '/api/comments';

const NO_LENGTH = [411, 'LengthRequired'] as const;
const TOO_LARGE = [413, 'PayloadTooLarge'] as const;

/** Turns away floods and large bodies before anything is read or looked up. */
const visitorGuard =
  () =>
  (ctx: HttpContext, next: Next): Promise<unknown> | undefined => {
    if (!PUBLIC.test(ctx.path) || isBuild(ctx)) return next();
    const wait = requests.take(addressRange(ctx.request.ip), Date.now());
    if (wait > 0) {
      ctx.set('Retry-After', String(wait));
      refuseUnread(ctx, 429, 'RateLimitError', 'Too many requests, please try again later.');
      return undefined;
    }
    if (ctx.method === 'POST' || hasBody(ctx)) {
      const length = lengthOf(ctx);
      const [status, name] = Number.isNaN(length) ? NO_LENGTH : TOO_LARGE;
      if (!(length <= BODY_LIMIT)) {
        refuseUnread(ctx, status, name, `A form has at most ${String(BODY_LIMIT)} bytes.`);
        return undefined;
      }
    }
    return next();
  };

export default visitorGuard;
