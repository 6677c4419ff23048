import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cmsData } from '../served';

/** Every route of the CMS, of the content API and of the panel, as its router has them: `GET /api/articles`. */
export async function serverRoutes(): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(__dirname, 'list-routes.mjs')], {
    cwd: join(__dirname, '../../../cms'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      CMS_DATA_DIR: cmsData(),
      SEED_ON_START: 'false',
      SERVE_ADMIN_PANEL: 'false',
    },
  });
  const routes = /^ROUTES (.*)$/m.exec(stdout)?.[1];
  if (!routes) throw new Error(`no routes in:\n${stdout}`);
  return JSON.parse(routes) as string[];
}

/** An address that a route's pattern stands for; nothing is there. */
export const addressOf = (pattern: string): string =>
  pattern
    .replace(/:(id|role|sessionId|sourceId|documentId)\b/g, 'a'.repeat(24))
    .replace(/:(uid|model|contentType)\b/g, 'api::comment.comment')
    .replace(/:provider/, 'local')
    .replace('((?!uploads/).+)', 'x')
    .replace(/:\w+|\(\.\*\)/g, 'x');
