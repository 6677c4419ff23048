import type { Core } from '@strapi/strapi';
import { isUnavailable } from './unavailable';

/**
 * Strapi reads an entry once more after its transaction, for webhooks, and looks at no failure of that: a database that
 * goes away at this moment would end the process, and with it every request that could have waited for it. Any other
 * rejection that nobody handles ends the process, as it does by default.
 */
export function surviveLostConnections(strapi: Core.Strapi): void {
  process.on('unhandledRejection', (reason) => {
    if (!isUnavailable(reason)) throw reason;
    strapi.log.error(`database: something nobody waits for failed: ${String(reason)}`);
  });
}
