import type { Panel } from './panel';

const ARTICLE = 'api::article.article';
const PAGE = 'api::static-page.static-page';
const AUTHOR = 'api::author.author';

const LATER = '2090-01-01T06:00:00.000Z';

const points = Array.from(
  { length: 40 },
  (_, i) => `<trkpt lat="${(64.3 + i * 0.001).toFixed(3)}" lon="-20.3"><ele>${String(100 + i)}</ele></trkpt>`,
);
const TRACK = `<?xml version="1.0"?><gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>${points.join('')}</trkseg></trk></gpx>`;

/**
 * Does what editors do over the months: every kind of entry between draft and publication, and traces of it.
 * @returns where former addresses lead now
 */
export async function edit(panel: Panel): Promise<Record<string, string>> {
  await attachTrack(panel);
  await move(panel, ARTICLE, 'lagon', 'lagune', 'grand-lagon');
  await move(panel, PAGE, 'conditions', 'conditions-generales');
  const geysir = await panel.find(ARTICLE, 'fr', 'geyser');
  await panel.save(ARTICLE, geysir, 'fr', { titre: 'Le grand geyser, relu' });
  const bags = await panel.find(ARTICLE, 'en', 'which-bag');
  await panel.save(ARTICLE, bags, 'en', { titre: 'Which bag? (next year)', publier_le: LATER });
  await panel.act(ARTICLE, await panel.find(ARTICLE, 'en', 'harbour'), 'en', 'unpublish');
  const planned = { titre: 'Un jour', slug: 'un-jour', publier_le: LATER };
  await panel.create(ARTICLE, 'fr', planned);
  const author = await panel.create(AUTHOR, 'fr', { nom: 'Line\u2028Séparée', bio: 'Une « bio » : œuvre.' });
  await panel.save(AUTHOR, author, 'en', { nom: 'Line\u2028Apart', bio: 'A bio.' });
  const site = { accroche: 'Rien ne se perd, tout reste.' };
  await panel.send('PUT', '/content-manager/single-types/api::site.site?locale=fr', site);
  return {
    '/fr/islande/lagon/': '/fr/islande/grand-lagon/',
    '/fr/islande/lagune/': '/fr/islande/grand-lagon/',
    '/fr/conditions/': '/fr/conditions-generales/',
  };
}

async function attachTrack(panel: Panel): Promise<void> {
  const folder = await panel.send<{ id: number }>('POST', '/upload/folders', {
    name: 'Traces',
    parent: null,
  });
  const info = { name: 'fjord.gpx', caption: 'Relevée à pied', folder: folder.id };
  const gpx = await panel.upload('fjord.gpx', TRACK, 'application/gpx+xml', info);
  const fjord = await panel.find(ARTICLE, 'fr', 'fjord');
  const randonnee = { distance_km: 4.5, denivele_m: 40, cotation: 'facile', gpx };
  await panel.act(ARTICLE, fjord, 'fr', 'publish', { rando: true, randonnee });
}

/** Publishes an entry under one slug after another; each leaves a former address behind. */
async function move(panel: Panel, uid: string, slug: string, ...next: string[]): Promise<void> {
  const entry = await panel.find(uid, 'fr', slug);
  for (const each of next) await panel.act(uid, entry, 'fr', 'publish', { slug: each });
}

/** Sets up what administrators make for themselves. @returns the API token's secret */
export async function setUp(panel: Panel): Promise<string> {
  await panel.send('POST', '/admin/webhooks', {
    name: 'Recherche',
    url: 'https://search.example.org/hook',
    headers: { 'X-Key': 'for-tests-only' },
    // Nothing of the sort happens here: nobody is called.
    events: ['media.delete'],
  });
  const { accessKey } = await panel.send<{ accessKey: string }>('POST', '/admin/api-tokens', {
    name: 'Statistiques',
    description: 'Compte les articles',
    type: 'custom',
    lifespan: null,
    permissions: ['api::article.article.find', 'api::country.country.find'],
  });
  const view = `/content-manager/content-types/${ARTICLE}/configuration`;
  const { contentType } = await panel.send<{ contentType: { settings: object; layouts: object } }>(
    'GET',
    view,
  );
  const { settings, layouts } = contentType;
  await panel.send('PUT', view, {
    settings: { ...settings, pageSize: 50 },
    layouts: { ...layouts, list: ['titre', 'slug', 'publie_le'] },
  });
  return accessKey;
}
