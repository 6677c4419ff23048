import type { Core } from '@strapi/strapi';
import { publishDue } from '../../../publication/due';
import { readInventory } from '../../../publication/inventory';
import { readReport } from '../../../publication/report';

interface Context {
  body: unknown;
}

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async inventory(context: Context) {
    context.body = await readInventory(strapi);
  },

  async report(context: Context) {
    context.body = await readReport(strapi, new Date());
  },

  async due(context: Context) {
    context.body = await publishDue(strapi, new Date());
  },
});
