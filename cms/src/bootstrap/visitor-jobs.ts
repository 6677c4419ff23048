import type { Core } from '@strapi/strapi';
import { deliver, retryAll } from '../mail/deliver';
import { enforceRetention } from '../visitors/retention';

/** Mails that could not leave are tried again each minute when their time has come; retention is kept every night. */
export async function startVisitorJobs(strapi: Core.Strapi): Promise<void> {
  strapi.cron.add({
    'visitors-mail': { task: () => deliver(strapi), options: { rule: '* * * * *' } },
    'visitors-retention': { task: () => enforceRetention(strapi), options: { rule: '17 3 * * *' } },
  });
  await enforceRetention(strapi);
  // Not awaited: a mail server that does not answer must not keep the CMS from starting.
  void retryAll(strapi);
}
