import type { Core } from '@strapi/strapi';
import { LISTENER_NAMES, LISTENERS } from '../publication/listeners';
import { webhookRunnerOf, webhookStoreOf } from '../strapi';

/**
 * Tells the publisher, and `gatsby develop` while it runs, of every change. In this process's memory alone: Strapi's
 * table of webhooks keeps their headers as they are, and PUBLISHER_SECRET would be in every backup.
 */
export async function addSiteWebhooks(strapi: Core.Strapi): Promise<void> {
  const [store, runner] = [webhookStoreOf(strapi), webhookRunnerOf(strapi)];
  for (const stored of await store.findWebhooks()) {
    if (!LISTENER_NAMES.includes(stored.name)) continue;
    await store.deleteWebhook(stored.id);
    runner.remove(stored);
  }
  for (const listener of LISTENERS) runner.add(listener);
}
