import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../support/browser/browser';
import { makeAdmin } from '../support/cms/admin-accounts';
import { firstAdmin, openPanel } from '../support/cms/panel';
import { cmsUrl } from '../support/served';

const ARTICLES = '/content-manager/collection-types/api::article.article';

/** Pages of the panel that every role has, each with an address that it asks for what it shows. */
const FOR_ALL = [
  ['/', '/admin/users/me'],
  ['/me', '/admin/users/me'],
  [ARTICLES, ARTICLES],
  ['/plugins/upload', '/upload/files'],
  ['/publication', '/publication/status'],
] as const;

const SETTINGS = [
  ['/settings/application-infos', '/admin/information'],
  ['/settings/api-tokens', '/admin/api-tokens'],
  ['/settings/users', '/admin/users'],
  ['/settings/roles', '/admin/roles'],
  ['/settings/webhooks', '/admin/webhooks'],
  ['/settings/internationalization', '/i18n/locales'],
  ['/settings/media-library', '/upload/settings'],
  ['/settings/email', '/email/settings'],
  ['/settings/users-permissions/roles', '/users-permissions/roles'],
  ['/settings/users-permissions/email-templates', '/users-permissions/email-templates'],
  ['/settings/users-permissions/providers', '/users-permissions/providers'],
  ['/settings/users-permissions/advanced-settings', '/users-permissions/advanced'],
] as const;

/** Strapi's lists ask this in every edition, and the one without artificial intelligence answers 404 of its own. */
const ONLY_WITH_AI = '/admin/ai-feature-config';

type Answer = { readonly status: number; readonly request: string };

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Gathers what this CMS answers to a page from now on. */
function gather(page: Page): Answer[] {
  const answers: Answer[] = [];
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin !== cmsUrl() || pathname === ONLY_WITH_AI) return;
    answers.push({ status: response.status(), request: `${response.request().method()} ${pathname}` });
  });
  return answers;
}

/** Opens a page of the panel, and waits for its title and for what it asks. */
async function visit(page: Page, path: string, asked: string): Promise<void> {
  const isAsked = page.waitForResponse((response) => {
    const { origin, pathname } = new URL(response.url());
    const isFetch = response.request().resourceType() !== 'document';
    return isFetch && origin === cmsUrl() && pathname.replace(/\/$/, '') === asked;
  });
  await Promise.all([isAsked, page.goto(`${cmsUrl()}/admin${path}`)]);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

describe('a super admin', () => {
  let page: Page;
  let answers: Answer[];
  beforeAll(async () => {
    page = await openPanel(browser);
    answers = gather(page);
  });

  it.each([...FOR_ALL, ...SETTINGS])('finds everything that %s asks', async (path, asked) => {
    answers.length = 0;
    await visit(page, path, asked);
    expect(answers.map(({ request }) => request)).toContainEqual(expect.stringMatching(` ${asked}/?$`));
    expect(answers.filter(({ status }) => status >= 400)).toEqual([]);
  });

  it('sees accounts and roles, not only their pages', async () => {
    await visit(page, '/settings/users', '/admin/users');
    await page.getByRole('row').filter({ hasText: firstAdmin().email }).waitFor();
    await visit(page, '/settings/roles', '/admin/roles');
    await page.getByRole('row').filter({ hasText: 'Super Admin' }).waitFor();
  });
});

describe.each(['strapi-editor', 'strapi-author'])('an account with the role %s', (role) => {
  it('meets nothing that is missing or broken', async () => {
    const page = await openPanel(browser, await makeAdmin(role, { preferedLanguage: 'fr' }));
    const answers = gather(page);
    for (const [path, asked] of FOR_ALL) await visit(page, path, asked);
    expect(answers.filter(({ status }) => status === 404 || status >= 500)).toEqual([]);
  });
});
