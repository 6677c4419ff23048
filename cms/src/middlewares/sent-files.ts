import { rm } from 'node:fs/promises';
import type { HttpContext, Next } from '../strapi';

/**
 * Erases the files of a request when it has been answered. Strapi erases those that were sent under the one name that it
 * knows, and when all went well; every other one would stay on the disk.
 */
const sentFiles =
  () =>
  async (ctx: HttpContext, next: Next): Promise<void> => {
    const sent = Object.values(ctx.request.files ?? {}).flat();
    try {
      await next();
    } finally {
      await Promise.all(sent.map(({ filepath }) => rm(filepath, { force: true })));
    }
  };

export default sentFiles;
