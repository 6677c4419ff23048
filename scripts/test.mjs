// npm test: everything but the drills, from nothing installed. `npm test -- lint unit` runs only the named suites,
// `npm test -- all linear` everything with that drill, and `npm test -- changed` what says something of a change in minutes.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testChange } from './lib/changed.mjs';
import { prepareCms, readSecret } from './lib/cms.mjs';
import { limitRun } from './lib/deadline.mjs';
import { booksSuite, nginxSuite, postgresSuite } from './lib/engine-suites.mjs';
import { missingEngine } from './lib/engines.mjs';
import { fingerprintSite } from './lib/files.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { announceServers, findServers, requireGuests } from './lib/kept-servers.mjs';
import { Lane } from './lib/lane.mjs';
import { takeLock } from './lib/lock.mjs';
import { describeMachine } from './lib/machine.mjs';
import { main } from './lib/main.mjs';
import { preflight } from './lib/preflight.mjs';
import { run, stop } from './lib/processes.mjs';
import { CMS, CONTENT, ROOT, TEST_WORLD } from './lib/project.mjs';
import { serveSite } from './lib/site.mjs';
import {
  check,
  isOfChange,
  isToKeep,
  isWanted,
  jest,
  leaveOut,
  namedSuites,
  printSummary,
  TEST,
  wantsOne,
  wantsPanel,
} from './lib/suites.mjs';
import { startTestCms } from './lib/test-cms.mjs';
import { buildAnew, compareTypes, copyBuilt, SITE_COPY } from './lib/test-site.mjs';

const SMALL_CONTENT = join(TEST, 'content');
const KEPT = join(TEST, 'kept.json');
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

/** Starts what most suites look at, and leaves it there until somebody ends it. */
async function keepServers() {
  const { cms, site, env, sitePort } = await startTestCms({
    name: 'the tests’ content',
    log: 'cms-server',
    folder: TEST,
    content: [SMALL_CONTENT, TEST_WORLD],
    admin: true,
  });
  await buildAnew(SITE_COPY, cms, site);
  const folder = copyBuilt();
  await serveSite(sitePort, folder);
  const url = `http://127.0.0.1:${sitePort}`;
  announceServers(KEPT, { ...env, TEST_SITE: folder, TEST_SITE_URL: url });
  console.log(
    `\nKept until Ctrl-C: the site at ${url}/, the CMS at ${cms.url}/admin. Now, elsewhere: npm test -- browser menus`,
  );
  await cms.running.exited;
}

/** @param {import('./lib/kept-servers.mjs').Kept} kept */
async function guestSuites({ env }) {
  requireGuests(namedSuites);
  try {
    for (const suite of namedSuites) await jest(suite, env);
  } finally {
    printSummary();
  }
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

/** Runs the checks that need no server, one after the other. */
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

/**
 * Runs what needs nothing of the server suites: suites that need a server start one of their own.
 * @param {Lane} lane
 */
async function ownSuites(lane) {
  await lane.add(staticSuites);
  for (const suite of ['postgres', 'postgres-seeded'])
    await lane.add(() => postgresSuite(suite, SMALL_CONTENT));
  await lane.add(ownCmsSuite);
  await lane.add(wholeContentSuite);
  for (const suite of ['upgrade', 'upgrade-whole']) await lane.add(() => jest(suite));
}

await main(async () => {
  preflight();
  // Elsewhere somebody may watch files all day.
  if (process.env['CI']) limitRun(LONGEST_RUN, printSummary);
  mkdirSync(TEST, { recursive: true });
  const kept = findServers(KEPT);
  if (kept && wantsOne(startsServers)) return guestSuites(kept);
  if (wantsOne(startsServers)) takeLock(join(TEST, 'lock'));
  console.log(await describeMachine());
  await Promise.all([ensureInstalled(ROOT, 'site'), prepareBackend()]);
  if (isOfChange) return testChange().finally(printSummary);
  await makeContent();
  if (isToKeep) return keepServers();
  try {
    const lane = new Lane();
    const ends = await Promise.allSettled([ownSuites(lane), serverSuites(lane)]);
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  } finally {
    printSummary();
  }
});
