import type { Core } from '@strapi/strapi';
import { isUnavailable } from './unavailable';

/**
 * After a transaction, Strapi reads the entry again for webhooks and ignores a failure of that read. If the database goes
 * away at this moment, the unhandled rejection would end the process and every request in it. Any other unhandled
 * rejection still ends the process, as it does by default.
 */
export function surviveLostConnections(strapi: Core.Strapi): void {
  process.on('unhandledRejection', (reason) => {
    if (!isUnavailable(reason)) throw reason;
    strapi.log.error(`database: something nobody waits for failed: ${String(reason)}`);
  });
}
