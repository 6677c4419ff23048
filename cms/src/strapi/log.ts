import type { Core } from '@strapi/strapi';

export type Log = (message: string) => void;

/** A logger whose messages all begin with the same word, so that a search finds them. */
export const logOf =
  (strapi: Core.Strapi, concern: string): Log =>
  (message) => {
    strapi.log.info(`${concern}: ${message}`);
  };
