import type { Core } from '@strapi/strapi';
import { environment } from '../../../../config/environment';
import { makeFormToken } from '../../../domain/abuse/form-token';
import { commentSchema, reportSchema } from '../../../domain/forms/schemas';
import type { HttpContext } from '../../../strapi';
import { takeForm } from '../../../visitors/intake';
import { listPublished } from '../../../visitors/published-comments';
import { takeComment } from '../../../visitors/take-comment';
import { takeReport } from '../../../visitors/take-report';

/** Replaces all of Strapi's core actions: those would show drafts to anyone with read access and publish posts unmoderated. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async find(ctx: HttpContext) {
    ctx.body = await listPublished(strapi, ctx.query);
  },

  create: (ctx: HttpContext) =>
    takeForm(strapi, ctx, commentSchema, (form, found) => takeComment(strapi, form, found)),

  report: (ctx: HttpContext) =>
    takeForm(strapi, ctx, reportSchema, (form, found) =>
      takeReport(strapi, ctx.params.id ?? '', form, found),
    ),

  /** Sends the token that a form needs before it can be sent; see MINIMUM_FILL_TIME. */
  token(ctx: HttpContext) {
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data: { token: makeFormToken(environment.secrets.commentLink, Date.now()) } };
  },
});
