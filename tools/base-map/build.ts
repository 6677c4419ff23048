/** Writes static/maps: `npm run base-map -- <folder of gmt-gshhg-full's files>`; see README.md. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Feature, MultiLineString, MultiPolygon, Polygon } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { BASE_MAP_NAMES, BASE_MAPS, type BaseMapName } from '../../src/config/base-maps';
import { mercator, STILL_WIDTH } from '../../src/content/map/still';
import { placesOf } from './places';
import { closeAlongFrame, joinLines, signedArea } from './rings';
import { openBinned, type Binned } from './shorelines';
import { simplify } from './simplify';
import type { Frame, Line } from './types';

const target = resolve(__dirname, '../../static/maps');

type Detail = 'coarse' | 'fine';

/** Metres that a line may be off, and square kilometres below which a lake is left out. */
function limitsOf({ west, south, east, north }: Frame, detail: Detail): { off: number; lake: number } {
  if (detail === 'fine') return { off: 60, lake: 0.3 };
  const kilometres = (east - west) * 111.32 * Math.cos(((south + north) / 2 / 180) * Math.PI);
  // About half a pixel on a screen that shows all of it.
  return { off: kilometres * 0.4, lake: kilometres / 50 };
}

type Drawing = { land: Line[]; lakes: Line[]; islets: Line[]; rivers: Line[]; borders: Line[] };

/** Scale of the world atlas for places that are shown coarsely. */
const ATLAS: Partial<Record<BaseMapName, '10m' | '110m'>> = {
  austria: '10m',
  canada: '10m',
  france: '10m',
  japan: '10m',
  'south-korea': '10m',
  world: '110m',
};

function atlas(name: string): Topology {
  return JSON.parse(readFileSync(require.resolve(name), 'utf8')) as Topology;
}

function shoreMap(files: Record<'shores' | 'rivers', Binned>, name: BaseMapName): Drawing {
  const { frame, fineFrame, borders } = BASE_MAPS[name];
  const shores = (level: 1 | 2 | 3) => {
    const pieces = files.shores.shores(frame, level);
    // Land lies to the left of every shore: a lake's own area is on the right of it.
    const { closed, open } = joinLines(level === 2 ? pieces.map((piece) => [...piece].reverse()) : pieces);
    return [...closed, ...closeAlongFrame(open, frame)];
  };
  const rivers = joinLines(files.rivers.lines(fineFrame ?? frame, 4));
  return {
    land: shores(1),
    lakes: shores(2),
    islets: shores(3),
    rivers: [...rivers.closed, ...rivers.open],
    borders: borders === 'states' ? stateLines(frame) : [],
  };
}

/** State lines, as far as the frame goes. */
function stateLines(frame: Frame): Line[] {
  const states = atlas('us-atlas/states-10m.json');
  const inner = mesh(states, states.objects['states'] as GeometryCollection, (a, b) => a !== b);
  return linesIn(inner, frame);
}

function linesIn(lines: MultiLineString, { west, south, east, north }: Frame): Line[] {
  const isInside = (x = 0, y = 0) => x >= west && x <= east && y >= south && y <= north;
  return lines.coordinates.flatMap((line) => {
    const parts: [number, number][][] = [[]];
    for (const [x = 0, y = 0] of line)
      if (isInside(x, y)) parts.at(-1)?.push([x, y]);
      else if (parts.at(-1)?.length) parts.push([]);
    return parts.filter((part) => part.length > 1);
  });
}

/** Draws what the world atlas shows inside a frame. */
function atlasMap(name: BaseMapName, scale: '10m' | '110m'): Drawing {
  const world = atlas(`world-atlas/countries-${scale}.json`);
  const { frame } = BASE_MAPS[name];
  const countries = world.objects['countries'] as GeometryCollection;
  const rings = countries.geometries
    .flatMap((geometry) => {
      const shape = (feature(world, geometry) as Feature<Polygon | MultiPolygon>).geometry;
      return shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates;
    })
    .flatMap((polygon) => polygon.slice(0, 1) as unknown as Line[])
    .map(unwrap)
    .filter((ring) => touches(ring, frame));
  return {
    land: rings.map((ring) => clip(ring, frame)).filter((ring) => ring.length > 3),
    lakes: [],
    islets: [],
    rivers: [],
    borders: linesIn(
      mesh(world, countries, (a, b) => a !== b),
      frame,
    ),
  };
}

/** The atlas lets rings jump over the 180th meridian; here they go on beyond it. */
function unwrap(ring: Line): Line {
  let turn = 0;
  return ring.map(([x, y], i) => {
    const before = ring[i - 1]?.[0] ?? x;
    if (x - before > 180) turn -= 360;
    if (before - x > 180) turn += 360;
    return [x + turn, y];
  });
}

function touches(ring: Line, { west, south, east, north }: Frame): boolean {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  return (
    Math.max(...xs) > west && Math.min(...xs) < east && Math.max(...ys) > south && Math.min(...ys) < north
  );
}

/** Cuts a ring by a frame (Sutherland–Hodgman). */
function clip(ring: Line, { west, south, east, north }: Frame): Line {
  const edges: { axis: 0 | 1; at: number; sign: 1 | -1 }[] = [
    { axis: 0, at: west, sign: 1 },
    { axis: 0, at: east, sign: -1 },
    { axis: 1, at: south, sign: 1 },
    { axis: 1, at: north, sign: -1 },
  ];
  return edges.reduce<Line>((points, { axis, at, sign }) => {
    const isIn = (point: readonly number[]) => sign * ((point[axis] ?? 0) - at) >= 0;
    return points.flatMap((point, i) => {
      const before = points[(i + points.length - 1) % points.length] ?? point;
      const t = (at - before[axis]) / (point[axis] - before[axis]);
      const cut: [number, number] = [
        before[0] + t * (point[0] - before[0]),
        before[1] + t * (point[1] - before[1]),
      ];
      if (isIn(point)) return isIn(before) ? [point] : [cut, point];
      return isIn(before) ? [cut] : [];
    });
  }, ring);
}

function squareKilometres(ring: Line): number {
  const latitude = ring[0]?.[1] ?? 0;
  return Math.abs(signedArea(ring)) * 111.32 ** 2 * Math.cos((latitude * Math.PI) / 180);
}

/** Whole ten-thousandths of a degree; each point as the step from the one before. */
function packed(lines: readonly Line[]): number[][] {
  return lines.map((line) => {
    let [x, y] = [0, 0];
    return line.flatMap((point) => {
      const [nextX, nextY] = [Math.round(point[0] * 1e4), Math.round(point[1] * 1e4)];
      const step = [nextX - x, nextY - y];
      [x, y] = [nextX, nextY];
      return step;
    });
  });
}

function render(name: BaseMapName, drawing: Drawing, detail: Detail) {
  const { frame, fineFrame } = BASE_MAPS[name];
  const { off, lake } = limitsOf(frame, detail);
  const tolerance = (ring: Line) => (detail === 'fine' && fineFrame && !touches(ring, fineFrame) ? 400 : off);
  const thin = (lines: readonly Line[]) => packed(lines.map((line) => simplify(line, tolerance(line))));
  const isSeen = (ring: Line) => squareKilometres(ring) >= lake;
  return {
    land: thin(drawing.land),
    lakes: thin(drawing.lakes.filter(isSeen)),
    islets: thin(drawing.islets.filter(isSeen)),
    rivers: detail === 'fine' ? thin(drawing.rivers.filter((river) => river.length > 1)) : [],
    borders: thin(drawing.borders),
    roads: packed(placesOf(name).roads),
    towns: placesOf(name).towns,
  };
}

/** The map before its script: a picture of the coarse drawing, in the colours of the visitor's scheme. */
function still(name: BaseMapName, drawing: Drawing): string {
  const { frame: whole, fineFrame } = BASE_MAPS[name];
  const frame = fineFrame ?? whole;
  const { off, lake } = limitsOf(frame, 'coarse');
  const top = mercator(frame.north);
  const scale = STILL_WIDTH / (frame.east - frame.west);
  const height = Math.round((top - mercator(frame.south)) * scale);
  const path = (lines: readonly Line[], end: string) =>
    lines
      .map((line) => simplify(line, off * 1.5))
      .map((line) =>
        line.map(
          ([x, y]) => `${((x - frame.west) * scale).toFixed(1)} ${((top - mercator(y)) * scale).toFixed(1)}`,
        ),
      )
      .map((points) => `M${points.join('L')}${end}`)
      .join('');
  const isSeen = (ring: Line) => squareKilometres(ring) >= lake;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${STILL_WIDTH} ${height}" width="${STILL_WIDTH}" height="${height}">` +
    '<style>.w{fill:#cfe3ea}.l{fill:#f3ecdc;stroke:#b9ae97;stroke-width:.6}.b,.r{fill:none}.b{stroke:#b9ae97;stroke-width:.8;stroke-dasharray:4 3}' +
    '.r{stroke:#d59a5c;stroke-width:1.4}@media(prefers-color-scheme:dark){.w{fill:#12242f}.l{fill:#27333a;stroke:#4d5c64}.b{stroke:#5d6c74}.r{stroke:#9a7446}}</style>' +
    // Not 100 %: books show a part of the drawing, which does not begin where the whole does.
    `<rect class="w" width="${STILL_WIDTH}" height="${height}"/><path class="l" d="${path(
      drawing.land.filter((ring) => touches(ring, frame)),
      'z',
    )}"/>` +
    `<path class="w" d="${path(drawing.lakes.filter(isSeen), 'z')}"/><path class="b" d="${path(drawing.borders, '')}"/>` +
    `<path class="r" d="${path(placesOf(name).roads, '')}"/></svg>\n`
  );
}

async function main(): Promise<void> {
  const folder = process.argv[2];
  if (!folder)
    throw new Error('expected the folder of binned_GSHHS_f.nc and binned_river_f.nc; see README.md');
  const [shores, rivers] = [
    await openBinned(resolve(folder, 'binned_GSHHS_f.nc')),
    await openBinned(resolve(folder, 'binned_river_f.nc')),
  ];
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const name of BASE_MAP_NAMES) {
    const scale = ATLAS[name];
    const drawing = scale ? atlasMap(name, scale) : shoreMap({ shores, rivers }, name);
    for (const detail of ['coarse', 'fine'] as const) {
      if (detail === 'fine' && !BASE_MAPS[name].hasFine) continue;
      const text = JSON.stringify(render(name, drawing, detail));
      writeFileSync(resolve(target, `${name}-${detail}.json`), text);
      if (detail === 'coarse') writeFileSync(resolve(target, `${name}.svg`), still(name, drawing));
      const points = drawing.land.reduce((sum, ring) => sum + ring.length, 0);
      process.stdout.write(
        `${name} ${detail}: ${points} shore points read, ${Math.round(gzipSync(text).length / 1000)} kB gzip\n`,
      );
    }
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
