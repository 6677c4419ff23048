import fs from 'node:fs';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { environment } from '../../config/environment';

/** Strapi starts without a word when the panel it is to serve was never built, and answers its address with an error. */
export function warnWithoutAdminPanel(strapi: Core.Strapi): Promise<void> {
  const isServed = environment.serveAdminPanel && !strapi.config.get<boolean>('autoReload');
  const index = path.join(strapi.dirs.dist.root, 'build', 'index.html');
  if (isServed && !fs.existsSync(index)) {
    strapi.log.warn(
      'admin: no panel at /admin yet; run `npm run build` in cms/, or set SERVE_ADMIN_PANEL=false',
    );
  }
  return Promise.resolve();
}
