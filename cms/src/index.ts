import type { Core } from '@strapi/strapi';
import { registerAccountRules } from './accounts';
import { steps } from './bootstrap';
import { failWithFailedCommits } from './database/failed-commits';
import { holdDatabase } from './database/hold';
import { surviveLostConnections } from './database/unhandled';
import { registerDocumentRules } from './documents';
import { registerPublicationRoutes } from './publication/admin-routes';
import { registerPublicationPermissions } from './publication/permissions';
import { closePanelRoutes, noteRolesOfAdministrators, registerTranslationCondition } from './roles';
import { SHORT_IDS } from './short-ids';
import { SNAPSHOTS } from './snapshots';
import { addTable } from './strapi';
import { registerUploadRules } from './uploads';
import { USED_ONCE } from './used-once';

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    await holdDatabase(strapi);
    failWithFailedCommits(strapi);
    surviveLostConnections(strapi);
    addTable(strapi, USED_ONCE);
    addTable(strapi, SHORT_IDS);
    addTable(strapi, SNAPSHOTS);
    registerAccountRules(strapi);
    registerDocumentRules(strapi);
    await registerPublicationPermissions(strapi);
    await registerTranslationCondition(strapi);
    noteRolesOfAdministrators(strapi);
    closePanelRoutes(strapi);
    registerPublicationRoutes(strapi);
    registerUploadRules(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    for (const step of steps) await step(strapi);
  },
};
