import { closeAlongFrame, joinLines, signedArea } from '../../../tools/base-map/rings';
import { simplify } from '../../../tools/base-map/simplify';
import type { Line } from '../../../tools/base-map/types';

const FRAME = { west: 0, south: 0, east: 10, north: 10 };

describe('shores that are cut into pieces', () => {
  it('are joined where they meet', () => {
    const pieces: Line[] = [
      [
        [1, 1],
        [2, 1],
      ],
      [
        [2, 2],
        [1, 2],
        [1, 1],
      ],
      [
        [2, 1],
        [2, 2],
      ],
    ];
    const { closed, open } = joinLines(pieces);
    expect(open).toEqual([]);
    expect(closed).toHaveLength(1);
    expect(Math.abs(signedArea(closed[0] ?? []))).toBe(1);
  });

  it.each([
    // Land lies to the left of the way.
    [
      'a shore from the south to the north',
      [
        [
          [5, 0],
          [5, 10],
        ],
      ],
      50,
    ],
    [
      'the other way round',
      [
        [
          [5, 10],
          [5, 0],
        ],
      ],
      50,
    ],
    [
      'two shores with a strait between them',
      [
        [
          [3, 0],
          [3, 10],
        ],
        [
          [6, 10],
          [6, 0],
        ],
      ],
      70,
    ],
    [
      'a headland in the west',
      [
        [
          [0, 4],
          [2, 5],
          [0, 6],
        ],
      ],
      2,
    ],
    [
      'a bay in the west',
      [
        [
          [0, 6],
          [2, 5],
          [0, 4],
        ],
      ],
      98,
    ],
  ] as [string, Line[], number][])('are closed along the frame: %s', (_, chains, area) => {
    const rings = closeAlongFrame(chains, FRAME);
    expect(rings.reduce((sum, ring) => sum + signedArea(ring), 0)).toBeCloseTo(area);
  });
});

describe('simplifying', () => {
  it('leaves out what lies on the way, and keeps what does not', () => {
    const line: Line = [
      [0, 0],
      [0.5, 0.00001],
      [1, 0],
      [1, 1],
    ];
    expect(simplify(line, 100)).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
  });

  it('keeps a motu as a triangle', () => {
    const motu: Line = [
      [0, 0],
      [0.0001, 0],
      [0.0001, 0.0001],
      [0, 0.0001],
      [0, 0],
    ];
    const kept = simplify(motu, 500);
    expect(kept).toHaveLength(4);
    expect(kept[0]).toEqual(kept[3]);
  });
});
