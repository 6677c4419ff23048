import type { Core } from '@strapi/strapi';
import { steps } from './bootstrap';
import { failWithFailedCommits } from './database/failed-commits';
import { registerDocumentRules } from './documents';
import { registerPublicationRoutes } from './publication/admin-routes';

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    failWithFailedCommits(strapi);
    registerDocumentRules(strapi);
    registerPublicationRoutes(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    for (const step of steps) await step(strapi);
  },
};
