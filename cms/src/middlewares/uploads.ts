import { posix } from 'node:path';
import { extensionOf, isPicture, kindNamed } from '../domain/file-kinds';
import type { HttpContext, Next } from '../strapi';

/** Checks whether a path leads to an uploaded file, in any spelling that reaches the same file. */
function isUpload(path: string): boolean {
  try {
    return posix.normalize(decodeURIComponent(path)).toLowerCase().startsWith('/uploads/');
  } catch {
    return false;
  }
}

/** Serves uploads that are no pictures as downloads: shown in the browser, they would be pages of this origin. */
const uploads =
  () =>
  async (ctx: HttpContext, next: Next): Promise<void> => {
    await next();
    if (!isUpload(ctx.path)) return;
    ctx.set('X-Content-Type-Options', 'nosniff');
    if (isPicture(kindNamed(extensionOf(ctx.path)))) return;
    ctx.set('Content-Disposition', 'attachment');
    ctx.set('Content-Security-Policy', "default-src 'none'; sandbox");
  };

export default uploads;
