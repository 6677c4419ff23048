import { SaxesParser } from '../../../cms/node_modules/saxes';
import { readTrack } from '../../../cms/src/domain/gpx';

const gpx = (inside: string) =>
  `<?xml version="1.0"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">${inside}</gpx>`;
const point = (lon: number | string, lat: number | string, ele?: number | string, tag = 'trkpt') =>
  `<${tag} lat="${lat}" lon="${lon}">${ele === undefined ? '' : `<ele>${ele}</ele>`}</${tag}>`;
const track = (...points: string[]) => gpx(`<trk><trkseg>${points.join('')}</trkseg></trk>`);

describe('a GPX file', () => {
  it.each([
    [
      'a track',
      track(point(-19, 64, 10), point(-19, 64.001, 12.34)),
      [
        [-19, 64, 10],
        [-19, 64.001, 12.3],
      ],
    ],
    [
      'a track without heights',
      track(point(-19, 64), point(-19, 64.001)),
      [
        [-19, 64],
        [-19, 64.001],
      ],
    ],
    [
      'segments of one point each',
      gpx(`<trk><trkseg>${point(0, 0)}</trkseg><trkseg>${point(0, 0.001)}</trkseg></trk>`),
      [
        [0, 0],
        [0, 0.001],
      ],
    ],
    [
      'a route',
      gpx(`<rte>${point(0, 0, 1, 'rtept')}${point(0, 0.001, 2, 'rtept')}</rte>`),
      [
        [0, 0, 1],
        [0, 0.001, 2],
      ],
    ],
    [
      'a prefix',
      `<g:gpx xmlns:g="x"><g:trk><g:trkseg>${point(0, 0, undefined, 'g:trkpt')}${point(0, 0.001, undefined, 'g:trkpt')}</g:trkseg></g:trk></g:gpx>`,
      [
        [0, 0],
        [0, 0.001],
      ],
    ],
    [
      'a walker who stood still',
      track(point(0, 0), point(0, 0.00001), point(0, 0.00002), point(0, 0.001)),
      [
        [0, 0],
        [0, 0.001],
      ],
    ],
    [
      'a height that is no number',
      track(point(0, 0, 'x'), point(0, 0.001, '')),
      [
        [0, 0],
        [0, 0.001],
      ],
    ],
    [
      'a point of before the receiver knew its place',
      track(point(0, 0, 0), point(-19, 64), point(-19, 64.001), point('0.0', '0.0')),
      [
        [-19, 64],
        [-19, 64.001],
      ],
    ],
    [
      'heights that nobody walks at',
      track(point(0, 0, -501), point(0, 0.001, 9001)),
      [
        [0, 0],
        [0, 0.001],
      ],
    ],
  ])('with %s is read', async (_, text, points) => {
    expect(await readTrack(text)).toEqual({ stretches: [points] });
  });

  it.each([
    ['broken', '<gpx><trk>', /abîmé/],
    ['no XML', 'lat,lon\n64,-19', /abîmé|commence par/],
    ['empty', '', /abîmé|commence par/],
    ['another format', '<kml><Placemark/></kml>', /commence par « kml »/],
    ['a page', '<html><body>x</body></html>', /commence par « html »/],
    ['without points', gpx('<wpt lat="1" lon="2"/>'), /ne contient pas de trace/],
    ['with one point', track(point(1, 2)), /ne contient pas de trace/],
    ['with coordinates that are none', track(point('x', 64), point(-19, 64)), /point 1 /],
    ['with an empty latitude', track(point(-19, 64), point(-19, '')), /point 2 /],
    ['with a blank longitude', track(point(' ', 64), point(-19, 64)), /point 1 /],
    ['with a longitude beyond the second round', track(point(541, 0), point(0, 0)), /point 1 /],
    ['with a latitude beyond the pole', track(point(0, 0), point(64, -190)), /point 2 /],
    [
      'with entities that grow',
      `<!DOCTYPE gpx [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${gpx('<name>&b;</name>')}`,
      /abîmé/,
    ],
  ])('that is %s is refused in words', async (_, text, message) => {
    const result = await readTrack(text);
    expect('fault' in result ? result.fault.fr : '').toMatch(message);
    expect('fault' in result ? result.fault.en : '').not.toBe('');
  });
});

it('that is broken in a thousand places costs the first of them alone', async () => {
  const faults = jest.spyOn(SaxesParser.prototype, 'makeError');
  expect(await readTrack(gpx('<'.repeat(1000)))).toMatchObject({
    fault: { en: expect.stringContaining('is broken') },
  });
  expect(faults).toHaveBeenCalledTimes(1);
});

it('that is large leaves others their turns while it is read', async () => {
  let turns = 0;
  const turn = () => {
    turns += 1;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  await readTrack(gpx(`<desc>${' '.repeat(1024 * 1024)}</desc>`));
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(16);
});
