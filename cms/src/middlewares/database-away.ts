import type { Core } from '@strapi/strapi';
import { askDatabase } from '../database/ask';
import { isUnavailable } from '../database/unavailable';
import { showAway } from '../pages/away';
import type { HttpContext, Next } from '../strapi';

/** Seconds after which trying again makes sense: a database server restarts faster. */
const RETRY_AFTER = 30;

/** Addresses that links in mails open; people read these answers. */
const PAGES = /^\/api\/(?:moderation|subscription|my-data)\//;

const MESSAGE = 'Nothing can be read or stored at the moment. Please try again in a minute.';

function answerAway(ctx: HttpContext): void {
  if (PAGES.test(ctx.path)) showAway(ctx);
  else {
    ctx.status = 503;
    ctx.body = {
      data: null,
      error: { status: 503, name: 'ServiceUnavailableError', message: MESSAGE, details: {} },
    };
  }
  ctx.set('Retry-After', String(RETRY_AFTER));
}

/**
 * Says that the database is away where Strapi would say that something is wrong with the request: without its
 * database it takes everybody for a stranger (401), cannot log in an editor (501), and fails otherwise (500).
 */
const databaseAway =
  (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: HttpContext, next: Next): Promise<void> => {
    try {
      await next();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      // Only the first two parts are logged: what follows them in links of mails is a secret.
      const path = ctx.path.split('/', 3).join('/');
      strapi.log.error(`database: ${ctx.method} ${path} failed: ${String(error)}`);
      answerAway(ctx);
      return;
    }
    if ((ctx.status === 401 || ctx.status >= 500) && (await askDatabase(strapi)) !== undefined)
      answerAway(ctx);
  };

export default databaseAway;
