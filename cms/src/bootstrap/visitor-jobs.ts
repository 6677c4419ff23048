import type { Core } from '@strapi/strapi';
import { deliver, retryAll } from '../mail/deliver';
import { isServer } from '../strapi';
import { forgetExpiredUses } from '../used-once';
import { enforceRetention } from '../visitors/retention';

/**
 * Mails that could not leave are tried again each minute when their time has come; retention is kept every night. Only
 * the one process that serves does so: seeding may work beside it.
 */
export async function startVisitorJobs(strapi: Core.Strapi): Promise<void> {
  if (!isServer) return;
  strapi.cron.add({
    'visitors-mail': { task: () => deliver(strapi), options: { rule: '* * * * *' } },
    'visitors-retention': { task: () => enforceRetention(strapi), options: { rule: '17 3 * * *' } },
    'visitors-used-once': { task: () => forgetExpiredUses(strapi), options: { rule: '47 * * * *' } },
  });
  await enforceRetention(strapi);
  // Not awaited: a mail server that does not answer must not keep the CMS from starting.
  void retryAll(strapi);
}
