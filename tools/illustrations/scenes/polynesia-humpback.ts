import { clipped, glow, sky, spray } from '../kit/effects';
import { ground, smooth } from '../kit/geometry';
import { points, smoothShape, stops } from '../kit/isles';
import { antler } from '../kit/isles-sea-life';
import { cumulus, massif, shafts } from '../kit/lagoon';
import { gradient, vertical, type Paper } from '../kit/paper';
import { crest } from '../kit/posters';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, shape, stroke, type Markup } from '../kit/svg';
import { ripples } from '../kit/water';

/** The sea's edge against the glass, left to right. */
const EDGE = '-60 470 200 438 480 452 760 486 1060 470 1380 430 1700 440 2000 476 2240 462 2460 436';

const BODY =
  'M668-58C640-106 560-138 470-150C360-166 260-196 120-206C0-212-90-206-160-186C-190-196-216-216-244-210C-240-186-254-170-280-154C-400-118-520-74-640-44C-690-58-760-112-850-128C-850-100-800-60-742-26C-790 4-812 44-812 84C-750 60-690 24-640 0C-540 14-430 52-330 90C-200 138-60 166 90 172C250 178 400 160 520 112C600 80 650 34 672-10C680-28 678-42 668-58z';
const BELLY =
  'M668-40C620 8 540 26 440 24C380 22 340 6 310-14C290 30 240 60 160 72C20 92-160 84-330 90C-200 138-60 166 90 172C250 178 400 160 520 112C600 80 650 34 672-10z';
const FIN =
  'M300 60C250 96 214 170 190 250C172 320 140 400 96 470C70 512 40 544 44 562C52 582 92 566 124 540C150 528 150 512 176 490C204 476 206 456 230 430C256 412 256 388 280 360C304 340 302 312 326 280C352 250 372 180 380 130C384 84 346 44 300 60z';

/** A humpback swimming to the right, some 1,500 long around 0; light from above. */
const humpback = (paper: Paper, turn: number): Markup => {
  const pleats = times(11, (i): string => {
    const k = i / 10;
    return `M${(650 - k * 190).toFixed(0)} ${(-12 + k * 120).toFixed(0)}C${(480 - k * 90).toFixed(0)} ${(52 + k * 88).toFixed(0)} ${(260 - k * 40).toFixed(0)} ${(80 + k * 84).toFixed(0)} ${(-60 - k * 70).toFixed(0)} ${(96 + k * 48).toFixed(0)}`;
  }).join('');
  const knobs = points(
    '640 -82 600 -104 556 -120 508 -128 600 -70 548 -92 490 -104 430 -124 620 -6 560 30 500 44',
  );
  return group(
    {},
    group(
      { transform: `rotate(${String(turn - 34)} 330 60) translate(60 -6) scale(0.86)` },
      shape(FIN, '#12395c'),
      spray(paper, FIN, '#3f86a8', [330, 60], [160, 420], 0.5),
    ),
    clipped(
      paper,
      BODY,
      shape(BODY, vertical(paper, -210, 170, '#6fb0c4', '#2f6288', '#153a60', '#0d2748')),
      clipped(
        paper,
        BELLY,
        shape(
          BELLY,
          gradient(paper, [500, 0], [-300, 140], stops('0 #e9f6f0, 0.4 #b4d8de, 0.8 #5f97b4, 1 #1c4a70')),
        ),
        stroke(pleats, '#2a5f86', 9, { opacity: 0.75 }),
        stroke(pleats, '#ffffff', 4, { opacity: 0.6, transform: 'translate(2 -8)' }),
      ),
      spray(paper, BODY, '#07203f', [0, 190], [60, 40], 0.8),
      spray(paper, BODY, '#d4f4ea', [200, -214], [180, -110], 0.8),
      stroke('M672-36C620 8 540 26 440 24C380 22 340 6 310-14', '#0a2040', 10),
      stroke('M-30-150l90 20M-120-120l70 26M40-90l60 22M-260-100l60 14', '#b4dbe0', 5, { opacity: 0.5 }),
    ),
    ...knobs.map(([x, y], i) => disc(x, y, 11 - (i % 3), '#0e2c50') + disc(x - 1, y - 4, 6, '#9fd0d4')),
    shape('M300-44C312-58 334-58 342-44C330-36 312-36 300-44z', '#06122a'),
    disc(326, -50, 5, '#e9fff6'),
    stroke('M288-58C304-76 340-76 354-58', '#8fc0cc', 5, { opacity: 0.8 }),
    group(
      { transform: `rotate(${String(turn)} 330 70)` },
      clipped(
        paper,
        FIN,
        shape(
          FIN,
          gradient(paper, [330, 60], [80, 540], stops('0 #1f4a72, 0.3 #6fa4bc, 0.6 #d4ecec, 1 #f4fffa')),
        ),
        spray(paper, FIN, '#1c4a74', [390, 200], [210, 300], 0.75),
      ),
    ),
  );
};

const diver = group(
  {},
  shape('M-70-6C-20-24 40-22 78-8C92-2 92 8 78 12C30 20-30 18-70 8z', '#0d2b4a'),
  disc(98, 2, 19, '#0d2b4a'),
  shape('M100-16L122-10L118 12L102 10z', '#f5b841'),
  stroke('M-64 0L-150 16L-206 4M-64 4L-140 40L-190 58', '#0d2b4a', 17),
  shape('M-200-10L-292-22L-284 12L-204 16zM-184 48L-262 84L-240 108L-178 72z', '#e85d3a'),
  stroke('M66 4L110 54L168 74', '#0d2b4a', 14),
  stroke('M96-14L92-62', '#f5b841', 7),
);

export const scene: Scene = {
  key: 'polynesia-humpback',
  draw: (paper) => {
    const { random } = paper;
    const edge = smooth(points(EDGE));
    const sea = `${edge}V1660H-60z`;
    const reef = (text: string, a: string, b: string): Markup =>
      shape(ground(crest(random, text, 0.3, 24), 1700), vertical(paper, 1200, 1640, a, b));
    const bubbles = times(24, () =>
      disc(between(random, 1930, 2040), between(random, 560, 760), between(random, 4, 13), '#eafff6', {
        opacity: 0.6,
      }),
    );
    const fish = times(34, (): string => {
      const [x, y, s] = [
        300 + (random() + random() - 1) * 260,
        1210 + (random() + random() - 1) * 110,
        between(random, 14, 26),
      ];
      return `M${(x - s).toFixed(0)} ${y.toFixed(0)}l${(-s * 0.7).toFixed(0)} ${(-s * 0.4).toFixed(0)}v${(s * 0.8).toFixed(0)}zq${s.toFixed(0)} ${(-s * 0.7).toFixed(0)} ${(s * 2).toFixed(0)} 0q${(-s).toFixed(0)} ${(s * 0.7).toFixed(0)} ${(-s * 2).toFixed(0)} 0z`;
    }).join('');
    return [
      sky(paper, 470, '#3f9fc8', '#a9dcdc', '#fdf3d0', '#ffe0a4'),
      glow(paper, [1540, 150], 1000, stops('0 #fffdf0 1, 0.14 #fff6cf 0.7, 1 #fff0c0 0')),
      cumulus(paper, [2080, 300, 560, 110], ['#ffffff', '#fff6e2', '#d8e9e2'], '#8fbccb', -1),
      massif(paper, {
        edges:
          '-60 330 -60 500|90 250 70 500|180 300 190 500|290 170 280 500|370 250 380 500|450 120 440 500|540 250 560 500|640 200 660 500|740 330 760 500|860 300 880 500|1000 420 1010 500|1120 460 1120 500'.split(
            '|',
          ),
        lit: ['#8fb85c', '#6aa04e', '#4f8f52'],
        shade: ['#2f6f5a', '#2a6a5a', '#1f5f58'],
        firstLit: false,
        waver: 6,
      }),
      shape('M-60 452Q500 430 1160 466V500H-60z', '#fdf0c4'),
      group(
        { transform: 'translate(1990 452) scale(0.8)' },
        shape('M-170-30C-60-18 60-18 190-48L160 30H-140z', '#fffaf0'),
        shape('M-170-30C-60-18 60-18 190-48L184-34C60-4-60-4-162-14z', '#e85d3a'),
        stroke('M-90-30V-120M70-30V-120', '#46525c', 8),
        shape('M-120-132H100L112-116H-130z', '#f5b841'),
        ...[-60, -10, 36].map(
          (x, i) =>
            disc(x, -74, 14, '#5a3626') +
            shape(
              `M${String(x - 18)}-24L${String(x - 14)}-60H${String(x + 14)}L${String(x + 18)}-24z`,
              ['#0b7f8b', '#e85d3a', '#2f7d4f'][i] ?? '#0b7f8b',
            ),
        ),
      ),
      shape(sea, vertical(paper, 430, 1600, '#a4ecd8', '#45c0c4', '#1487a8', '#0a5684', '#082f5a')),
      clipped(
        paper,
        sea,
        glow(paper, [1480, 430], 1100, stops('0 #f4ffe8 0.95, 0.25 #b4f4e0 0.5, 1 #6fe0d8 0')),
        shape(shafts(random, [1500, 180], 2600, [-0.85, 0.7], 13), '#eafff0', { opacity: 0.16 }),
        shape(ripples(random, 480, 640, 36), '#f4fff8', { opacity: 0.5 }),
      ),
      reef(
        '-60 1360 160 1300 380 1390 620 1420 900 1500 1200 1520 1560 1480 1860 1500 2140 1380 2300 1400 2460 1300',
        '#136a92',
        '#0a4270',
      ),
      group({ transform: 'translate(1150 960) rotate(-9) scale(0.95)' }, humpback(paper, 6)),
      group({ transform: 'translate(720 690) rotate(-19) scale(0.4)' }, humpback(paper, 30)),
      group({ transform: 'translate(2080 800) rotate(8) scale(-1.1 1.1)' }, diver),
      ...bubbles,
      shape(fish, '#ffd98a', { opacity: 0.9 }),
      shape(antler(random, [170, 1520], 330), '#e85d3a'),
      shape(antler(random, [184, 1524], 250, 0.2), '#ff9a6c'),
      shape(antler(random, [2270, 1560], 300, -0.1), '#c9457a'),
      shape(antler(random, [2090, 1580], 190, 0.15), '#f5b841'),
      reef('-60 1420 120 1380 300 1460 520 1500 700 1590 900 1660', '#0d3f68', '#061c3a'),
      reef('1500 1660 1720 1580 1900 1560 2080 1470 2260 1480 2460 1390', '#0d3f68', '#061c3a'),
      shape(smoothShape('-60 1560 200 1540 420 1600 560 1680 -60 1680'), '#041630'),
      shape(smoothShape('1800 1680 2000 1620 2220 1590 2460 1560 2460 1680'), '#041630'),
      stroke(edge, '#f4fff6', 12, { opacity: 0.95 }),
      stroke(edge, '#2f9fb0', 8, { opacity: 0.6, transform: 'translate(0 16)' }),
      stroke(edge, '#d8fff0', 5, { opacity: 0.6, transform: 'translate(0 30)' }),
    ];
  },
};
