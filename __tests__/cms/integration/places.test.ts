import { logIn } from '../../support/cms/admin';
import { cmsToken, cmsUrl } from '../../support/served';

const PLACE = 'api::map-feature.map-feature';
const AT = `/content-manager/collection-types/${PLACE}`;
const POINT = { type: 'Point', coordinates: [-20.3, 64.3] };
const made: string[] = [];

type Answer = { data?: { documentId: string; geometrie: unknown }; error?: { message: string } };

/** Sends what the panel's form sends: the field of the geometry is a text. */
async function send(method: string, path: string, geometrie: string) {
  const body = { titre: 'Un lieu à l’essai', couche: 'activites', geometrie };
  const answer = await (await logIn()).request(method, `${AT}${path}?locale=fr`, body);
  const { data, error } = (await answer.json()) as Answer;
  if (method === 'POST' && data) made.push(data.documentId);
  return { status: answer.status, data, message: error?.message ?? '' };
}

afterAll(async () => {
  const admin = await logIn();
  for (const id of made) await admin.request('DELETE', `${AT}/${id}?locale=*`);
});

describe('a place that an editor writes in the panel', () => {
  it('is kept and published with its geometry as an object, and changed in the same way', async () => {
    const { data, status } = await send('POST', '', JSON.stringify(POINT));
    expect([status, data?.geometrie]).toEqual([201, POINT]);
    const path = `/${data?.documentId ?? ''}`;
    const moved = { ...POINT, coordinates: [-19, 65] };
    const changed = await send('PUT', path, JSON.stringify(moved, null, 2));
    expect([changed.status, changed.data?.geometrie]).toEqual([200, moved]);
    expect((await send('POST', `${path}/actions/publish`, JSON.stringify(moved))).status).toBe(200);
    const headers = { authorization: `Bearer ${cmsToken()}` };
    const answer = await fetch(`${cmsUrl()}/api/map-features${path}?locale=fr`, { headers });
    expect(((await answer.json()) as Answer).data?.geometrie).toEqual(moved);
  });

  it.each([
    ['is no JSON', 'POINT(1 2)', /GeoJSON .*"type":"Point"/],
    ['is no geometry', '"POINT(1 2)"', /GeoJSON/],
    ['is out of this world', '{"type":"Point","coordinates":[200, 1]}', /longitude/],
  ])('is refused in a sentence when its geometry %s', async (_, text, message) => {
    const answer = await send('POST', '', text);
    expect([answer.status, answer.message]).toEqual([400, expect.stringMatching(message)]);
  });
});
