import { gull } from '../kit/creatures';
import { clipped, glow, haze, sky, spray } from '../kit/effects';
import { smooth, type Point } from '../kit/geometry';
import { froth, points, stops } from '../kit/isles';
import { surfer } from '../kit/isles-wave';
import { cumulus, grove, massif } from '../kit/lagoon';
import { gradient, radial, vertical, type Paper } from '../kit/paper';
import { bush } from '../kit/posters';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, stroke, type Markup } from '../kit/svg';
import { ripples } from '../kit/water';

const SEA = 760;

/** The wave from the channel: its back and shoulder on the right, its lip coming over to the left. */
const WAVE =
  'M2460 700C2240 640 2000 560 1740 520C1480 484 1200 500 1010 580C860 644 770 760 742 900C726 990 734 1060 760 1120L700 1200L2460 1200z';
/** The hollow under the lip. */
const TUBE =
  'M930 1130C880 1020 880 880 950 780C1030 670 1180 620 1330 650C1480 680 1570 790 1580 920C1588 1040 1500 1120 1360 1140C1220 1158 1040 1160 930 1130z';

const hollow = (paper: Paper): Markup =>
  clipped(
    paper,
    TUBE,
    shape(
      TUBE,
      radial(
        paper,
        [1120, 1040],
        560,
        stops('0 #eafbd4, 0.16 #9fe8c4, 0.4 #2a9aa0, 0.75 #0b5a70, 1 #06384e'),
      ),
    ),
    ...times(9, (i) => {
      const s = 1 - i * 0.09;
      return group(
        {
          transform: `translate(${String(Math.round(1120 * (1 - s)))} ${String(Math.round(1040 * (1 - s)))}) scale(${s.toFixed(2)})`,
        },
        stroke(
          'M930 1130C880 1020 880 880 950 780C1030 670 1180 620 1330 650C1480 680 1570 790 1580 920',
          i % 2 === 0 ? '#04303f' : '#8fe4d0',
          20,
          { opacity: i % 2 === 0 ? 0.3 : 0.28 },
        ),
      );
    }),
    spray(paper, TUBE, '#032432', [1400, 660], [1220, 900], 0.7),
  );

/** An open boat with people in it, seen from the side; the waterline is 0, 640 long. */
const boat = (): Markup =>
  group(
    {},
    ...(
      [
        [-150, '#f5b841', '#2a1420'],
        [-50, '#fff6e6', '#20121c'],
        [60, '#2f7d4f', '#2a1420'],
        [150, '#cf2f50', '#20121c'],
      ] as const
    ).map(([x, shirt, hair], i) =>
      group(
        { transform: `translate(${String(x)} ${String(-46 - (i % 2) * 10)})` },
        shape('M-34 0C-44-60-30-104 0-108C30-104 44-60 34 0z', shirt),
        shape('M8-108C30-104 44-60 34 0H14C26-40 22-86 8-108z', '#1a1426', { opacity: 0.28 }),
        disc(0, -134, 27, '#8a5236'),
        shape('M-28-136C-32-172 32-172 28-136C12-148-12-148-28-136z', hair),
        i === 1 ? stroke('M20-92L64-140', '#8a5236', 15) + shape('M50-160H96V-128H50z', '#16202b') : '',
      ),
    ),
    shape(
      'M-330-70C-200-50 140-46 250-60L340-110C330-50 290 0 240 22H-250C-300 10-330-30-330-70z',
      '#fffaf0',
    ),
    shape('M-330-70C-200-50 140-46 250-60L340-110C336-84 326-60 312-40C120-10-180-14-322-40z', '#0b7f8b'),
    shape('M-250 22H240C270 12 296-8 312-34C120 0-160 0-318-34C-300-4-280 14-250 22z', '#c9c4bc'),
    shape('M-352-110H-322V-10H-352zM-360-120H-310V-86H-360z', '#2a2f3a'),
  );

export const scene: Scene = {
  key: 'polynesia-teahupoo-wave',
  draw: (paper) => {
    const { random } = paper;
    const water = `M-60 ${String(SEA)}H2460V1660H-60z`;
    const streaksOn = times(30, (i): string => {
      const x = 1010 + i * 50;
      const top = 560 + Math.abs(i - 8) * 5;
      return `M${String(x)} ${String(top)}C${String(x - 60)} ${String(top + 180)} ${String(x - 30)} ${String(1000 + (i % 4) * 20)} ${String(x + 160)} ${String(1150 + (i % 3) * 16)}`;
    }).join('');
    const lip: Point[] = points(
      '1740 520 1480 490 1240 506 1040 568 890 650 800 770 752 900 744 1010 766 1110',
    );
    const inner: Point[] = points('950 1120 900 1000 910 870 980 760 1100 680 1250 640 1420 660 1600 600');
    const fall = times(40, (i): string => {
      const t = i / 39;
      const k = Math.min(lip.length - 2, Math.floor(t * (lip.length - 1)));
      const f = t * (lip.length - 1) - k;
      const [a, b] = [lip[k] ?? [0, 0], lip[k + 1] ?? [0, 0]];
      const [x, y] = [a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f];
      return `M${String(Math.round(x))} ${String(Math.round(y))}Q${String(Math.round(x + 40))} ${String(Math.round(y + 60))} ${String(Math.round(x + (1180 - x) * 0.3))} ${String(Math.round(y + (960 - y) * 0.34))}`;
    }).join('');
    return [
      sky(paper, SEA, '#5f8ea8', '#9fc0c4', '#dce8d8', '#f4eed0'),
      glow(paper, [420, 160], 1200, stops('0 #fffbe6 0.95, 0.25 #fff4cc 0.4, 1 #fff4cc 0')),
      cumulus(paper, [1500, 300, 1700, 300], ['#e8ecec', '#b4c2c8', '#8aa0aa'], '#5f7884', -1),
      massif(paper, {
        edges:
          '-60 660 -60 766|160 520 140 766|280 560 300 766|460 380 430 766|560 420 590 766|740 300 720 766|860 350 880 766|1000 260 980 766|1120 330 1150 766|1300 220 1280 766|1420 290 1460 766|1600 200 1580 766|1740 280 1780 766|1900 230 1890 766|2040 320 2080 766|2220 260 2210 766|2500 380 2500 766'.split(
            '|',
          ),
        lit: ['#a9c07a', '#6fa458', '#3f8a4c', '#2f7a48'],
        shade: ['#3f6a64', '#2a5f54', '#1d5448', '#194c42'],
        firstLit: true,
        waver: 12,
      }),
      stroke('M650 400L640 600M1210 340L1220 560M2130 360L2120 520', '#f4fbf8', 7, { opacity: 0.85 }),
      haze(paper, 520, SEA + 10, '#eef2e0', 0.45),
      cumulus(paper, [820, 400, 620, 90], ['#ffffff', '#f0f4f0', '#d0dcdc'], '#a4b8bc', -1),
      cumulus(paper, [1960, 330, 800, 120], ['#f4f6f4', '#d4dee0'], '#9ab0b8', -1),
      grove(
        random,
        [
          [80, 768, 90],
          [170, 770, 110],
          [270, 768, 84],
          [380, 770, 104],
          [500, 768, 90],
        ],
        ['#4a4034', '#1f5a40', '#5a9a4a'],
      ),
      shape(bush(random, -60, 2460, 770, 60, 800), '#1d5a44'),
      shape(water, vertical(paper, SEA, 1620, '#7fd4cc', '#2f9fb0', '#0f6f94', '#0a4f7c', '#083a62')),
      shape(ripples(random, 800, 1180, 40), '#eafff6', { opacity: 0.35 }),
      clipped(
        paper,
        WAVE,
        shape(
          WAVE,
          gradient(
            paper,
            [1400, 500],
            [1500, 1200],
            stops('0 #bff0dc, 0.18 #4fc4bc, 0.5 #12849a, 0.85 #0a5a7c, 1 #084a6c'),
          ),
        ),
        stroke(streaksOn, '#d4fbee', 9, { opacity: 0.3 }),
        stroke(streaksOn, '#05405c', 12, { opacity: 0.22, transform: 'translate(24 0)' }),
        spray(paper, WAVE, '#052f4c', [2460, 1200], [1800, 700], 0.6),
      ),
      hollow(paper),
      placed(1330, 1060, [-0.42, 0.42], surfer()),
      stroke('M1400 1086C1500 1080 1600 1050 1680 1000', '#ffffff', 10, { opacity: 0.7 }),
      shape(
        `${smooth(lip)}L950 1120${smooth(inner).replace('M', 'L')}z`,
        gradient(paper, [1000, 520], [1000, 1100], stops('0 #eafff4, 0.4 #8fe0d0, 1 #e6fff6')),
        { opacity: 0.82 },
      ),
      stroke(fall, '#ffffff', 10, { opacity: 0.75 }),
      stroke(smooth(lip), '#ffffff', 26),
      shape(
        froth(
          random,
          [
            [420, 1240],
            [470, 1130],
            [600, 1040],
            [740, 980],
            [880, 1040],
            [960, 1110],
            [1000, 1170],
            [760, 1250],
          ],
          80,
        ),
        '#ffffff',
      ),
      shape(
        froth(
          random,
          [
            [540, 1240],
            [620, 1150],
            [760, 1100],
            [880, 1140],
            [1000, 1180],
            [800, 1250],
          ],
          60,
        ),
        '#c4e4e4',
        { opacity: 0.75 },
      ),
      ...times(46, () =>
        disc(
          between(random, 520, 1500),
          between(random, 380, 640) + between(random, 0, 60),
          between(random, 3, 11),
          '#ffffff',
          { opacity: 0.85 },
        ),
      ),
      shape(
        smooth(points('-60 1210 400 1190 900 1200 1500 1176 2000 1190 2460 1170 2460 1700 -60 1700'), true),
        vertical(paper, 1180, 1620, '#1f8fa8', '#0d5f88', '#083f66'),
      ),
      stroke('M-60 1210C400 1184 900 1206 1500 1178S2200 1190 2460 1170', '#e6fff6', 14, { opacity: 0.6 }),
      shape(ripples(random, 1230, 1640, 60), '#bfe8e8', { opacity: 0.35 }),
      shape('M1500 1500Q1900 1466 2280 1500Q1900 1540 1500 1500z', '#052f4c', { opacity: 0.5 }),
      group({ transform: 'translate(1880 1478) rotate(-3) scale(1.08)' }, boat()),
      gull(420, 420, 70, '#ffffff', -8),
      gull(520, 470, 50, '#ffffff', 8),
    ];
  },
};
