import type { Core } from '@strapi/strapi';
import type { HttpContext } from './http';
import { rowsOf } from './rows';
import { sessionsOf } from './sessions';

const bearerOf = (ctx: HttpContext): string | undefined =>
  /^Bearer (\S+)$/i.exec(ctx.get('authorization'))?.[1];

/** Checks whether somebody who is logged in to the panel sent the request; what they may do there is asked later. */
export async function isFromPanel(strapi: Core.Strapi, ctx: HttpContext): Promise<boolean> {
  const token = bearerOf(ctx);
  if (token === undefined) return false;
  const sessions = sessionsOf(strapi, 'admin');
  const { payload } = sessions.validateAccessToken(token);
  return payload !== null && sessions.isSessionActive(payload.sessionId);
}

type TokenService = { hash(token: string): string };

/** Checks whether the request has an API token of this CMS, of whatever rights. */
export async function hasApiToken(strapi: Core.Strapi, ctx: HttpContext): Promise<boolean> {
  const token = bearerOf(ctx);
  if (token === undefined) return false;
  const accessKey = (strapi.service('admin::api-token') as unknown as TokenService).hash(token);
  return (await rowsOf(strapi, 'admin::api-token').count({ where: { accessKey } })) > 0;
}
