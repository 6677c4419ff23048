import { logIn } from '../../support/cms/admin';
import { makeAdmin } from '../../support/cms/admin-accounts';
import { askRoute } from '../../support/cms/ask-route';
import { addressOf, serverRoutes } from '../../support/cms/server-routes';
import { visitor } from '../../support/cms/visitor';
import { cmsToken } from '../../support/served';

/** Routes that Strapi brings: the panel, its plugins, and files. */
const OF_STRAPI =
  /^[A-Z]+ \/($|\(|_health$|uploads\/|(admin|content-manager|content-type-builder|email|i18n|upload|users-permissions)(\/|$))/;

/** Routes that answer whoever asks, and tell nothing or ask for a proof of their own. */
const OPEN: readonly string[] = [
  'GET /',
  'GET /((?!uploads/).+)',
  'GET /_health',
  'GET /admin/init',
  'GET /admin/project-type',
  'GET /admin/registration-info',
  'GET /content-manager/preview/script',
  'GET /uploads/(.*)',
  'POST /admin/forgot-password',
  'POST /admin/login',
  'POST /admin/register',
  'POST /admin/register-admin',
  'POST /admin/reset-password',
];

/** Routes that this project adds for those who are logged in to the panel: an author, an editor, a super admin. */
const ADDED: Readonly<Record<string, number[]>> = {
  // Which entry is not said; for those who may not read it, it is not there (snapshots.test.ts).
  'GET /publication/entry': [400, 400, 400],
  'GET /publication/status': [200, 200, 200],
  'POST /publication/enter': [200, 200, 200],
};

/**
 * Routes that answer whoever is logged in to the panel: about themselves, what the panel needs to show any page, and those that
 * ask which entry or file they are about before they ask for a right (panel-roles.test.ts).
 */
const LOGGED_IN: readonly string[] = [
  'GET /admin/ai-feature-config',
  'GET /admin/ai-token',
  'GET /admin/ai-usage',
  'GET /admin/content-api/permissions',
  'GET /admin/content-api/routes',
  'GET /admin/guided-tour-meta',
  'GET /admin/homepage/key-statistics',
  'GET /admin/homepage/layout',
  'GET /admin/information',
  'GET /admin/license-trial-time-left',
  'GET /admin/permissions',
  'GET /admin/telemetry-properties',
  'GET /admin/users/me',
  'GET /admin/users/me/permissions',
  'GET /content-manager/components',
  'GET /content-manager/components/:uid/configuration',
  'GET /content-manager/content-types',
  'GET /content-manager/content-types-settings',
  'GET /content-manager/content-types/:uid/configuration',
  'GET /content-manager/homepage/count-documents',
  'GET /content-manager/homepage/recent-documents',
  'GET /content-manager/init',
  'GET /content-manager/preview/url/:contentType',
  'GET /content-manager/relations/:model/:id/:targetField',
  'GET /content-manager/relations/:model/:targetField',
  'GET /i18n/ai-localization-jobs/collection-types/:contentType/:documentId',
  'GET /i18n/ai-localization-jobs/single-types/:contentType',
  'GET /i18n/locales',
  'GET /i18n/settings',
  'GET /upload/ai-metadata-jobs/latest',
  'GET /upload/configuration',
  'GET /users-permissions/permissions',
  'GET /users-permissions/policies',
  'GET /users-permissions/routes',
  'POST /admin/logout',
  'POST /admin/permissions/check',
  'POST /content-manager/uid/check-availability',
  'POST /content-manager/uid/generate',
  'POST /i18n/content-manager/actions/get-non-localized-fields',
  'POST /upload',
  'POST /upload/files/:id/replace',
  'PUT /admin/homepage/layout',
  'PUT /admin/users/me',
  'PUT /content-manager/content-types/:uid/configuration',
  'PUT /upload/files/:id',
  'GET /publication/entry',
  'GET /publication/status',
];

/** To the log of publications. */
const LOG = 'POST /publication/enter';
const LIBRARY_READ: readonly string[] = [
  'GET /upload/ai-metadata-jobs/pending-count',
  'GET /upload/files',
  'GET /upload/files/:id',
  'GET /upload/folder-structure',
  'GET /upload/folders',
  'GET /upload/folders/:id',
];
const LIBRARY_WRITE: readonly string[] = [
  'DELETE /upload/files/:id',
  'POST /upload/actions/bulk-delete',
  'POST /upload/actions/bulk-move',
  'POST /upload/actions/bulk-update',
  'POST /upload/actions/generate-ai-metadata',
  'POST /upload/actions/upload-from-urls',
  'POST /upload/ai-metadata-jobs',
  'POST /upload/files',
  'POST /upload/folders',
  'PUT /upload/folders/:id',
];

/** Routes that answer those of a role besides. */
const OF_ROLE: Readonly<Record<string, readonly string[]>> = {
  nothing: [],
  'strapi-author': [LOG, ...LIBRARY_READ, ...LIBRARY_WRITE],
  'strapi-editor': [LOG, ...LIBRARY_READ, ...LIBRARY_WRITE, 'PUT /upload/configuration'],
  'translator-fr': [LOG, ...LIBRARY_READ],
  moderator: [LOG],
};

/** Routes after which a token is not good any more. */
const ENDS_SESSION = /logout|session/;

async function call(route: string, token?: string): Promise<number> {
  const [method = '', pattern = ''] = route.split(' ');
  const answer = await askRoute(method, addressOf(pattern), token);
  return answer.status;
}

async function siteEditor(): Promise<string> {
  const account = { email: `panel-${String(Date.now())}@example.org`, password: 'Premier-mot-1' };
  await (await logIn()).createSiteUser(account, 'editor');
  const form = { identifier: account.email, password: account.password };
  const answer = await visitor().post('/api/auth/local', form);
  return ((await answer.json()) as { jwt: string }).jwt;
}

let routes: string[];
let ofPanel: string[];
beforeAll(async () => {
  routes = await serverRoutes();
  ofPanel = routes.filter((route) => !route.includes(' /api'));
});

describe('the routes that the CMS really has', () => {
  it('are, of the content API, those whose callers are tabled', async () => {
    const tabled = (await (await logIn()).routes()).map((route) => route.replace(/\/$/, ''));
    const real = routes.filter((route) => route.includes(' /api'));
    expect(real.sort()).toEqual(tabled.sort());
  });

  it('are, of the panel, those of Strapi and those of the table', () => {
    expect(ofPanel.length).toBeGreaterThan(150);
    expect(ofPanel.filter((route) => !OF_STRAPI.test(route)).sort()).toEqual(Object.keys(ADDED).sort());
  });

  it.each<[string, () => string | undefined | Promise<string>]>([
    ['anonymous callers', () => undefined],
    ['editors of the site', siteEditor],
    ['the build', cmsToken],
  ])('are, of the panel, closed to %s but for what is open', async (_, tokenOf) => {
    const token = await tokenOf();
    const open: string[] = [];
    for (const route of ofPanel) if (![401, 403].includes(await call(route, token))) open.push(route);
    expect(open.sort()).toEqual([...OPEN].sort());
  });

  it('that this project adds are open to the roles of the table', async () => {
    const accounts = [];
    for (const role of ['strapi-author', 'strapi-editor', 'strapi-super-admin'])
      accounts.push(await makeAdmin(role));
    for (const [route, expected] of Object.entries(ADDED)) {
      const statuses = [];
      for (const { token } of accounts) statuses.push(await call(route, token));
      expect([route, statuses]).toEqual([route, expected]);
    }
  });

  it.each(Object.entries(OF_ROLE))('are, of the panel, open to the role %s as tabled', async (role, own) => {
    const { token } = await makeAdmin(role);
    const isAtEnd = (route: string) => Number(ENDS_SESSION.test(route));
    const inOrder = ofPanel.toSorted((a, b) => isAtEnd(a) - isAtEnd(b));
    const open: string[] = [];
    for (const route of inOrder) if (![401, 403].includes(await call(route, token))) open.push(route);
    expect(open.sort()).toEqual([...OPEN, ...LOGGED_IN, ...own].sort());
  });
});
