import { addressRange } from '../domain/abuse/address-range';
import { RateLimit } from '../domain/abuse/rate-limit';
import { hasBody, type HttpContext, lengthOf, type Next, refuseUnread } from '../strapi';

type Guard = {
  readonly addresses: RegExp;
  readonly requests: RateLimit;
  /** Bytes. */
  readonly bodyLimit: number;
};

const MINUTE = 60_000;

/** Addresses that strangers may call. Other spellings of them do not come this far (`plain-addresses`). */
const GUARDS: readonly Guard[] = [
  {
    addresses: /^\/api\/(?:contact-messages|comments|form-token|moderation|subscription|my-data)(?:\/|$)/,
    // Requests per minute: more than any person makes with forms and links together.
    requests: new RateLimit({ limit: 60, period: MINUTE }),
    // Five thousand characters, each escaped in JSON, and the other fields.
    bodyLimit: 64 * 1024,
  },
  {
    // Strapi counts logins by name and address, and remembers each name for minutes, however many and long they are.
    addresses:
      /^\/(?:api\/auth|admin\/(?:login|register|register-admin|forgot-password|reset-password))(?:\/|$)/,
    requests: new RateLimit({ limit: 60, period: MINUTE }),
    bodyLimit: 8 * 1024,
  },
];

/** The content's build reads comments with its token, page by page, as often as it must. */
const isBuild = (ctx: HttpContext): boolean => ctx.method === 'GET' && ctx.path === '/api/comments';

/** Why the body is not read: status, name and message of the error. */
function objectionTo(ctx: HttpContext, bodyLimit: number): readonly [number, string, string] | undefined {
  if (ctx.method !== 'POST' && !hasBody(ctx)) return undefined;
  const length = lengthOf(ctx);
  const message = `A body has at most ${String(bodyLimit)} bytes here, and says how many.`;
  if (Number.isNaN(length)) return [411, 'LengthRequired', message];
  if (length > bodyLimit) return [413, 'PayloadTooLarge', message];
  // Unpacked it would be longer than what was judged.
  if (!/^(?:identity)?$/i.test(ctx.get('content-encoding')))
    return [415, 'UnsupportedMediaType', 'A body is not compressed here.'];
  return undefined;
}

/** Refuses floods and large bodies before reading the body or asking the database. */
const visitorGuard =
  () =>
  (ctx: HttpContext, next: Next): Promise<unknown> | undefined => {
    const guard = GUARDS.find(({ addresses }) => addresses.test(ctx.path));
    if (guard === undefined || isBuild(ctx)) return next();
    const wait = guard.requests.take(addressRange(ctx.request.ip), Date.now());
    if (wait > 0) {
      ctx.set('Retry-After', String(wait));
      refuseUnread(ctx, 429, 'RateLimitError', 'Too many requests, please try again later.');
      return undefined;
    }
    const objection = objectionTo(ctx, guard.bodyLimit);
    if (objection === undefined) return next();
    refuseUnread(ctx, ...objection);
    return undefined;
  };

export default visitorGuard;
