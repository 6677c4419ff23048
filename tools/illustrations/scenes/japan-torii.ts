import { blur, clipped, glow, haze, shared, sky, spray } from '../kit/effects';
import { ground, smooth, type Point } from '../kit/geometry';
import { points, ribbon, smoothShape, stops } from '../kit/isles';
import { gradient, vertical, type Paper } from '../kit/paper';
import { stones } from '../kit/plants';
import { crest, streaks } from '../kit/posters';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, short, stroke, type Markup } from '../kit/svg';
import { glint, glitter, reflected, ripples } from '../kit/water';

const SEA = 960;
const SUN: Point = [1830, 720];

/** The great gate standing in the sea, the water at 0, 800 high and 1,180 wide; the light from the right. */
const torii = (paper: Paper): Markup => {
  const post = (x: number, wide: number, top: number, lean: number): Markup => {
    const d = `M${short(x - wide * 0.56)} 20C${short(x - wide * 0.5)}-200 ${short(x - wide * 0.42 + lean)} ${short(top * 0.6)} ${short(x - wide * 0.4 + lean)} ${short(top)}H${short(x + wide * 0.4 + lean)}C${short(x + wide * 0.42 + lean)} ${short(top * 0.6)} ${short(x + wide * 0.5)}-200 ${short(x + wide * 0.56)} 20z`;
    return group(
      {},
      clipped(
        paper,
        d,
        shape(
          d,
          gradient(
            paper,
            [x - wide / 2, 0],
            [x + wide / 2, 0],
            stops('0 #7c1f2a, 0.4 #c4372c, 0.75 #ee6a3c, 1 #ffb46c'),
          ),
        ),
        shape(`M${short(x - wide)}-74H${short(x + wide)}V30H${short(x - wide)}z`, '#2f2434', {
          opacity: 0.75,
        }),
        spray(paper, d, '#3a1c30', [x, 20], [x, -180], 0.8),
      ),
    );
  };
  const beam = 'M-470-500H470V-440H-470z';
  const lintel = 'M-560-650C-300-618 300-618 560-650L546-560C300-540-300-540-546-560z';
  const roof = 'M-640-744C-340-690 340-690 640-744L604-640C320-606-320-606-604-640z';
  return group(
    {},
    ...[-390, 390].map((x) => post(x, 44, -330, x > 0 ? -14 : 14)),
    shape(
      'M-420-300H420V-270H-420z',
      gradient(paper, [-420, 0], [420, 0], stops('0 #7c1f2a, 0.6 #b4342c, 1 #e8643c')),
    ),
    ...[-208, 208].map((x) => post(x, 38, -300, x > 0 ? 10 : -10)),
    post(-300, 104, -570, 34),
    post(300, 104, -570, -34),
    shape(beam, gradient(paper, [-470, 0], [470, 0], stops('0 #8a2430, 0.5 #d4452e, 1 #ff9a5c'))),
    shape('M-470-456H470V-440H-470z', '#6a1a2c', { opacity: 0.7 }),
    shape('M-330-510H-240V-430H-330zM240-510H330V-430H240z', '#a82c2e'),
    shape('M-42-560H42V-500H-42z', '#c4372c'),
    shape('M-58-640H58L48-506H-48z', '#2b2230'),
    shape('M-46-630H46L38-516H-38z', '#e8b44c'),
    stroke('M-14-610V-536M14-610V-536M-24-590H24M-22-556H22', '#2b2230', 6),
    shape(lintel, gradient(paper, [-560, 0], [560, 0], stops('0 #8a2430, 0.5 #d4452e, 1 #ffa05c'))),
    shape('M-552-590C-300-566 300-566 552-590L546-560C300-540-300-540-546-560z', '#7c1f2a', {
      opacity: 0.75,
    }),
    shape(roof, gradient(paper, [-640, 0], [640, 0], stops('0 #2b2434, 0.55 #4a3a44, 1 #8a6a5c'))),
    shape('M-640-744C-340-690 340-690 640-744L632-720C340-670-340-670-632-720z', '#ffd9a0', {
      opacity: 0.85,
    }),
    stroke('M-604-640C-320-606 320-606 604-640', '#e8643c', 9),
  );
};

const deer = group(
  {},
  shape(
    'M-120-170L-132 0H-112L-92-130zM-70-150L-66 0H-46L-44-140zM60-150L64 0H84L86-150zM100-160L122 0H142L126-170z',
    '#5a3428',
  ),
  shape(
    'M-150-210C-120-260-40-262 20-254C80-256 130-240 146-200C152-150 110-120 40-124C-20-120-90-116-128-140C-150-156-158-180-150-210z',
    '#b4693c',
  ),
  shape(
    'M146-200C152-150 110-120 40-124C-20-120-90-116-128-140C-60-144 60-150 90-190C110-214 130-226 146-200z',
    '#e8a468',
  ),
  shape('M150-210C168-200 166-170 150-160z', '#fff3dc'),
  shape('M-150-200C-176-250-190-300-186-330L-140-340C-126-300-110-260-84-244z', '#b4693c'),
  shape(
    'M-140-352C-150-376-190-384-214-366C-246-352-266-336-272-322C-268-308-246-306-226-308C-196-306-160-316-140-330z',
    '#b4693c',
  ),
  shape('M-150-360C-130-380-104-382-92-372C-104-352-126-344-144-344z', '#8f4f30'),
  disc(-208, -346, 6, '#1c1420'),
  disc(-270, -324, 7, '#2b1a1c'),
  ...points('-90 -226 -50 -232 -10 -226 30 -234 70 -222 -70 -204 -20 -206 40 -208').map(([x, y]) =>
    disc(x, y, 7, '#ffe9c4'),
  ),
  stroke(
    'M-160-366C-170-410-150-440-166-470M-164-410L-196-430M-136-366C-130-410-104-430-110-468M-128-410L-96-428',
    '#6b4630',
    9,
  ),
);

export const scene: Scene = {
  key: 'japan-torii',
  draw: (paper) => {
    const { random } = paper;
    const soft = blur(paper, 14);
    const water = `M-60 ${String(SEA)}H2460V1660H-60z`;
    const gate = shared(paper, placed(1170, 1090, 0.86, torii(paper)));
    const hills = (text: string, top: string, foot: string): Markup => {
      const ridge = crest(random, text, 0.18, 22);
      return shape(
        ground(ridge, SEA + 4),
        vertical(paper, Math.min(...ridge.map((p) => p[1])), SEA, top, foot),
      );
    };
    const blossom = (x: number, y: number, s: number, turn: number, pale: boolean): Markup =>
      group(
        { transform: `translate(${short(x)} ${short(y)}) rotate(${short(turn)}) scale(${short(s)})` },
        shape(
          times(5, (k) => {
            const a = (k / 5) * Math.PI * 2;
            const p = (r: number, d: number): string =>
              `${short(Math.cos(a + d) * r)} ${short(Math.sin(a + d) * r)}`;
            return `M0 0C${p(18, -0.7)} ${p(30, -0.42)} ${p(27, -0.08)}L${p(23, 0)}L${p(27, 0.08)}C${p(30, 0.42)} ${p(18, 0.7)} 0 0z`;
          }).join(''),
          pale ? '#fff0ee' : '#f8bfc6',
        ),
        disc(0, 0, 5, pale ? '#e8788a' : '#c94a68'),
      );
    const bough = (d: string): Point[] => points(d);
    const boughs: readonly (readonly [string, readonly [number, number, number]])[] = [
      ['-80 60 160 130 380 150 600 230 820 250 980 330', [60, 32, 6]],
      ['300 140 420 250 560 330 640 440', [24, 16, 5]],
      ['-80 300 120 330 260 420 330 540', [44, 24, 6]],
      ['560 216 700 140 860 100 960 40', [22, 14, 5]],
    ];
    const blooms = boughs.flatMap(([d]) => {
      const path = bough(d);
      return times(24, (i) => {
        const at = 0.6 + ((i + random()) / 24) * (path.length - 1.62);
        const k = Math.min(path.length - 2, Math.floor(at));
        const [a, b] = [path[k] ?? [0, 0], path[k + 1] ?? [0, 0]];
        return blossom(
          a[0] + (b[0] - a[0]) * (at - k) + between(random, -60, 60),
          a[1] + (b[1] - a[1]) * (at - k) + between(random, -54, 60),
          between(random, 0.8, 1.5),
          random() * 72,
          random() > 0.42,
        );
      });
    });
    const petals = times(34, () => {
      const [x, y, r] = [between(random, 200, 2300), between(random, 300, 1400), between(random, 8, 17)];
      return `M${short(x)} ${short(y)}q${short(r)}-${short(r)} ${short(r * 2)} 0q-${short(r)} ${short(r * 0.7)}-${short(r * 2)} 0z`;
    }).join('');
    const beach = crest(random, '1280 1680 1480 1560 1720 1500 1980 1470 2240 1462 2460 1440', 0.08, 24);
    return [
      sky(paper, SEA, '#6aa0b4', '#b4cfc4', '#f6dcc4', '#ffbf94'),
      glow(paper, SUN, 1250, stops('0 #fff6dc 1, 0.14 #ffe4b4 0.8, 0.5 #ffbf94 0.3, 1 #ffbf94 0')),
      streaks(random, '1500 260 1100 40 2050 420 800 30 1100 480 700 22 500 560 800 24', '#fff0e0', 0.7),
      disc(SUN[0], SUN[1], 150, '#fff3dc'),
      hills(
        '-60 760 200 690 420 740 640 660 860 600 1060 680 1240 720 1460 690 1640 760 1860 700 2100 620 2300 690 2460 650',
        '#c9b4bc',
        '#ffd9b8',
      ),
      shape(smoothShape('-60 860 400 820 900 850 1400 830 1900 856 2460 830 2460 900 -60 910'), '#fff0dc', {
        opacity: 0.7,
        filter: soft,
      }),
      hills('-60 660 120 620 300 690 480 760 660 800 820 880 1000 930 1120 964', '#6f8a9c', '#b4b4b4'),
      hills('1400 964 1560 900 1740 840 1900 760 2060 730 2240 640 2460 590', '#7a8c98', '#c4b8b0'),
      shape(smoothShape('-60 900 300 870 700 900 1000 930 700 950 -60 960'), '#fff0dc', {
        opacity: 0.75,
        filter: soft,
      }),
      shape(smoothShape('1500 940 1800 890 2100 900 2460 870 2460 950 1700 964'), '#fff0dc', {
        opacity: 0.7,
        filter: soft,
      }),
      hills('-60 900 100 880 260 910 420 930 620 962', '#46687a', '#7a8f98'),
      hills('1960 964 2120 920 2300 890 2460 860', '#4f6c7a', '#8f9a9c'),
      haze(paper, 820, SEA, '#ffe2c4', 0.4),
      shape(water, vertical(paper, SEA, 1640, '#ffd4b0', '#d9b4b0', '#7fa4b0', '#3f788c', '#1f4f68')),
      shape(
        glitter(random, { x: SUN[0], top: SEA + 4, bottom: 1500, spread: [130, 400], count: 120 }),
        '#fff6e0',
        { opacity: 0.9 },
      ),
      group({ opacity: 0.72 }, reflected(paper, 1098, 560, water, gate)),
      shape(ripples(random, SEA + 10, 1640, 130), '#fff6ea', { opacity: 0.34 }),
      shape(ripples(random, 1140, 1640, 70), '#1f4f68', { opacity: 0.3 }),
      gate,
      shape(
        [
          [-390, 120],
          [-300, 190],
          [-208, 90],
          [208, 90],
          [300, 190],
          [390, 120],
        ]
          .map(([x = 0, w = 0]) => glint(1170 + x * 0.86, 1100, w, 8))
          .join(''),
        '#fff6ea',
        { opacity: 0.9 },
      ),
      placed(
        1980,
        1100,
        0.8,
        shape('M-230-44C-150-10 120-8 250-60C220-6 160 16 80 18H-130C-190 14-220-8-230-44z', '#3f3440'),
        shape('M-230-44C-150-24 120-22 250-60C200-34 120-14 0-14C-120-14-200-24-230-44z', '#a86c4c'),
        shape('M90-30C80-90 96-130 124-134C152-128 164-90 150-36z', '#2f5a78'),
        disc(124, -154, 21, '#5a3a34'),
        shape('M64-156Q124-214 184-156Q124-146 64-156z', '#f0cf8c'),
        stroke('M150-110L230-170M226-176L150 60', '#4a3428', 8),
        shape(glint(0, 26, 520, 16), '#fff6ea', { opacity: 0.6 }),
      ),
      shape(ground(beach, 1700), vertical(paper, 1440, 1640, '#e9cfa4', '#b48f78', '#6a5a64')),
      stroke(smooth(beach.filter((_, i) => i % 3 === 0)), '#fff6ea', 14, { opacity: 0.85 }),
      spray(paper, ground(beach, 1700), '#3f3a50', [1400, 1680], [1900, 1500], 0.7),
      shape(stones(random, [1640, 2440], [1540, 1630], 20, 34), '#5a4a54', { opacity: 0.7 }),
      shape('M1700 1560Q1860 1540 2120 1556Q1900 1590 1560 1590z', '#4a3a48', { opacity: 0.5 }),
      placed(1930, 1562, 1.02, deer),
      shape(stones(random, [-60, 640], [1560, 1660], 12, 120), '#2f4450'),
      ...boughs.map(([d, widths]) => shape(ribbon(bough(d), widths), '#4a3038')),
      ...blooms,
      shape(petals, '#ffdcdc', { opacity: 0.9 }),
    ];
  },
};
