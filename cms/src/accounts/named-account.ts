import type { Core } from '@strapi/strapi';
import { ADMIN_USER, type HttpContext, type Row, rowsOf, SITE_USER } from '../strapi';

/** Finds the account for a site login, by email address or user name, as Strapi does. */
export async function namedSiteUser(strapi: Core.Strapi, ctx: HttpContext): Promise<Row | null> {
  const { identifier } = (ctx.request.body ?? {}) as Record<string, unknown>;
  if (typeof identifier !== 'string') return null;
  const isNamed = [{ email: identifier.toLowerCase() }, { username: identifier }];
  return rowsOf(strapi, SITE_USER).findOne({ where: { provider: 'local', $or: isNamed } });
}

/** Finds the account for an admin panel login, by email address, whose case means nothing to Strapi. */
export async function namedAdmin(strapi: Core.Strapi, email: unknown): Promise<Row | null> {
  if (typeof email !== 'string') return null;
  return rowsOf(strapi, ADMIN_USER).findOne({ where: { email: email.toLowerCase() } });
}
