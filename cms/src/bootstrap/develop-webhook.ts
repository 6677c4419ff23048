import type { Core } from '@strapi/strapi';
import { environment } from '../../config/environment';
import { webhookRunnerOf, webhookStoreOf } from '../strapi';

const NAME = 'gatsby develop';

const EVENTS = [
  ...['entry.create', 'entry.update', 'entry.delete', 'entry.publish', 'entry.unpublish'],
  ...['media.create', 'media.update', 'media.delete'],
];

/** Tells `gatsby develop` to fetch again after every edit, when DEVELOP_REFRESH_URL says where it listens. */
export async function alignDevelopWebhook(strapi: Core.Strapi): Promise<void> {
  const store = webhookStoreOf(strapi);
  const runner = webhookRunnerOf(strapi);
  const url = environment.developRefreshUrl;
  const present = (await store.findWebhooks()).find(({ name }) => name === NAME);
  if (url === undefined) {
    if (present === undefined) return;
    await store.deleteWebhook(present.id);
    runner.remove(present);
    return;
  }
  const wanted = { name: NAME, url, headers: {}, events: EVENTS, isEnabled: true };
  if (present === undefined) runner.add(await store.createWebhook(wanted));
  else if (present.url !== url || present.events.join() !== EVENTS.join()) {
    await store.updateWebhook(present.id, wanted);
    runner.update({ ...present, ...wanted });
  }
}
