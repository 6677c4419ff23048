import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isPublisher } from '../policies/publisher';
import {
  hasApiToken,
  hasBody,
  type HttpContext,
  isFromPanel,
  lengthOf,
  type Next,
  refuseUnread,
} from '../strapi';

/** Bytes that anybody may send anywhere: read within a moment. What strangers may call has limits of its own (`visitor-guard`). */
const SHORT = 64 * 1024;

const isMultipart = (ctx: HttpContext): boolean => /^multipart\//i.test(ctx.get('content-type'));

async function isKnown(strapi: Core.Strapi, ctx: HttpContext): Promise<boolean> {
  return (
    isPublisher(ctx.get('authorization')) || (await isFromPanel(strapi, ctx)) || hasApiToken(strapi, ctx)
  );
}

/**
 * Asks who sends a long body before it is read: Strapi reads megabytes of JSON at every address, and unpacks them, before
 * anything asks whether the caller may be there. Files have rules of their own (`multipart`).
 * @param config.limit bytes that a body may have at all
 */
const bodies =
  ({ limit }: { limit: number }, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: HttpContext, next: Next): Promise<unknown> => {
    if (!hasBody(ctx) || isMultipart(ctx)) return next();
    const length = lengthOf(ctx);
    // Unpacked it would be longer than what was judged.
    if (!/^(?:identity)?$/i.test(ctx.get('content-encoding')))
      return refuseUnread(ctx, 415, 'UnsupportedMediaType', 'A body is not compressed here.');
    if (Number.isNaN(length))
      return refuseUnread(ctx, 411, 'LengthRequired', 'A body says how many bytes it has.');
    if (length > limit)
      return refuseUnread(ctx, 413, 'PayloadTooLarge', `A body has at most ${String(limit)} bytes.`);
    if (length <= SHORT || (await isKnown(strapi, ctx))) return next();
    // The panel renews its login when it reads this answer.
    throw new errors.UnauthorizedError(
      `A body of more than ${String(SHORT)} bytes is taken from those who are logged in or have a token.`,
    );
  };

export default bodies;
