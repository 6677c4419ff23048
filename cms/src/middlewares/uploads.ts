import { posix } from 'node:path';
import { extensionOf, isPicture, kindNamed } from '../domain/file-kinds';
import type { HttpContext, Next } from '../strapi';

/** In every spelling that ends at the same file. */
function isUpload(path: string): boolean {
  try {
    return posix.normalize(decodeURIComponent(path)).toLowerCase().startsWith('/uploads/');
  } catch {
    return false;
  }
}

/** What is uploaded and is no picture is handed out to be kept, never shown: it would be a page of this server. */
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
