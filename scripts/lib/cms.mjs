// The content backend as a program: prepared when its sources changed, started, and its address and token known.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './files.mjs';
import { ensureInstalled, digest } from './install.mjs';
import { run, start } from './processes.mjs';
import { CMS, VAR } from './project.mjs';
import { step } from './report.mjs';
import { waitFor } from './wait.mjs';

/** @typedef {{ url: string, token: string, running: import('./processes.mjs').Running }} Cms */

/**
 * @typedef {{
 *   port: number,
 *   dataDir?: string,
 *   content?: string[],
 *   admin?: boolean,
 *   env?: Record<string, string>,
 *   patienceMs?: number,
 *   log?: string,
 * }} CmsOptions
 */

/** A first start reads all of the content and its pictures: 80 s on two free cores, several times that on busy ones. */
const SEEDING_LIMIT_MS = 900_000;

/** Installs the package, makes its secrets and compiles it; each only when needed. @param {{ admin: boolean }} options */
export async function prepareCms({ admin }) {
  await ensureInstalled(CMS, 'cms');
  await run('secrets', process.execPath, ['scripts/secrets.mjs'], { cwd: CMS });
  const sources = listFiles(CMS, [
    'src',
    'config',
    'database',
    'scripts',
    'tsconfig.json',
    'package-lock.json',
  ]);
  if (admin)
    await whenChanged(sources, 'dist/.built', () =>
      step('Building the CMS and its admin', () => npmRun('build')),
    );
  else if (!isCurrent(sources, 'dist/.built'))
    await whenChanged(sources, 'dist/.compiled', () => step('Compiling the CMS', () => npmRun('compile')));
}

/** @param {CmsOptions} options @returns {Promise<Cms>} */
export async function startCms({
  port,
  dataDir = join(VAR, 'cms'),
  content = [],
  admin = true,
  env = {},
  patienceMs = content.length > 0 ? SEEDING_LIMIT_MS : undefined,
  log = 'cms',
}) {
  const url = `http://127.0.0.1:${port}`;
  const running = start(log, 'npm', ['run', '--silent', 'start'], {
    cwd: CMS,
    env: {
      ...process.env,
      CMS_PORT: String(port),
      CMS_DATA_DIR: dataDir,
      SERVE_ADMIN_PANEL: String(admin),
      ...(content.length > 0 && { SEED_ON_START: 'true', CONTENT_DIR: content.join(':') }),
      ...env,
    },
  });
  await waitFor(`${url}/_health`, running, patienceMs);
  return { url, token: readSecret('CMS_TOKEN'), running };
}

/** A value of cms/.env. @param {string} name */
export function readSecret(name) {
  const line = readFileSync(join(CMS, '.env'), 'utf8')
    .split('\n')
    .find((text) => text.startsWith(`${name}=`));
  return line?.slice(name.length + 1).trim() ?? '';
}

/** @param {string} script */
function npmRun(script) {
  return run(`cms ${script}`, 'npm', ['run', '--silent', script], {
    cwd: CMS,
    env: { ...process.env, NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true' },
  });
}

/** @param {string[]} sources @param {string} stampName @param {() => Promise<unknown>} work */
async function whenChanged(sources, stampName, work) {
  if (isCurrent(sources, stampName)) return;
  await work();
  writeFileSync(join(CMS, stampName), digest(sources));
}

/** @param {string[]} sources @param {string} stampName */
function isCurrent(sources, stampName) {
  const stamp = join(CMS, stampName);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === digest(sources);
}
