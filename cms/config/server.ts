import fs from 'node:fs';
import path from 'node:path';
import { environment } from './environment';

const publicFolder = path.join(environment.dataFolder, 'public');

// Strapi refuses to start when the upload folder is missing, and looks for it before any hook of ours runs.
fs.mkdirSync(path.join(publicFolder, 'uploads'), { recursive: true });

export default {
  host: environment.host,
  port: environment.port,
  url: environment.publicUrl ?? `http://${environment.host}:${String(environment.port)}`,
  app: { keys: environment.secrets.appKeys },
  // Without this all visitors behind a proxy share one address, and so one login limit.
  proxy: { koa: environment.trustedProxies > 0, maxIpsCount: environment.trustedProxies },
  dirs: { public: publicFolder },
  logger: { updates: { enabled: false }, startup: { enabled: false }, config: { level: 'info' } },
  transfer: { remote: { enabled: false } },
  webhooks: { populateRelations: false },
};
