import type { Core } from '@strapi/strapi';

type Route = { method: string; path: string; config?: { policies?: unknown[] } };

/** Routes by which Strapi lets whoever is logged in change the panel for everybody, each with the right that it takes here. */
const RIGHTS = [
  {
    plugin: 'content-manager',
    path: '/components/:uid/configuration',
    action: 'plugin::content-manager.components.configure-layout',
  },
  { plugin: 'i18n', path: '/settings', action: 'plugin::i18n.locale.update' },
];

/**
 * Closes them to accounts without that right. To be called before Strapi sets up its routes.
 * @throws Error when Strapi has no such route any more: what it has instead may be open
 */
export function closePanelRoutes(strapi: Core.Strapi): void {
  for (const { plugin, path, action } of RIGHTS) {
    const { admin } = strapi.plugin(plugin).routes as unknown as { admin: { routes: Route[] } };
    const route = admin.routes.find((one) => one.method === 'PUT' && one.path === path);
    if (!route) throw new Error(`Strapi’s plugin ${plugin} has no route PUT ${path}`);
    const policy = { name: 'admin::hasPermissions', config: { actions: [action] } };
    route.config = { ...route.config, policies: [...(route.config?.policies ?? []), policy] };
  }
}
