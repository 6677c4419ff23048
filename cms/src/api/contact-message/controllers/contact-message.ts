import type { Core } from '@strapi/strapi';
import { contactSchema } from '../../../domain/forms/schemas';
import type { HttpContext } from '../../../strapi';
import { takeForm } from '../../../visitors/intake';
import { takeMessage } from '../../../visitors/take-message';

/** Writing only: messages are read in the admin panel. */
export default ({ strapi }: { strapi: Core.Strapi }) => ({
  create: (ctx: HttpContext) =>
    takeForm(strapi, ctx, contactSchema, (form, found) => takeMessage(strapi, form, found)),
});
