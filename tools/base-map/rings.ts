import type { Frame, Line, Point } from './types';

const key = ([x, y]: Point) => `${x.toFixed(4)} ${y.toFixed(4)}`;

/** Joins pieces where the last point of one is the first of another. Those that end nowhere stay open. */
export function joinLines(pieces: readonly Line[]): { closed: Line[]; open: Line[] } {
  const byStart = new Map<string, Line[]>();
  for (const piece of pieces) {
    const start = piece[0];
    if (start && piece.length > 1) byStart.set(key(start), [...(byStart.get(key(start)) ?? []), piece]);
  }
  const take = (from: string): Line | undefined => {
    const piece = byStart.get(from)?.shift();
    return piece;
  };
  const ends = new Set(pieces.flatMap((piece) => (piece.length > 1 ? [key(piece.at(-1) as Point)] : [])));
  const closed: Line[] = [];
  const open: Line[] = [];
  const follow = (first: Line) => {
    const chain = [...first];
    for (;;) {
      const last = key(chain.at(-1) as Point);
      if (chain.length > 2 && last === key(chain[0] as Point)) return closed.push(chain);
      const next = take(last);
      if (!next) return open.push(chain);
      chain.push(...next.slice(1));
    }
  };
  // What begins where nothing ends is the beginning of a chain that the frame cuts.
  for (const start of [...byStart.keys()].filter((each) => !ends.has(each)))
    for (let piece = take(start); piece; piece = take(start)) follow(piece);
  for (const start of byStart.keys()) for (let piece = take(start); piece; piece = take(start)) follow(piece);
  return { closed, open };
}

/**
 * Closes chains that a frame cuts, along the frame. The area lies to the left of a chain, so the way goes round the
 * frame anticlockwise, from the end of a chain to the next beginning.
 */
export function closeAlongFrame(chains: readonly Line[], frame: Frame): Line[] {
  const length = perimeter(frame);
  const waiting = chains.map((line) => ({
    line,
    from: along(line[0] as Point, frame),
    to: along(line.at(-1) as Point, frame),
  }));
  const rings: Line[] = [];
  while (waiting.length > 0) {
    const first = waiting.shift();
    if (!first) break;
    const ring: Point[] = [...first.line];
    let at = first.to;
    for (;;) {
      const ahead = (place: number) => (place - at + length) % length;
      const next =
        waiting.length > 0 ? waiting.reduce((a, b) => (ahead(b.from) < ahead(a.from) ? b : a)) : undefined;
      const isHome = !next || ahead(first.from) <= ahead(next.from);
      const target = isHome ? first.from : next.from;
      ring.push(...cornersBetween(at, target, frame));
      if (isHome) break;
      ring.push(...next.line);
      waiting.splice(waiting.indexOf(next), 1);
      at = next.to;
    }
    rings.push([...ring, ring[0] as Point]);
  }
  return rings;
}

function perimeter({ west, south, east, north }: Frame): number {
  return 2 * (east - west + north - south);
}

/** Place on the frame, measured anticlockwise from its south-west corner, of the point of the frame nearest to a point. */
function along([x, y]: Point, { west, south, east, north }: Frame): number {
  const [width, height] = [east - west, north - south];
  const sides = [
    { off: Math.abs(y - south), place: x - west },
    { off: Math.abs(x - east), place: width + (y - south) },
    { off: Math.abs(y - north), place: width + height + (east - x) },
    { off: Math.abs(x - west), place: 2 * width + height + (north - y) },
  ];
  return sides.reduce((a, b) => (b.off < a.off ? b : a)).place;
}

function cornersBetween(from: number, to: number, frame: Frame): Point[] {
  const { west, south, east, north } = frame;
  const [width, height] = [east - west, north - south];
  const length = perimeter(frame);
  const corners: { place: number; point: Point }[] = [
    { place: 0, point: [west, south] },
    { place: width, point: [east, south] },
    { place: width + height, point: [east, north] },
    { place: 2 * width + height, point: [west, north] },
  ];
  const distance = (to - from + length) % length;
  return corners
    .map(({ place, point }) => ({ ahead: (place - from + length) % length, point }))
    .filter(({ ahead }) => ahead < distance)
    .sort((a, b) => a.ahead - b.ahead)
    .map(({ point }) => point);
}

/** Degrees²; positive when anticlockwise. */
export function signedArea(ring: Line): number {
  return (
    ring.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length] as Point;
      return sum + (x * nextY - nextX * y);
    }, 0) / 2
  );
}
