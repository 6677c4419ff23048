import type { Core } from '@strapi/strapi';
import type { PanelUser } from '../domain/panel-language';
import type { PanelAbility } from './abilities';

type Request = {
  readonly state: {
    readonly user?: PanelUser & { readonly id: number };
    readonly userAbility?: PanelAbility;
  };
  readonly request: { readonly body?: unknown };
};

/** Somebody who is logged in to the panel, what they may do, and what they sent. */
export type PanelCaller = {
  readonly user: PanelUser & { readonly id: number };
  readonly userAbility: PanelAbility;
  readonly body: unknown;
};

const requestOf = (strapi: Core.Strapi) => strapi.requestContext.get() as unknown as Request | undefined;

/** Tells whether somebody's request is being served, as opposed to seeding or a start of the CMS. */
export const isAskedFor = (strapi: Core.Strapi): boolean => requestOf(strapi) !== undefined;

/** The panel user who sent the current request; undefined outside of such requests. */
export const panelUserOf = (strapi: Core.Strapi): PanelUser | undefined => requestOf(strapi)?.state.user;

/** The same with their rights; nothing for a caller of the content API, whose token has its own. */
export function panelCallerOf(strapi: Core.Strapi): PanelCaller | undefined {
  const request = requestOf(strapi);
  const { user, userAbility } = request?.state ?? {};
  if (user === undefined || userAbility === undefined) return undefined;
  return { user, userAbility, body: request?.request.body };
}
