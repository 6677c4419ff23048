import type { Core } from '@strapi/strapi';
import { LISTENERS } from '../publication/listeners';
import { webhookRunnerOf, webhookStoreOf } from '../strapi';

/**
 * Keeps webhooks silent during the work and calls each of them once afterwards, if anything was written: hundreds of
 * entries are one change for those who listen.
 * @param work returns how many entries it wrote
 */
export async function quietly(strapi: Core.Strapi, work: () => Promise<number>): Promise<void> {
  const runner = webhookRunnerOf(strapi);
  const webhooks = [...LISTENERS, ...(await webhookStoreOf(strapi).findWebhooks())];
  for (const webhook of webhooks) runner.remove(webhook);
  try {
    const written = await work();
    if (written === 0) return;
    for (const webhook of webhooks.filter(({ isEnabled }) => isEnabled)) {
      await runner.run(webhook, 'entry.publish', { model: 'seed', uid: 'seed', entry: { written } });
    }
  } finally {
    for (const webhook of webhooks) runner.add(webhook);
  }
}
