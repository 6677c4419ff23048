import type { Core } from '@strapi/strapi';

/** Tells whether entries of a type are drafts until they are published. */
export function hasDrafts(strapi: Core.Strapi, uid: string): boolean {
  const { options } = strapi.contentType(uid as Parameters<Core.Strapi['contentType']>[0]);
  return options?.draftAndPublish === true;
}
