import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { logIn } from '../../support/cms/admin';
import { cmsData, cmsToken, cmsUrl } from '../../support/served';

const UID = 'api::article.article';
const SLUGS = { fr: 'test-nu', en: 'test-bare' } as const;

/** A kilometre north and back down: invented, and shown only in the tests' own site. */
const POINTS = Array.from({ length: 91 }, (_, i) => {
  const height = 100 + (i <= 45 ? i * 4 : (90 - i) * 4);
  return `<trkpt lat="${(65.5 + i * 0.0001).toFixed(4)}" lon="-17"><ele>${height}</ele></trkpt>`;
});
const GPX = `<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>${POINTS.join('')}</trkseg></trk></gpx>`;

/** @param later what the stored file holds by the time that the article is published */
async function attach(locale: 'fr' | 'en', name: string, text: string, later?: string) {
  const admin = await logIn();
  const uploaded = await admin.upload(name, text, 'application/gpx+xml');
  if (later !== undefined) writeFileSync(join(cmsData(), 'public', uploaded.url), later);
  const { documentId } = await admin.find(UID, locale, { slug: SLUGS[locale] });
  const randonnee = { distance_km: 1, gpx: uploaded.id };
  return admin.act(UID, documentId, locale, 'publish', { rando: true, randonnee });
}

async function traceOf(locale: string, slug: string): Promise<unknown> {
  const answer = await fetch(`${cmsUrl()}/api/articles?locale=${locale}&filters[slug][$eq]=${slug}`, {
    headers: { authorization: `Bearer ${cmsToken()}` },
  });
  const { data } = (await answer.json()) as { data: { trace: string }[] };
  return JSON.parse(data[0]?.trace ?? '') as unknown;
}

describe('a GPX file that an editor uploads', () => {
  // Files that were stored before uploads were judged, or that a disk has lost parts of.
  it.each([
    ['is broken', 'broken.gpx', GPX.slice(0, 400), /abîmé/],
    [
      'holds no track',
      'empty.gpx',
      '<?xml version="1.0"?><gpx version="1.1"></gpx>',
      /ne contient pas de trace/,
    ],
    [
      'lies elsewhere',
      'elsewhere.gpx',
      GPX.replaceAll('lat="65', 'lat="45'),
      /tout entière hors de la carte du pays «\u00a0Islande\u00a0»/,
    ],
  ])('and that %s keeps the article from being published, in words', async (_, name, text, message) => {
    const answer = await attach('fr', name, GPX, text);
    const { error } = (await answer.json()) as { error: { message: string } };
    expect(answer.status).toBe(400);
    expect(error.message).toMatch(message);
    expect(await traceOf('fr', SLUGS.fr)).toEqual([]);
  });

  // Left as it is: the built output and the browser show what becomes of it.
  it.each(['fr', 'en'] as const)('is published with the points of its one stretch, in %s', async (locale) => {
    const answer = await attach(locale, 'marche.gpx', GPX);
    expect(answer.status).toBe(200);
    const stretches = (await traceOf(locale, SLUGS[locale])) as unknown[][];
    expect(stretches.map(({ length }) => length)).toEqual([91]);
  });
});
