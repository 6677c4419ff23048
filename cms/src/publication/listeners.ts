import { environment } from '../../config/environment';
import type { Webhook } from '../strapi';

const EVENTS = [
  ...['entry.create', 'entry.update', 'entry.delete', 'entry.publish', 'entry.unpublish'],
  ...['media.create', 'media.update', 'media.delete'],
];

const listener = (name: string, url: string | undefined, headers: Record<string, string>): Webhook[] =>
  url === undefined
    ? []
    : [{ id: `grand-large ${name}`, name, url, headers, events: EVENTS, isEnabled: true }];

/** Names under which earlier versions kept these in the database. */
export const LISTENER_NAMES: readonly string[] = ['gatsby develop', 'Publication'];

/** Services told of every change, as far as the environment says where they listen; a bearer token shows who calls. */
export const LISTENERS: readonly Webhook[] = [
  ...listener('gatsby develop', environment.developRefreshUrl, {}),
  ...listener('Publication', environment.publisherUrl && `${environment.publisherUrl}/hooks/cms`, {
    Authorization: `Bearer ${environment.secrets.publisher}`,
  }),
];
