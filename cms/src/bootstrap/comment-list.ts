import type { Core } from '@strapi/strapi';
import { COMMENT, storeOf } from '../strapi';

const KEY = `configuration_content_types::${COMMENT}`;

/** What a moderator needs to see at a glance, newest first. */
const LIST = ['nom', 'texte', 'article', 'etat', 'retenu_pour', 'ecrit_le'];

interface Configuration {
  settings?: Record<string, unknown>;
  layouts?: Record<string, unknown>;
}

/** Sets up the list of comments in the content manager, once: afterwards it is the moderators' own. */
export async function arrangeCommentList(strapi: Core.Strapi): Promise<void> {
  const own = storeOf(strapi, 'api', 'grand-large');
  if (await own.get('comment-list')) return;
  const store = storeOf(strapi, 'plugin', 'content_manager');
  const present = (await store.get(KEY)) as Configuration | null;
  if (present === null) return;
  await store.set(KEY, {
    ...present,
    settings: { ...present.settings, mainField: 'nom', defaultSortBy: 'ecrit_le', defaultSortOrder: 'DESC' },
    layouts: { ...present.layouts, list: LIST },
  });
  await own.set('comment-list', true);
}
