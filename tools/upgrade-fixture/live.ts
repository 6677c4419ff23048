import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { stop } from '../../scripts/lib/processes.mjs';
import { addAdmins, addSiteUsers, firstAccounts, password } from './accounts';
import { edit, setUp } from './editing';
import type { Facts } from './facts';
import { Panel } from './panel';
import { type Installation, secretOf, startCms, startSink, untilTried } from './servers';
import { write, writeWithoutMail } from './visitors';

/** Runs the CMS through some months of use. @returns what its database will not say of itself */
export async function live(installation: Installation): Promise<Facts> {
  const { checkout, data } = installation;
  const folder = join(data, 'mail');
  const { sink, smtp } = await startSink(folder);
  // Some of what Strapi keeps is in its lasting form only after the second start.
  await stop((await startCms(installation, smtp)).cms);
  const { cms, url } = await startCms(installation, smtp);
  // What the tests' visitors and mailbox go by.
  const token = secretOf(installation, 'CMS_TOKEN');
  Object.assign(process.env, { TEST_CMS_URL: url, TEST_CMS_TOKEN: token, TEST_MAIL: folder });

  const { admin, editor } = firstAccounts(data);
  const panel = await Panel.logIn(url, admin);
  const apiToken = await setUp(panel);
  const moved = await edit(panel);
  const others = await addAdmins(panel);
  const siteUsers = await addSiteUsers(panel, url, editor);
  const formSecret = secretOf(installation, 'COMMENT_LINK_SECRET');
  const written = await write(formSecret);
  const pages = await readPages(url, secretOf(installation, 'PUBLISHER_SECRET'));
  const admins = [await panel.changePassword(admin, password('admin')), ...others];
  await stop(sink);
  const waiting = await writeWithoutMail(formSecret);
  await untilTried(cms, waiting.length);
  await stop(cms);
  const madeAt = new Date().toISOString();
  const commit = commitOf(checkout);
  return { commit, madeAt, admins, siteUsers, apiToken, pages, moved, waiting, ...written };
}

/** Lists the addresses of all pages that a CMS plans, as it tells the publisher. */
export async function readPages(url: string, secret: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${secret}` };
  const answer = await fetch(`${url}/api/publication/inventory`, { headers });
  const { pages } = (await answer.json()) as { pages: { path: string }[] };
  return pages.map(({ path }) => path).sort();
}

/** Names the commit of a checkout. */
export const commitOf = (checkout: string): string =>
  execFileSync('git', ['-C', checkout, 'rev-parse', '--short=7', 'HEAD'], { encoding: 'utf8' }).trim();
