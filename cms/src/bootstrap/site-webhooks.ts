import type { Core } from '@strapi/strapi';
import { environment } from '../../config/environment';
import { type WebhookFields, webhookRunnerOf, webhookStoreOf } from '../strapi';

const EVENTS = [
  ...['entry.create', 'entry.update', 'entry.delete', 'entry.publish', 'entry.unpublish'],
  ...['media.create', 'media.update', 'media.delete'],
];

type Listener = Pick<WebhookFields, 'name' | 'headers'> & { url: string | undefined };

/** Who is told of every change, as far as the environment says where they listen. */
const LISTENERS: readonly Listener[] = [
  { name: 'gatsby develop', url: environment.developRefreshUrl, headers: {} },
  {
    name: 'Publication',
    url: environment.publisherUrl && `${environment.publisherUrl}/hooks/cms`,
    headers: { Authorization: `Bearer ${environment.secrets.publisher}` },
  },
];

async function align(strapi: Core.Strapi, { name, url, headers }: Listener): Promise<void> {
  const [store, runner] = [webhookStoreOf(strapi), webhookRunnerOf(strapi)];
  const present = (await store.findWebhooks()).find((webhook) => webhook.name === name);
  if (url === undefined) {
    if (present === undefined) return;
    await store.deleteWebhook(present.id);
    runner.remove(present);
    return;
  }
  const wanted = { name, url, headers, events: EVENTS, isEnabled: true };
  if (present === undefined) runner.add(await store.createWebhook(wanted));
  else if (!isSame(present, wanted)) {
    await store.updateWebhook(present.id, wanted);
    runner.update({ ...present, ...wanted });
  }
}

const isSame = (present: WebhookFields, wanted: WebhookFields) =>
  (['url', 'headers', 'events', 'isEnabled'] as const).every(
    (field) => JSON.stringify(present[field]) === JSON.stringify(wanted[field]),
  );

/** Tells the publisher, and `gatsby develop` while it runs, of every change; a bearer token shows who calls. */
export async function alignSiteWebhooks(strapi: Core.Strapi): Promise<void> {
  for (const listener of LISTENERS) await align(strapi, listener);
}
