// npm test: everything, from nothing installed. `npm test -- lint unit` runs only the named suites.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareCms, readSecret, startCms } from './lib/cms.mjs';
import { fingerprintSite, makeWorkingCopy } from './lib/files.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { startMailSink } from './lib/mail.mjs';
import { main } from './lib/main.mjs';
import { freePort, reservePort } from './lib/ports.mjs';
import { nginxProgram } from './lib/nginx.mjs';
import { postgresFolder } from './lib/postgres.mjs';
import { preflight } from './lib/preflight.mjs';
import { run } from './lib/processes.mjs';
import { CMS, ROOT, VAR } from './lib/project.mjs';
import { Failure, seconds, step } from './lib/report.mjs';
import { buildSite, serveSite } from './lib/site.mjs';

const TEST = join(VAR, 'test');
const SITE_COPY = join(TEST, 'site');
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

/** @typedef {{ suite: string, passed: number, failed: number, skipped?: string, time: string }} Result */
/** @type {Result[]} */
const results = [];
const wanted = process.argv.slice(2);

/** @param {string} suite */
const isWanted = (suite) => wanted.length === 0 || wanted.includes(suite);

/** Runs a suite that is one program: it passes or it fails. @param {string} suite @param {() => Promise<unknown> | void} work */
async function check(suite, work) {
  if (!isWanted(suite)) return;
  const started = Date.now();
  try {
    await step(suite, work);
    results.push({ suite, passed: 1, failed: 0, time: seconds(started) });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    results.push({ suite, passed: 0, failed: 1, time: seconds(started) });
  }
}

/** Runs one of Jest's projects. @param {string} suite @param {Record<string, string>} [env] */
async function jest(suite, env = {}) {
  if (!isWanted(suite)) return;
  const started = Date.now();
  const report = join(TEST, `${suite}.json`);
  rmSync(report, { force: true });
  const args = [
    join(ROOT, 'node_modules/jest/bin/jest.js'),
    '--selectProjects',
    suite,
    '--json',
    `--outputFile=${report}`,
    // Builds in one folder, one after the other.
    ...(['rebuild', 'publisher'].includes(suite) ? ['--runInBand'] : []),
  ];
  try {
    await step(suite, () =>
      run(suite, process.execPath, args, { cwd: ROOT, env: { ...process.env, FORCE_COLOR: '0', ...env } }),
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  results.push({ suite, ...readCounts(report), time: seconds(started) });
}

/** A run that left no report, or a report of no test, has failed. @param {string} report */
function readCounts(report) {
  try {
    /** @type {{ numPassedTests: number, numFailedTests: number, numFailedTestSuites: number }} */
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
    const failed = Math.max(numFailedTests, numFailedTestSuites);
    return { passed: numPassedTests, failed: numPassedTests + failed === 0 ? 1 : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

async function serverSuites() {
  const suites = ['cms', 'backup', 'build', 'output', 'browser', 'nginx', 'rebuild', 'publisher'];
  if (!suites.some(isWanted)) return;
  rmSync(CMS_DATA, { recursive: true, force: true });
  const publisherPort = await reservePort();
  rmSync(MAIL, { recursive: true, force: true });
  const mail = await startMailSink(await freePort(), MAIL);
  const [sitePort, cmsPort] = [await freePort(), await freePort()];
  const cms = await step('Starting a CMS with the demonstration content and the tests’ own', async () =>
    startCms({
      port: cmsPort,
      dataDir: CMS_DATA,
      content: [join(ROOT, 'content'), FIXTURES],
      admin: wantsPublisher(),
      env: {
        ...mail,
        MODERATORS: 'moderation@grand-large.example',
        SITE_ORIGINS: `http://127.0.0.1:${sitePort}`,
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
  await jest('backup', env);
  if (!suites.slice(2).some(isWanted)) return;
  makeWorkingCopy(SITE_COPY);
  rmSync(join(SITE_COPY, 'public'), { recursive: true, force: true });
  rmSync(join(SITE_COPY, '.cache'), { recursive: true, force: true });
  await step('Building the site', () => buildSite(cms, { folder: SITE_COPY, env: siteEnv }));
  await check('generated-types', () => compareTypes());
  await jest('output', env);
  if (isWanted('browser')) {
    await serveSite(sitePort, SITE_COPY);
    await jest('browser', { ...env, TEST_SITE_URL: `http://127.0.0.1:${sitePort}` });
  }
  await nginxSuite(env);
  await jest('rebuild', env);
  await publisherSuite(cms, env, publisherPort);
}

/** It builds the site some thirty times, and so runs only when it is named: `npm test -- publisher`. */
const wantsPublisher = () => wanted.includes('publisher');

/**
 * The publishing service goes on with the build that the other suites looked at: its cache is warm.
 * @param {import('./lib/cms.mjs').Cms} cms @param {Record<string, string>} env @param {number} port
 */
async function publisherSuite(cms, env, port) {
  if (!wantsPublisher()) {
    if (wanted.length === 0)
      results.push({
        suite: 'publisher',
        passed: 0,
        failed: 0,
        skipped: 'run by npm test -- publisher',
        time: '–',
      });
    return;
  }
  const secret = readSecret('PUBLISHER_SECRET');
  for (const name of ['publisher', 'releases']) rmSync(join(TEST, name), { recursive: true, force: true });
  const inventory = await fetch(`${cms.url}/api/publication/inventory`, {
    headers: { authorization: `Bearer ${secret}` },
  });
  const { schema } = /** @type {{ schema: string }} */ (await inventory.json());
  writeFileSync(join(SITE_COPY, '.built-from'), JSON.stringify({ code: fingerprintSite(), schema }));
  await jest('publisher', {
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
  const program = nginxProgram();
  if (program) await jest('nginx', { ...env, TEST_NGINX: program });
  else leaveOut('nginx', 'nginx');
}

/** A suite whose server is not on this machine; in CI it must be. @param {string} suite @param {string} server */
function leaveOut(suite, server) {
  if (process.env['CI'])
    throw new Failure(`${server} is not on this machine, and in CI no suite is left out.`);
  results.push({ suite, passed: 0, failed: 0, skipped: `${server} is not on this machine`, time: '–' });
}

async function postgresSuite() {
  if (!isWanted('postgres')) return;
  const bin = postgresFolder();
  if (bin) {
    const [port, databasePort] = [await freePort(), await freePort()].map(String);
    return jest('postgres', {
      TEST_POSTGRES_BIN: bin,
      TEST_PORT: port ?? '',
      TEST_POSTGRES_PORT: databasePort ?? '',
    });
  }
  leaveOut('postgres', 'PostgreSQL');
}

function printSummary() {
  console.log('\nSuite             passed  failed  time');
  for (const { suite, passed, failed, skipped, time } of results) {
    const numbers = skipped ?? `${String(passed).padStart(6)}  ${String(failed).padStart(6)}  ${time}`;
    console.log(`${suite.padEnd(16)}  ${numbers}`);
  }
  const total = (/** @type {'passed' | 'failed'} */ key) =>
    results.reduce((sum, result) => sum + result[key], 0);
  const skipped = results.filter((result) => result.skipped).length;
  console.log(
    `\n${total('passed')} passed, ${total('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`,
  );
  if (total('failed') > 0) process.exitCode = 1;
}

await main(async () => {
  preflight();
  mkdirSync(TEST, { recursive: true });
  await ensureInstalled(ROOT, 'site');
  await prepareCms({ admin: wantsPublisher() });
  const bin = join(ROOT, 'node_modules/.bin');
  await check('format', () => run('format', join(bin, 'prettier'), ['--check', '.'], { cwd: ROOT }));
  await check('lint', () => run('lint', join(bin, 'eslint'), ['.', '--max-warnings', '0'], { cwd: ROOT }));
  await check('content', () =>
    run('content', join(bin, 'tsx'), ['tools/content-check/index.ts'], { cwd: ROOT, show: true }),
  );
  await check('typecheck', () => run('typecheck', join(bin, 'tsc'), ['-p', '.'], { cwd: ROOT }));
  await check('typecheck-cms', () =>
    run('typecheck-cms', 'npm', ['run', '--silent', 'typecheck'], { cwd: CMS }),
  );
  await jest('unit');
  await jest('components');
  try {
    await serverSuites();
    await postgresSuite();
  } finally {
    printSummary();
  }
});
