import type { Core } from '@strapi/strapi';
import { ADMIN_USER, type HttpContext, type Row, rowsOf, SITE_USER } from '../strapi';

/** The account that a login on the site names by its address or its user name; looked up as Strapi does it. */
export async function namedSiteUser(strapi: Core.Strapi, ctx: HttpContext): Promise<Row | null> {
  const { identifier } = (ctx.request.body ?? {}) as Record<string, unknown>;
  if (typeof identifier !== 'string') return null;
  const isNamed = [{ email: identifier.toLowerCase() }, { username: identifier }];
  return rowsOf(strapi, SITE_USER).findOne({ where: { provider: 'local', $or: isNamed } });
}

/** The account that a login to the admin panel names. */
export async function namedAdmin(strapi: Core.Strapi, email: unknown): Promise<Row | null> {
  if (typeof email !== 'string') return null;
  return rowsOf(strapi, ADMIN_USER).findOne({ where: { email } });
}
