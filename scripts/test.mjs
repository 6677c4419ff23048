// npm test: everything but the drills, from nothing installed. `npm test -- lint unit` runs only the named suites, and
// `npm test -- all linear` everything with that drill.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareCms, readSecret } from './lib/cms.mjs';
import { limitRun } from './lib/deadline.mjs';
import { missingEngine } from './lib/engines.mjs';
import { findEpubcheck } from './lib/epubcheck.mjs';
import { fingerprintSite, makeWorkingCopy } from './lib/files.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { Lane } from './lib/lane.mjs';
import { takeLock } from './lib/lock.mjs';
import { describeMachine } from './lib/machine.mjs';
import { main } from './lib/main.mjs';
import { findNginx } from './lib/nginx.mjs';
import { freePort } from './lib/ports.mjs';
import { postgresFolder } from './lib/postgres.mjs';
import { preflight } from './lib/preflight.mjs';
import { run, stop } from './lib/processes.mjs';
import { CMS, CONTENT, ROOT, TEST_WORLD } from './lib/project.mjs';
import { Failure, step } from './lib/report.mjs';
import { buildSite, serveSite } from './lib/site.mjs';
import { check, isWanted, jest, leaveOut, printSummary, TEST, wantsOne, wantsPanel } from './lib/suites.mjs';
import { startTestCms } from './lib/test-cms.mjs';

const SITE_COPY = join(TEST, 'site');
const READ_COPY = join(TEST, 'site-to-read');
const SMALL_CONTENT = join(TEST, 'content');
/** Minutes: a run that has not ended by then will not, and CI would soon end it without a word. */
const LONGEST_RUN = 75;
/** The suites of the publishing service: one after the other, in one place. */
const PUBLISHER_SUITES = ['publisher', 'editor', 'faults'];

/** @param {import('./lib/suite-table.mjs').Suite} suite */
const startsServers = ({ needs }) => needs !== 'nothing' && needs !== 'sources';

/** @param {Lane} otherLane */
async function serverSuites(otherLane) {
  if (!wantsOne(({ needs }) => needs === 'shared' || needs === 'site')) return;
  const testCms = await startTestCms({
    name: 'the tests’ content',
    log: 'cms-server',
    folder: TEST,
    content: [SMALL_CONTENT, TEST_WORLD],
    admin: wantsPanel(),
  });
  const { cms, site, copyPort, sitePort } = testCms;
  const env = { ...testCms.env, TEST_SITE: SITE_COPY };
  await jest('cms', env);
  await jest('panel', env);
  await jest('backup', env);
  if (!wantsOne(({ needs }) => needs === 'site')) return;
  await buildAnew(SITE_COPY, cms, site);
  await check('generated-types', () => compareTypes());
  const copyEnv = { ...env, TEST_SITE: copyBuilt() };
  await Promise.all([
    otherLane.add(() => jest('output', copyEnv)),
    otherLane.add(() => booksSuite(copyEnv)),
    ...['firefox', 'webkit'].map((engine) => otherLane.add(() => servedSuite(engine, copyEnv, copyPort))),
    servedSuite('visitors', env, sitePort)
      .then(() => nginxSuite(env))
      .then(() => jest('rebuild', env))
      .then(() => publisherSuites(testCms, env)),
  ]);
  // Two browsers at a time take both processors: nothing else runs beside them.
  for (const suite of ['browser', 'accessibility'])
    await otherLane.add(() => servedSuite(suite, copyEnv, copyPort));
}

/** @param {string} folder @param {import('./lib/cms.mjs').Cms} cms @param {Record<string, string>} env */
async function buildAnew(folder, cms, env) {
  await makeWorkingCopy(folder);
  for (const left of ['public', '.cache']) rmSync(join(folder, left), { recursive: true, force: true });
  await step('Building the site', () => buildSite(cms, { folder, env }));
}

/** Reads the whole of content/ in and holds its site against what the small one is held against. */
async function wholeContentSuite() {
  if (!isWanted('whole-content')) return;
  const folder = join(TEST, 'whole');
  const { cms, site, env } = await startTestCms({
    name: 'the whole content',
    log: 'cms-whole',
    folder,
    content: [CONTENT, TEST_WORLD],
    admin: false,
  });
  const copy = join(folder, 'site');
  await buildAnew(copy, cms, site);
  await stop(cms.running);
  await jest('whole-content', { ...env, TEST_SITE: copy });
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
 * @param {import('./lib/test-cms.mjs').TestCms} testCms @param {Record<string, string>} env
 */
async function publisherSuites({ cms, publisherPort }, env) {
  for (const suite of PUBLISHER_SUITES.filter(isWanted)) {
    for (const name of ['publisher', 'releases', 'books'])
      rmSync(join(TEST, name), { recursive: true, force: true });
    // It finds the books of that build made, too.
    cpSync(join(SITE_COPY, 'var/books'), join(TEST, 'books'), { recursive: true });
    const inventory = await fetch(`${cms.url}/api/publication/inventory`, {
      headers: { authorization: `Bearer ${readSecret('PUBLISHER_SECRET')}` },
    });
    const { schema } = /** @type {{ schema: string }} */ (await inventory.json());
    writeFileSync(join(SITE_COPY, '.built-from'), JSON.stringify({ code: fingerprintSite(), schema }));
    await jest(suite, { ...env, TEST_PUBLISHER_PORT: String(publisherPort), TEST_PUBLISHER_DATA: TEST });
  }
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
      TEST_CONTENT: SMALL_CONTENT,
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

async function makeContent() {
  if (!wantsOne(startsServers)) return;
  // It reads YAML by a package, which may have been installed only now.
  const { makeSmallContent } = await import('./lib/small-content.mjs');
  makeSmallContent(SMALL_CONTENT);
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
  await lane.add(wholeContentSuite);
  await lane.add(() => jest('upgrade'));
}

await main(async () => {
  preflight();
  // Elsewhere somebody may watch files all day.
  if (process.env['CI']) limitRun(LONGEST_RUN, printSummary);
  mkdirSync(TEST, { recursive: true });
  if (wantsOne(startsServers)) takeLock(join(TEST, 'lock'));
  console.log(await describeMachine());
  await Promise.all([ensureInstalled(ROOT, 'site'), prepareBackend()]);
  await makeContent();
  try {
    const lane = new Lane();
    const ends = await Promise.allSettled([ownSuites(lane), serverSuites(lane)]);
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  } finally {
    printSummary();
  }
});
