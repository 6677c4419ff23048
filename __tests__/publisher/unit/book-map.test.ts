import { drawMap, spread } from '../../../publisher/books/draw-map';
import { readXml } from '../../support/xml';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800"><path d="M0 0z"/></svg>';
const place = (number: number, x: number, y: number) => ({
  number,
  spot: { x, y },
  title: `Lieu ${String(number)}`,
  note: null,
  latitude: 64,
  longitude: -20,
});
type Map = Parameters<typeof drawMap>[0];

function spotsIn(svg: string): { x: number; y: number }[] {
  return [...readXml(svg).querySelectorAll('g')].map((mark) => {
    const [x = 0, y = 0] = (mark.getAttribute('transform')?.match(/[\d.-]+/g) ?? []).map(Number);
    return { x, y };
  });
}

it('shows the part of the drawing that has places, with every number to be read', () => {
  const places = [place(1, 600, 400), place(2, 602, 401), place(3, 602, 401), place(4, 900, 600)];
  const svg = drawMap({ description: 'Carte', groups: [{ places }] } as unknown as Map, DRAWING);
  const shown = readXml(svg).documentElement.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
  const [left = 0, top = 0, width = 0, height = 0] = shown;
  expect([left > 0, top > 0, left + width <= 1200, top + height <= 800]).toEqual([true, true, true, true]);
  const radius = Number(readXml(svg).querySelector('g circle')?.getAttribute('r'));
  const spots = spotsIn(svg);
  for (const [index, one] of spots.entries())
    for (const other of spots.slice(index + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(1.9 * radius);
  // A place that has room keeps its number.
  expect(spots[3]).toEqual({ x: 900, y: 600 });
});

it('leaves spots alone that have room', () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 30, y: 0 },
  ];
  expect(spread(spots, 30)).toEqual(spots);
});
