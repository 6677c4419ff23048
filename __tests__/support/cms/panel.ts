import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { freshAddress } from '../addresses';
import { cmsData, cmsUrl } from '../served';

type Login = { readonly email: string; readonly password: string };

/** The first administrator, whom the CMS made on its first run. */
export function firstAdmin(): Login {
  const accounts = JSON.parse(readFileSync(join(cmsData(), 'accounts.json'), 'utf8')) as { admin: Login };
  return accounts.admin;
}

/** The panel in a browser, logged in as the first administrator or as another account, in French. */
export async function openPanel(browser: Browser, account: Login = firstAdmin()): Promise<Page> {
  const page = await browser.newPage({
    locale: 'fr-FR',
    viewport: { width: 1440, height: 1000 },
    // Strapi counts logins by address.
    extraHTTPHeaders: { 'x-forwarded-for': freshAddress() },
  });
  // A form that was filled in asks before it is left.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`${cmsUrl()}/admin`);
  await page.fill('input[name=email]', account.email);
  await page.fill('input[name=password]', account.password);
  await page.click('button[type=submit]');
  await page.getByRole('link', { name: 'Publication' }).waitFor();
  // Strapi's guided tour lies over everything for the first administrator, until it is skipped.
  const skip = page.getByRole('button', { name: 'Skip', exact: true });
  await page.addLocatorHandler(skip, (button) => button.click());
  return page;
}

/** @param rest `create`, or an entry's id; nothing for the list, whose address has no slash at its end */
export const openType = (page: Page, uid: string, rest = '') =>
  page.goto(
    `${cmsUrl()}/admin/content-manager/collection-types/${uid}${rest && `/${rest}`}?plugins[i18n][locale]=fr`,
  );
