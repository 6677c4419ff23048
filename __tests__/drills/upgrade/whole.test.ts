import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeWorkingCopy } from '../../../scripts/lib/files.mjs';
import { type Running, stop } from '../../../scripts/lib/processes.mjs';
import { buildSite } from '../../../scripts/lib/site.mjs';
import { firstAccounts } from '../../../tools/upgrade-fixture/accounts';
import { commitOf, readPages } from '../../../tools/upgrade-fixture/live';
import { pack } from '../../../tools/upgrade-fixture/pack';
import { Panel } from '../../../tools/upgrade-fixture/panel';
import { type Installation as Earlier, secretOf, startCms } from '../../../tools/upgrade-fixture/servers';
import { temporaryFolder } from '../../support/cms/backup';
import { film, photograph } from '../../support/inputs/made-files';
import { ALLOWANCES } from '../../support/upgrade/allowances';
import { Installation, sqlite } from '../../support/upgrade/installation';
import { losses } from '../../support/upgrade/losses';
import { checkOut } from '../../support/upgrade/release';
import { underNewNames } from '../../support/upgrade/renames';

/** The first release: what it took, and is refused today, is what installations may hold. */
const RELEASE = 'a39e1e8';
const ARTICLE = 'api::article.article';
const SECRET = 'PUBLISHER_SECRET';

const folder = temporaryFolder();
const earlier: Earlier = {
  checkout: join(folder, 'release'),
  data: join(folder, 'earlier'),
  env: {
    ENV_PATH: join(__dirname, '../../../tools/upgrade-fixture/environment'),
    CMS_DATA_DIR: join(folder, 'earlier'),
    SERVE_ADMIN_PANEL: 'false',
    CONTENT_DIR: join(folder, 'release/content'),
  },
};

/** Publishes what today's CMS refuses. @returns the addresses of the articles */
async function writeWhatIsRefusedToday(panel: Panel): Promise<string[]> {
  const iceland = await panel.find('api::country.country', 'fr', 'islande');
  const waves = await panel.upload('vagues.gif', await film('gif', 700), 'image/gif', {
    alternativeText: 'Vagues',
  });
  const turned = await panel.upload('plage.jpg', await photograph('jpeg'), 'image/jpeg', {
    alternativeText: 'Plage',
  });
  const more: Record<string, object> = {
    'image-animee': { cover_image: waves },
    'image-tournee': { cover_image: turned },
    'titre-vide': { titre: ' ' },
    'lien-inacheve': { corps: 'Le refuge est [ici](https://).' },
    'venu-du-futur': { publie_le: '2090-01-01T06:00:00.000Z' },
    'hors-du-cadre': { coordonnees: { latitude: -20.15, longitude: 64.08 } },
  };
  for (const [slug, values] of Object.entries(more)) {
    const article = { titre: slug, slug, extrait: 'Refusé plus tard.', corps: 'Un texte.', ...values };
    const pay = { connect: [{ documentId: iceland.documentId, locale: 'fr' }] };
    const entry = await panel.create(ARTICLE, 'fr', { ...article, pay });
    await panel.act(ARTICLE, entry, 'fr', 'publish');
  }
  return Object.keys(more).map((slug) => `/fr/islande/${slug}/`);
}

async function withEarlierCms<T>(env: Record<string, string>, work: (url: string) => Promise<T>): Promise<T> {
  let cms: Running | undefined;
  try {
    const started = await startCms(earlier, env);
    cms = started.cms;
    return await work(started.url);
  } finally {
    if (cms) await stop(cms);
  }
}

let refused: string[];
let installation: Installation;
const toRemove: Installation[] = [];
let unpacked: ReturnType<Installation['unpack']>;
beforeAll(async () => {
  checkOut(RELEASE, earlier.checkout);
  const facts = await withEarlierCms({ SEED_ON_START: 'true' }, async (url) => {
    const { admin } = firstAccounts(earlier.data);
    refused = await writeWhatIsRefusedToday(await Panel.logIn(url, admin));
    const pages = await readPages(url, secretOf(earlier, SECRET));
    return { commit: commitOf(earlier.checkout), madeAt: new Date().toISOString(), admins: [admin], pages };
  });
  pack(earlier, facts, join(folder, 'fixture'), 'sqlite');
  installation = new Installation(join(folder, 'fixture'), 'sqlite', sqlite);
  toRemove.push(installation);
  unpacked = installation.unpack();
  expect(await installation.restore()).toMatchObject({ code: 0 });
  await installation.start({});
});
afterAll(async () => {
  for (const one of toRemove) await one.remove();
});

describe('an installation of the demonstration’s size, with what is refused today', () => {
  it('comes with every table, row and value', () => {
    expect(installation.facts.pages.length).toBeGreaterThan(300);
    expect(installation.facts.pages).toEqual(expect.arrayContaining(refused));
    const now = installation.database.read();
    expect(losses(underNewNames(unpacked.tables), now, ALLOWANCES)).toEqual([]);
  });

  it('becomes a site with each page that it had, but for entries that are named', async () => {
    const site = join(folder, 'site');
    await makeWorkingCopy(site);
    await buildSite({ url: installation.cms.url, token: installation.secret('CMS_TOKEN') }, { folder: site });
    const missing = installation.facts.pages.filter(
      (path) => !existsSync(join(site, 'public', path, 'index.html')),
    );
    expect(missing).toEqual(['/fr/islande/titre-vide/']);
    const named = readFileSync(join(site, '.cache/set-aside.json'), 'utf8');
    expect(JSON.parse(named)).toMatchObject([{}]);
  });

  it('goes on under the release that it came from, once its backup is brought back', async () => {
    await installation.stop();
    expect(await installation.restore('--replace')).toMatchObject({ code: 0 });
    const { data } = installation;
    const pages = await withEarlierCms({ CMS_DATA_DIR: data, SEED_ON_START: 'false' }, async (url) => {
      const [admin] = installation.facts.admins;
      if (!admin) throw new Error('the installation has no administrator');
      await (await Panel.logIn(url, admin)).find(ARTICLE, 'fr', 'titre-vide');
      return readPages(url, secretOf(earlier, SECRET));
    });
    expect(pages).toEqual(installation.facts.pages);
  });
});
