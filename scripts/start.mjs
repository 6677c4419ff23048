// npm start: from nothing installed to the site on its demonstration content, the CMS beside it, and the publisher that
// brings what is published there to the site.
import { join } from 'node:path';
import { readAccounts } from './lib/accounts.mjs';
import { externalBackend, publicAddresses, siteOrigins, startBackend } from './lib/backend.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { startMailSink } from './lib/mail.mjs';
import { main } from './lib/main.mjs';
import { assertFree, readPort } from './lib/ports.mjs';
import { preflight } from './lib/preflight.mjs';
import { CMS, ROOT, VAR } from './lib/project.mjs';
import { firstRelease, startPublisher } from './lib/publisher.mjs';
import { seconds, step } from './lib/report.mjs';

const MAIL_FOLDER = join(VAR, 'mail');

await main(async () => {
  const started = Date.now();
  preflight();
  const [sitePort, port] = [readPort('SITE_PORT'), readPort('PUBLISHER_PORT')];
  await assertFree(sitePort, 'SITE_PORT');
  await assertFree(port, 'PUBLISHER_PORT');
  const external = externalBackend();
  await Promise.all([ensureInstalled(ROOT, 'site'), external ? undefined : ensureInstalled(CMS, 'cms')]);
  const mail = external || process.env['SMTP_HOST'] ? undefined : await startMail();
  const own = external
    ? undefined
    : await startBackend({ ...siteOrigins(sitePort), ...mail, PUBLISHER_URL: `http://127.0.0.1:${port}` });
  const cms = external ?? own ?? fail();
  const { api, panel } = publicAddresses(cms);
  const env = { GATSBY_CMS_URL: api };
  const publisher = await startPublisher({ port, sitePort, cms, env, ...externalSecret(external) });
  await step('Publishing the site (pictures take their time at first)', () => firstRelease(publisher));

  console.log(`\nReady in ${seconds(started)}.\n`);
  console.log(`  Site   http://localhost:${sitePort}/   (English: http://localhost:${sitePort}/en/)`);
  console.log(`  CMS    ${panel}`);
  if (own) printAccounts();
  if (mail) console.log(`  Mails  ${MAIL_FOLDER} (nothing leaves this machine; SMTP_HOST changes that)`);
  console.log('\nWhat is published in the CMS is on the site within seconds. Ctrl-C stops everything.');
  const { exited } = publisher.running;
  await Promise.race([exited, own?.running.exited ?? exited]);
});

async function startMail() {
  const port = readPort('MAIL_PORT');
  await assertFree(port, 'MAIL_PORT');
  return startMailSink(port, MAIL_FOLDER);
}

function printAccounts() {
  const { admin, editor } = readAccounts();
  if (admin) console.log(`         log in as ${admin.email}, one-time password ${admin.password}`);
  if (editor) console.log(`  Site editor (/login/): ${editor.email}, one-time password ${editor.password}`);
  if (admin || editor)
    console.log('  Change these passwords after the first login; until then they are shown here.');
}

/** A CMS elsewhere has a secret of its own. @param {unknown} external */
function externalSecret(external) {
  return external ? { secret: process.env['PUBLISHER_SECRET'] ?? '' } : {};
}

/** @returns {never} */
function fail() {
  throw new Error('unreachable: there is an external CMS or our own');
}
