import type { Core } from '@strapi/strapi';
import { rowsOf } from '../strapi';

/** As Strapi describes the two that it makes on first run; an administrator's own token of the same name stays. */
const DEFAULT_DESCRIPTION = 'A default API token';

/** Deletes the tokens that Strapi makes by itself: nobody knows their values, and "Full Access" may write everything. */
export async function deleteDefaultTokens(strapi: Core.Strapi): Promise<void> {
  const tokens = rowsOf(strapi, 'admin::api-token');
  const defaults = await tokens.findMany({ where: { description: { $startsWith: DEFAULT_DESCRIPTION } } });
  for (const { id } of defaults) await tokens.delete({ where: { id } });
}
