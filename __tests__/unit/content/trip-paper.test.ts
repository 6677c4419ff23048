import decodeQR from 'qr/decode.js';
import { qrCode } from '../../../src/content/trip/qr';
import { sketchOf, spans } from '../../../src/content/trip/sketch';

describe('the code on paper', () => {
  it.each([300, 2600])('a code that gives a link of %d signs back', (length) => {
    const link = `https://www.example.org/fr/mon-voyage/#1.20270614.${'k3v9x'.repeat(600)}`.slice(0, length);
    const { size, path } = qrCode(link);
    expect(decodeQR(drawn(size, path))).toBe(link);
  });

  it('no code for more than one holds', () => {
    expect(() => qrCode('x'.repeat(3000))).toThrow();
  });
});

/** The picture of a path of rectangles, four pixels a module. */
function drawn(modules: number, path: string) {
  const [scale, size] = [4, modules * 4];
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [, x = '', y = '', width = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row++)
      for (let column = Number(x) * scale; column < (Number(x) + Number(width)) * scale; column++)
        data.fill(0, (row * size + column) * 4, (row * size + column) * 4 + 3);
  return { width: size, height: size, data };
}

describe('the drawing of a trip', () => {
  const stop = (longitude: number, latitude: number, number: number) => ({
    at: [longitude, latitude] as const,
    number,
  });

  it('shows every stop within its view, and days side by side under one mark', () => {
    const stops = [
      stop(-149.6, -17.55, 1),
      stop(-149.61, -17.54, 2),
      stop(-151, -16.7, 3),
      stop(-149.6, -17.55, 10),
    ];
    const sketch = sketchOf('polynesie', stops);
    expect(sketch?.marks.map(({ label }) => label)).toEqual(['1–2, 10', '3']);
    for (const { x, y } of sketch?.marks ?? []) {
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(Math.max(x, y)).toBeLessThan(100);
    }
    expect(sketch?.way.split(' ')).toHaveLength(4);
  });

  it('tells what lies beyond the map, and is none when everything does', () => {
    expect(sketchOf('polynesie', [stop(-149.6, -17.55, 1), stop(-145.6, -16, 2)])?.outside).toBe(1);
    expect(sketchOf('polynesie', [stop(-20, 64, 1)])).toBeUndefined();
  });

  it('spans of numbers are short', () => {
    expect(spans([4, 1, 2, 3, 3, 7])).toBe('1–4, 7');
  });
});
