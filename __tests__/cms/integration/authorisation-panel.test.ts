import { logIn } from '../../support/admin';
import { makeAdmin } from '../../support/admin-accounts';
import { askRoute } from '../../support/ask-route';
import { cmsToken } from '../../support/served';
import { addressOf, serverRoutes } from '../../support/server-routes';
import { visitor } from '../../support/visitor';

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
});
