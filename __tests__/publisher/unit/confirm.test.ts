import { type ControlServer, SECRET, startControlServer } from '../../support/publisher/control-server';
import { ReleaseWorkshop } from '../../support/publisher/release-workshop';

let workshop: ReleaseWorkshop;
let server: ControlServer;

function writePage(path: string, title: string, data = title): void {
  workshop.write(`${path}index.html`, `<html><title>${title}</title></html>`);
  workshop.write(`page-data/${path || 'index/'}page-data.json`, JSON.stringify(data));
}

beforeEach(async () => {
  workshop = new ReleaseWorkshop();
  workshop.scripts();
  writePage('', 'Grand Large');
  writePage('fr/geysir/', 'Geysir');
  writePage('fr/ancienne/', 'Une ancienne page');
  writePage('fr/texte/', 'Un texte', 'avant');
  await workshop.release();
  writePage('fr/geysir/', 'Geysir &amp; Strokkur', 'Geysir & Strokkur');
  writePage('fr/nouvelle/', 'Une nouvelle page');
  writePage('fr/texte/', 'Un texte', 'après');
  for (const path of ['fr/ancienne', 'page-data/fr/ancienne']) workshop.remove(path);
  await workshop.release();
  server = await startControlServer({ folder: workshop.root });
});
afterEach(() => server.remove());

async function ask(path: string, language = 'fr') {
  const headers = { authorization: `Bearer ${SECRET}`, 'accept-language': language };
  return server.call(path, { headers });
}

const lines = (text: string) =>
  [...text.matchAll(/<li>(.*?) <small>(.*?)<\/small>/gs)].map(([, said, path]) => [path, said?.trim()]);

it('says before a rollback which pages would change, from what to what, and has the button', async () => {
  const { status, text } = await ask('/confirm/rollback?release=000001');
  expect(status).toBe(200);
  expect(text).toContain('Revenir à la version 000001\u202f?');
  expect(text).toContain('4 pages changeraient pour les visiteurs');
  expect(lines(text)).toEqual([
    ['/fr/ancienne/', 'Une ancienne page (paraît)'],
    ['/fr/geysir/', 'Geysir &amp; Strokkur → Geysir'],
    ['/fr/nouvelle/', 'Une nouvelle page (disparaît)'],
    ['/fr/texte/', 'Un texte (autre contenu)'],
  ]);
  expect(text).toMatch(/<form method="post" action="\/actions\/rollback">\s*<input[^>]*value="000001"/);
  // What somebody reads does not change under their eyes.
  expect(text).not.toContain('status.js');
});

it('says the same in English', async () => {
  const { text } = await ask('/confirm/rollback?release=000001', 'en');
  expect(text).toContain('4 pages would change for visitors:');
  expect(lines(text)).toContainEqual(['/fr/nouvelle/', 'Une nouvelle page (disappears)']);
});

it('says it before an approval, which counts for the release that was shown and no other', async () => {
  await server.publisher.state.update(() => ({
    held: {
      release: '000001',
      reason: { fr: 'Trop.', en: 'Too much.' },
      lost: [],
      at: new Date().toISOString(),
      revision: 'r',
    },
  }));
  const status = await ask('/');
  expect(status.text).toMatch(/action="\/confirm\/approve">\s*<input[^>]*value="000001"/);
  const { text } = await ask('/confirm/approve?release=000001');
  expect(text).toContain('Mettre en ligne la version 000001\u202f?');
  const press = (release: string) =>
    server.call('/actions/approve', {
      method: 'POST',
      headers: { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' },
      body: JSON.stringify({ release }),
    });
  const other = await press('000002');
  expect([other.status, other.text]).toEqual([
    409,
    expect.stringContaining('000001 waits by now, not 000002'),
  ]);
  expect(await server.publisher.releases.currentId()).toBe('000002');
});

it('leads back to the status page when a release is not there any more', async () => {
  expect((await ask('/confirm/rollback?release=000009')).status).toBe(303);
});
