import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { environment } from '../../../../config/environment';
import { publishDue } from '../../../publication/due';
import { tellOfDueAnnouncements } from '../../../publication/due-announcements';
import { readInventory } from '../../../publication/inventory';
import { readNotices } from '../../../publication/notices';
import { readReport } from '../../../publication/report';
import { tellOfTrouble, troubleSchema } from '../../../publication/trouble-mail';
import { liveSchema, markLive, readChanges } from '../../../snapshots';

type Context = {
  body: unknown;
  request: { body?: unknown };
};

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async inventory(context: Context) {
    context.body = await readInventory(strapi);
  },

  async changes(context: Context) {
    context.body = { changes: await readChanges(strapi) };
  },

  async report(context: Context) {
    context.body = await readReport(strapi, new Date());
  },

  async due(context: Context) {
    const now = new Date();
    const outcome = await publishDue(strapi, now);
    const announcements = await tellOfDueAnnouncements(strapi, now);
    context.body = { ...outcome, announcements, notices: await readNotices(strapi) };
  },

  /** @throws ValidationError that names what is not as agreed */
  async live(context: Context) {
    const release = readBody(liveSchema, context);
    context.body = { marked: await markLive(strapi, release) };
  },

  /** @throws ValidationError that names what is not as agreed */
  async trouble(context: Context) {
    await tellOfTrouble(strapi, readBody(troubleSchema, context));
    context.body = { told: environment.mail.moderators.length };
  },
});

function readBody<T>(schema: z.ZodType<T>, { request }: Context): T {
  const { success, data, error } = schema.safeParse(request.body);
  if (!success) throw new errors.ValidationError(z.prettifyError(error));
  return data;
}
