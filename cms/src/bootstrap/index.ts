import type { Core } from '@strapi/strapi';
import { alignPanelRoles } from '../roles';
import { alignShortIds } from '../short-ids';
import { fillAbout } from '../visitors/fill-about';
import { ensureAccounts } from './accounts';
import { warnWithoutAdminPanel } from './admin-panel';
import { deleteDefaultTokens } from './default-tokens';
import { arrangeForms } from './forms';
import { markGeneralArticles } from './general-articles';
import { plainLibraryAddresses } from './library-addresses';
import { ensureLocales } from './locales';
import { alignPermissions } from './permissions';
import { letEditorsPublish } from './publication-roles';
import { closeRegistration } from './registration';
import { seedOnStart } from './seed';
import { addSiteWebhooks } from './site-webhooks';
import { ensureSourceToken } from './source-token';
import { setUploadDefaults } from './uploads';
import { startVisitorJobs } from './visitor-jobs';

/** The steps that every start takes, in this order. A step changes nothing when it finds its work done. */
export const steps: readonly ((strapi: Core.Strapi) => Promise<void>)[] = [
  ensureLocales,
  closeRegistration,
  alignPermissions,
  letEditorsPublish,
  // It widens rights of roles, of which the next step takes back what the table of roles does not give.
  markGeneralArticles,
  alignPanelRoles,
  ensureAccounts,
  deleteDefaultTokens,
  ensureSourceToken,
  setUploadDefaults,
  plainLibraryAddresses,
  addSiteWebhooks,
  // Before seeding, which may bring back what was deleted.
  alignShortIds,
  seedOnStart,
  warnWithoutAdminPanel,
  arrangeForms,
  fillAbout,
  startVisitorJobs,
];
