// The CMSs that suites share, and what suites are told about them.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readSecret, startCms } from './cms.mjs';
import { startMailSink } from './mail.mjs';
import { freePort, reservePort } from './ports.mjs';
import { step } from './report.mjs';

/** Scripts of others that the tests' site is configured with; the browser tests answer for these addresses. */
const THIRD_PARTIES = {
  GATSBY_TAG_MANAGER_ID: 'GTM-TEST1',
  GATSBY_ANALYTICS_SRC: 'https://statistics.example.test/count.js',
  GATSBY_AFFILIATE_SRC: 'https://widget.example.test/widget.js',
  GATSBY_AFFILIATE_PARTNER: 'getyourguide.com=GL7,viator.com=P007',
};

/**
 * - `site`: the variables that its site is built with
 * - `env`: what suites are told
 * - `sitePort` and `copyPort`: where the site, and a copy that nothing changes, may be served to browsers
 * @typedef {{
 *   cms: import('./cms.mjs').Cms,
 *   site: Record<string, string>,
 *   env: Record<string, string>,
 *   sitePort: number,
 *   copyPort: number,
 *   publisherPort: number,
 * }} TestCms
 */

/**
 * Starts a CMS in a folder of its own, anew, and a server for its mails.
 * @param {{ name: string, log: string, folder: string, content: string[], admin: boolean }} options
 * @returns {Promise<TestCms>}
 */
export async function startTestCms({ name, log, folder, content, admin }) {
  const [data, mails] = [join(folder, 'cms'), join(folder, 'mail')];
  for (const path of [data, mails]) rmSync(path, { recursive: true, force: true });
  const publisherPort = await reservePort();
  const [mail, sitePort, copyPort, port] = [
    await startMailSink(await freePort(), mails),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const cms = await step(`Starting a CMS with ${name}`, () =>
    startCms({
      port,
      dataDir: data,
      content,
      admin,
      log,
      env: {
        ...mail,
        MODERATORS: 'moderation@grand-large.example',
        SITE_ORIGINS: [sitePort, copyPort].map((site) => `http://127.0.0.1:${site}`).join(),
        // The tests come from many addresses, as visitors behind a proxy do.
        TRUSTED_PROXIES: '1',
        // Nobody listens there before the publisher's own suite.
        PUBLISHER_URL: `http://127.0.0.1:${publisherPort}`,
      },
    }),
  );
  const site = { ...THIRD_PARTIES, GATSBY_CMS_URL: `${cms.url}/api` };
  const env = {
    TEST_CMS_URL: cms.url,
    TEST_CMS_TOKEN: cms.token,
    TEST_CMS_DATA: data,
    TEST_CONTENT: content.join(':'),
    TEST_MAIL: mails,
    TEST_PUBLISHER_SECRET: readSecret('PUBLISHER_SECRET'),
    TEST_SITE_ORIGIN: `http://127.0.0.1:${sitePort}`,
    TEST_THIRD_PARTIES: JSON.stringify(site),
  };
  return { cms, site, env, sitePort, copyPort, publisherPort };
}
