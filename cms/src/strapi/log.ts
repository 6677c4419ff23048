import type { Core } from '@strapi/strapi';

export type Log = (message: string) => void;

/** Messages of one concern, all with the same first word, so that they can be found. */
export const logOf =
  (strapi: Core.Strapi, concern: string): Log =>
  (message) => {
    strapi.log.info(`${concern}: ${message}`);
  };
