import type { Core } from '@strapi/strapi';
import { publishDue } from '../../../publication/due';
import { readInventory } from '../../../publication/inventory';

interface Context {
  body: unknown;
}

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async inventory(context: Context) {
    context.body = await readInventory(strapi);
  },

  async due(context: Context) {
    context.body = await publishDue(strapi, new Date());
  },
});
