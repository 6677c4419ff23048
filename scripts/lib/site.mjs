// Building and serving the site.
import { join } from 'node:path';
import { run, start } from './processes.mjs';
import { ROOT } from './project.mjs';
import { waitFor } from './wait.mjs';

const TSX = join(ROOT, 'node_modules/tsx/dist/cli.mjs');
const SERVER = join(ROOT, 'publisher/serve.ts');
const GATSBY = join(ROOT, 'node_modules/gatsby/cli.js');
const BOOKS = join(ROOT, 'publisher/books/into-site.ts');

/** The system's own variables that a build may see; see `buildEnvironment`. */
const SYSTEM_VARIABLES = ['PATH', 'HOME', 'TMPDIR', 'NODE_EXTRA_CA_CERTS'];
/** The project's variables that a build reads. */
const SITE_VARIABLES = [
  'GATSBY_SITE_URL',
  'GATSBY_CMS_URL',
  'GATSBY_TAG_MANAGER_ID',
  'GATSBY_ANALYTICS_SRC',
  'GATSBY_AFFILIATE_SRC',
  'GATSBY_AFFILIATE_PARTNER',
  'SITE_ENV',
  'LEGAL_PUBLISHER',
  'LEGAL_DIRECTOR',
  'LEGAL_HOST',
  'LEGAL_MAIL',
  'LEGAL_LOG_DAYS',
  'SECURITY_CONTACT',
];

/**
 * Every variable of the environment is compiled into Gatsby's renderer, so that one more or less would re-render each
 * page: builds run with a fixed list.
 * @param {{ url: string, token: string }} cms @param {Record<string, string>} [own]
 * @returns {NodeJS.ProcessEnv}
 */
export function buildEnvironment({ url, token }, own = {}) {
  /** @type {string[][]} */
  const kept = [...SYSTEM_VARIABLES, ...SITE_VARIABLES].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return {
    .../** @type {NodeJS.ProcessEnv} */ (Object.fromEntries(kept)),
    CMS_URL: url,
    CMS_TOKEN: token,
    GATSBY_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
    // Lines, which a log can keep; the other way draws a screen, and takes a second of each build.
    GATSBY_LOGGER: 'yurnalist',
    // As many threads for V8's own work as the machine has processors to spare. Node takes four anywhere, which costs a
    // tenth of a build on two processors.
    NODE_OPTIONS: '--v8-pool-size=0',
    ...own,
  };
}

/**
 * @param {{ url: string, token: string }} cms
 * @param {{ folder?: string, show?: boolean, env?: Record<string, string> }} [options]
 */
export async function buildSite(cms, { folder = ROOT, show = false, env = {} } = {}) {
  await run('build', process.execPath, [GATSBY, 'build'], {
    cwd: folder,
    env: buildEnvironment(cms, env),
    show,
    advice: 'Mend what is named above, then run the command again. The whole output: var/log/build.log',
  });
  await run('books', process.execPath, [TSX, BOOKS, join(folder, 'public'), join(folder, 'var/books')], {
    cwd: ROOT,
    show,
  });
}

/** @param {number} port @param {string} [folder] */
export async function serveSite(port, folder = ROOT) {
  const running = start('site', process.execPath, [TSX, SERVER, join(folder, 'public'), String(port)], {
    cwd: ROOT,
  });
  await waitFor(`http://127.0.0.1:${port}/`, running);
  return running;
}

/** @param {number} port @param {{ url: string, token: string }} cms @param {Record<string, string>} [own] */
export async function developSite(port, cms, own = {}) {
  const running = start(
    'develop',
    process.execPath,
    [GATSBY, 'develop', '-H', '127.0.0.1', '-p', String(port)],
    {
      cwd: ROOT,
      env: { ...buildEnvironment(cms, own), NODE_ENV: 'development', ENABLE_GATSBY_REFRESH_ENDPOINT: 'true' },
      show: true,
    },
  );
  await waitFor(`http://127.0.0.1:${port}/`, running, 600_000);
  return running;
}
