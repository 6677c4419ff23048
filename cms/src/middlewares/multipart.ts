import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { type HttpContext, isFromPanel, lengthOf, type Next, refuseUnread } from '../strapi';

/** Address to which the panel sends files. */
const TAKES_FILES = /^\/upload(?:\/|$)/;

const isMultipart = (ctx: HttpContext): boolean => /^multipart\//i.test(ctx.get('content-type'));

/**
 * Refuses files before they are read, unless somebody who is logged in to the panel sends them to the media library.
 * Strapi writes whatever comes as `multipart/*` to the disk, at every address, before it asks who sends it.
 * @param config.limit bytes that a form with files may have
 */
const multipart =
  ({ limit }: { limit: number }, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: HttpContext, next: Next): Promise<unknown> => {
    if (!isMultipart(ctx)) return next();
    if (!TAKES_FILES.test(ctx.path)) {
      refuseUnread(ctx, 415, 'UnsupportedMediaType', 'Files and multipart forms are not taken here.');
      return undefined;
    }
    if (await isFromPanel(strapi, ctx)) return next();
    const message = 'Files are taken from those who are logged in to the admin panel.';
    // The panel renews its login when it reads this answer; a connection that is closed would hide it.
    if (lengthOf(ctx) <= limit) throw new errors.UnauthorizedError(message);
    refuseUnread(ctx, 401, 'UnauthorizedError', message);
    return undefined;
  };

export default multipart;
