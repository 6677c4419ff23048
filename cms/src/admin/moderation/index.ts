import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin';
import type { StrapiApp } from '@strapi/strapi/admin';
import { DecisionPanel } from './DecisionPanel';
import { addDecisions } from './list';
import { Unanswered } from './Unanswered';

/** Buttons of moderators in the list and in the entry, and the comments that wait for an answer. */
export function offerModeration(app: StrapiApp): void {
  const contentManager = app.getPlugin('content-manager');
  const { addEditViewSidePanel } = contentManager.apis as ContentManagerPlugin['config']['apis'];
  addEditViewSidePanel([DecisionPanel]);
  contentManager.injectComponent('listView', 'actions', { name: 'unanswered', Component: Unanswered });
  app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', addDecisions);
}
