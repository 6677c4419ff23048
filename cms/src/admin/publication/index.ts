import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin';
import type { StrapiApp } from '@strapi/strapi/admin';
import { LivePanel } from './LivePanel';

/**
 * Adds a panel beside each entry's form that tells how the entry stands with visitors: below Strapi's first panel,
 * above all others.
 */
export function showStanding(app: StrapiApp): void {
  const { apis } = app.getPlugin('content-manager');
  const { addEditViewSidePanel } = apis as ContentManagerPlugin['config']['apis'];
  addEditViewSidePanel((panels) => [...panels.slice(0, 1), LivePanel, ...panels.slice(1)]);
}
