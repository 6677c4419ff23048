import type { Core } from '@strapi/strapi';
import { askDatabase } from '../database/ask';
import type { HttpContext, Next } from '../strapi';

/** Answers `/_health` with 503 while the database is away; Strapi would say 204 as long as the process runs. */
const health =
  (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: HttpContext, next: Next): Promise<unknown> => {
    if (ctx.path !== '/_health') return next();
    const trouble = await askDatabase(strapi);
    if (trouble === undefined) return next();
    ctx.status = 503;
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { status: 'down', reason: `The database does not answer: ${trouble}.` };
    return undefined;
  };

export default health;
