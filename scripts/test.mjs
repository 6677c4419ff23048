// npm test: everything but the drills, from nothing installed. `npm test -- lint unit` runs only the named suites, and
// `npm test -- all linear` everything with that drill.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareCms, readSecret, startCms } from './lib/cms.mjs';
import { missingEngine } from './lib/engines.mjs';
import { findEpubcheck } from './lib/epubcheck.mjs';
import { fingerprintSite, makeWorkingCopy } from './lib/files.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { Lane } from './lib/lane.mjs';
import { takeLock } from './lib/lock.mjs';
import { describeMachine } from './lib/machine.mjs';
import { startMailSink } from './lib/mail.mjs';
import { main } from './lib/main.mjs';
import { findNginx } from './lib/nginx.mjs';
import { freePort, reservePort } from './lib/ports.mjs';
import { postgresFolder } from './lib/postgres.mjs';
import { preflight } from './lib/preflight.mjs';
import { run, stop } from './lib/processes.mjs';
import { CMS, ROOT } from './lib/project.mjs';
import { Failure, step } from './lib/report.mjs';
import { buildSite, serveSite } from './lib/site.mjs';
import { suitesThat } from './lib/suite-table.mjs';
import { check, isWanted, jest, leaveOut, printSummary, TEST } from './lib/suites.mjs';

const SITE_COPY = join(TEST, 'site');
const READ_COPY = join(TEST, 'site-to-read');
const CMS_DATA = join(TEST, 'cms');
const MAIL = join(TEST, 'mail');
/** Scripts of others that the tests' site is configured with; the browser tests answer for these addresses. */
const THIRD_PARTIES = {
  GATSBY_TAG_MANAGER_ID: 'GTM-TEST1',
  GATSBY_ANALYTICS_SRC: 'https://statistics.example.test/count.js',
  GATSBY_AFFILIATE_SRC: 'https://widget.example.test/widget.js',
  GATSBY_AFFILIATE_PARTNER: 'getyourguide.com=GL7,viator.com=P007',
};
const FIXTURES = join(ROOT, '__tests__/fixtures/content');

/** @param {(suite: import('./lib/suite-table.mjs').Suite) => boolean} holds */
const wantsOne = (holds) => suitesThat(holds).some(isWanted);

/** @param {import('./lib/suite-table.mjs').Suite} suite */
const startsServers = ({ needs }) => needs !== 'nothing' && needs !== 'sources';

/** Editors press the buttons of the admin panel there. */
const wantsPanel = () => wantsOne(({ panel }) => panel === true);

/** @param {Lane} otherLane */
async function serverSuites(otherLane) {
  if (!wantsOne(({ needs }) => needs === 'shared' || needs === 'site')) return;
  rmSync(CMS_DATA, { recursive: true, force: true });
  const publisherPort = await reservePort();
  rmSync(MAIL, { recursive: true, force: true });
  const mail = await startMailSink(await freePort(), MAIL);
  const [sitePort, cmsPort, copyPort] = [await freePort(), await freePort(), await freePort()];
  const cms = await step('Starting a CMS with the demonstration content and the tests’ own', async () =>
    startCms({
      port: cmsPort,
      dataDir: CMS_DATA,
      content: [join(ROOT, 'content'), FIXTURES],
      admin: wantsPanel(),
      env: {
        ...mail,
        MODERATORS: 'moderation@grand-large.example',
        SITE_ORIGINS: [sitePort, copyPort].map((port) => `http://127.0.0.1:${port}`).join(),
        // The tests come from many addresses, as visitors behind a proxy do.
        TRUSTED_PROXIES: '1',
        // Nobody listens there before the publisher's own suite.
        PUBLISHER_URL: `http://127.0.0.1:${publisherPort}`,
      },
    }),
  );
  const siteEnv = { ...THIRD_PARTIES, GATSBY_CMS_URL: `${cms.url}/api` };
  const env = {
    TEST_CMS_URL: cms.url,
    TEST_CMS_TOKEN: cms.token,
    TEST_CMS_DATA: CMS_DATA,
    TEST_MAIL: MAIL,
    TEST_PUBLISHER_SECRET: readSecret('PUBLISHER_SECRET'),
    TEST_SITE_ORIGIN: `http://127.0.0.1:${sitePort}`,
    TEST_SITE: SITE_COPY,
    TEST_THIRD_PARTIES: JSON.stringify(siteEnv),
  };
  await jest('cms', env);
  await jest('panel', env);
  await jest('backup', env);
  if (!wantsOne(({ needs }) => needs === 'site')) return;
  makeWorkingCopy(SITE_COPY);
  rmSync(join(SITE_COPY, 'public'), { recursive: true, force: true });
  rmSync(join(SITE_COPY, '.cache'), { recursive: true, force: true });
  await step('Building the site', () => buildSite(cms, { folder: SITE_COPY, env: siteEnv }));
  await check('generated-types', () => compareTypes());
  const copyEnv = { ...env, TEST_SITE: copyBuilt() };
  await Promise.all([
    otherLane.add(() => jest('output', copyEnv)),
    otherLane.add(() => booksSuite(copyEnv)),
    ...['firefox', 'webkit'].map((engine) => otherLane.add(() => servedSuite(engine, copyEnv, copyPort))),
    servedSuite('visitors', env, sitePort)
      .then(() => nginxSuite(env))
      .then(() => jest('rebuild', env))
      .then(() => publisherSuite('publisher', cms, env, publisherPort))
      .then(() => publisherSuite('faults', cms, env, publisherPort)),
  ]);
  // Two browsers at a time take both processors: nothing else runs beside them.
  for (const suite of ['browser', 'accessibility'])
    await otherLane.add(() => servedSuite(suite, copyEnv, copyPort));
}

/** What the build made, for suites that only read it while others build again. @returns the folder of the copy */
function copyBuilt() {
  rmSync(READ_COPY, { recursive: true, force: true });
  for (const name of ['public', '.cache/set-aside.json'])
    cpSync(join(SITE_COPY, name), join(READ_COPY, name), { recursive: true, preserveTimestamps: true });
  return READ_COPY;
}

/** @param {string} suite @param {Record<string, string> & { TEST_SITE: string }} env @param {number} port */
async function servedSuite(suite, env, port) {
  if (!isWanted(suite)) return;
  const missing = missingEngine(suite);
  if (missing) return leaveOut(suite, missing);
  const site = await serveSite(port, env.TEST_SITE);
  await jest(suite, { ...env, TEST_SITE_URL: `http://127.0.0.1:${port}` });
  await stop(site);
}

/**
 * The publishing service goes on with the build that the other suites looked at: its cache is warm.
 * @param {string} suite @param {import('./lib/cms.mjs').Cms} cms @param {Record<string, string>} env @param {number} port
 */
async function publisherSuite(suite, cms, env, port) {
  if (!isWanted(suite)) return;
  const secret = readSecret('PUBLISHER_SECRET');
  for (const name of ['publisher', 'releases']) rmSync(join(TEST, name), { recursive: true, force: true });
  // It finds the books of that build made, too.
  rmSync(join(TEST, 'books'), { recursive: true, force: true });
  cpSync(join(SITE_COPY, 'var/books'), join(TEST, 'books'), { recursive: true });
  const inventory = await fetch(`${cms.url}/api/publication/inventory`, {
    headers: { authorization: `Bearer ${secret}` },
  });
  const { schema } = /** @type {{ schema: string }} */ (await inventory.json());
  writeFileSync(join(SITE_COPY, '.built-from'), JSON.stringify({ code: fingerprintSite(), schema }));
  await jest(suite, {
    ...env,
    TEST_PUBLISHER_PORT: String(port),
    TEST_PUBLISHER_SECRET: secret,
    TEST_PUBLISHER_DATA: TEST,
  });
}

/** The query types in the repository are those that a build makes. */
function compareTypes() {
  const [committed, made] = [ROOT, SITE_COPY].map((folder) =>
    readFileSync(join(folder, 'src/gatsby-types.d.ts'), 'utf8'),
  );
  if (committed !== made)
    throw new Failure(
      'src/gatsby-types.d.ts is stale. Run npm run build and commit what it makes of the file.',
    );
}

/** @param {Record<string, string>} env */
async function nginxSuite(env) {
  if (!isWanted('nginx')) return;
  const nginx = findNginx();
  if (nginx) await jest('nginx', { ...env, TEST_NGINX: nginx.program, TEST_NGINX_BROTLI: nginx.brotli });
  else leaveOut('nginx', 'nginx with its module for Brotli');
}

/** @param {Record<string, string>} env */
async function booksSuite(env) {
  if (!isWanted('books')) return;
  const epubcheck = findEpubcheck();
  if (epubcheck) await jest('books', { ...env, TEST_EPUBCHECK: epubcheck });
  else leaveOut('books', 'epubcheck');
}

/** @param {string} suite */
async function postgresSuite(suite) {
  if (!isWanted(suite)) return;
  const bin = postgresFolder();
  if (bin) {
    const [port, databasePort] = [await freePort(), await freePort()].map(String);
    return jest(suite, {
      TEST_POSTGRES_BIN: bin,
      TEST_PORT: port ?? '',
      TEST_POSTGRES_PORT: databasePort ?? '',
    });
  }
  leaveOut(suite, 'PostgreSQL');
}

/** Its CMSs have the secrets of the shared one. */
const ownCmsSuite = () =>
  jest('own-cms', {
    TEST_CMS_TOKEN: readSecret('CMS_TOKEN'),
    TEST_PUBLISHER_SECRET: readSecret('PUBLISHER_SECRET'),
  });

/** Installs the CMS where sources or types of it are read, and compiles it where it is started. */
async function prepareBackend() {
  if (wantsOne(startsServers)) return prepareCms({ admin: wantsPanel() });
  if (wantsOne(({ needs }) => needs === 'sources')) return ensureInstalled(CMS, 'cms');
}

/** What needs no server, one after the other. */
async function staticSuites() {
  /** @param {string} suite @param {string} program @param {string[]} args @param {{ show?: boolean }} [options] */
  const tool = (suite, program, args, options) =>
    check(suite, () =>
      run(suite, join(ROOT, 'node_modules/.bin', program), args, { cwd: ROOT, minutes: 30, ...options }),
    );
  await tool('format', 'prettier', ['--check', '.']);
  await tool('lint', 'eslint', ['.', '--max-warnings', '0']);
  await tool('styles', 'stylelint', ['**/*.css']);
  await tool('unused', 'knip', ['--no-progress']);
  await tool('licences', 'tsx', ['tools/licences/index.ts']);
  await tool('content', 'tsx', ['tools/content-check/index.ts'], { show: true });
  await tool('typecheck', 'tsc', ['-p', '.']);
  await check('typecheck-cms', () =>
    run('typecheck-cms', 'npm', ['run', '--silent', 'typecheck'], { cwd: CMS }),
  );
  await jest('unit');
  await jest('components');
  await jest('fuzz');
  await jest('linear');
}

/** What needs nothing of the server suites: those that need a server start one of their own. @param {Lane} lane */
async function ownSuites(lane) {
  await lane.add(staticSuites);
  for (const suite of ['postgres', 'postgres-seeded']) await lane.add(() => postgresSuite(suite));
  await lane.add(ownCmsSuite);
  await lane.add(() => jest('upgrade'));
}

await main(async () => {
  preflight();
  mkdirSync(TEST, { recursive: true });
  if (wantsOne(startsServers)) takeLock(join(TEST, 'lock'));
  console.log(await describeMachine());
  await Promise.all([ensureInstalled(ROOT, 'site'), prepareBackend()]);
  try {
    const lane = new Lane();
    const ends = await Promise.allSettled([ownSuites(lane), serverSuites(lane)]);
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  } finally {
    printSummary();
  }
});
