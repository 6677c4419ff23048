import type { Core } from '@strapi/strapi';
import { alignShortIds } from '../short-ids';
import { fillAbout } from '../visitors/fill-about';
import { ensureAccounts } from './accounts';
import { warnWithoutAdminPanel } from './admin-panel';
import { arrangeCommentList } from './comment-list';
import { deleteDefaultTokens } from './default-tokens';
import { explainFields } from './field-words';
import { giveLanguagesToRoles } from './languages-of-roles';
import { ensureLocales } from './locales';
import { alignPermissions } from './permissions';
import { letEditorsPublish } from './publication-roles';
import { closeRegistration } from './registration';
import { seedOnStart } from './seed';
import { addSiteWebhooks } from './site-webhooks';
import { ensureSourceToken } from './source-token';
import { setUploadDefaults } from './uploads';
import { startVisitorJobs } from './visitor-jobs';

/** What every start puts in place, in this order. Each step changes nothing when it finds its work done. */
export const steps: readonly ((strapi: Core.Strapi) => Promise<void>)[] = [
  ensureLocales,
  closeRegistration,
  alignPermissions,
  letEditorsPublish,
  giveLanguagesToRoles,
  ensureAccounts,
  deleteDefaultTokens,
  ensureSourceToken,
  setUploadDefaults,
  addSiteWebhooks,
  // Before seeding, which may bring back what was deleted.
  alignShortIds,
  seedOnStart,
  warnWithoutAdminPanel,
  arrangeCommentList,
  explainFields,
  fillAbout,
  startVisitorJobs,
];
