import { gull } from '../kit/creatures';
import { clipped, glow, haze, sky, spray } from '../kit/effects';
import { ground, smooth, type Point } from '../kit/geometry';
import { palm, points, smoothShape, stops } from '../kit/isles';
import { canoe } from '../kit/isles-built';
import { cumulus, massif } from '../kit/lagoon';
import { gradient, vertical } from '../kit/paper';
import { stones } from '../kit/plants';
import { bush, crest, streaks } from '../kit/posters';
import { paddler } from '../kit/posters-polynesia-beach';
import { times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, stroke, type Markup } from '../kit/svg';
import { glitter, ripples } from '../kit/water';

const SEA = 930;
const PALM = { bark: '#5a4034', barkLit: '#c79a68', leaf: '#1c5a44', leafLit: '#4f9a4c' };

/** The square white tower with its string courses, foot at 0, 760 high; the light on the right. */
const tower = (): Markup =>
  group(
    {},
    shape('M-120 0L-84-620H84L120 0z', '#fffaf0'),
    shape('M-120 0L-84-620H-20L-36 0z', '#b9c6cc'),
    ...times(6, (i) => {
      const y = -90 - i * 92;
      const half = 116 - i * 5.4;
      return shape(
        `M${String(-half)} ${String(y)}H${String(half)}v-12H${String(-half)}z`,
        i % 2 === 0 ? '#e6dccb' : '#efe6d6',
      );
    }),
    ...times(5, (i) => shape(`M8 ${String(-130 - i * 96)}h30v-44q-15-22-30 0z`, '#3f5f70')),
    shape('M-30 0V-70Q0-104 30-70V0z', '#7a3a34'),
    shape('M-108-620H108V-644H-108z', '#f4ecdd'),
    shape('M-108-620H-20V-644H-108z', '#9fb0b8'),
    stroke('M-100-646V-690M-60-646V-690M60-646V-690M100-646V-690M-104-690H104', '#3f5560', 7),
    shape('M-54-646H54V-716H-54z', '#bfe4e6'),
    disc(4, -680, 22, '#fff3bc'),
    stroke('M-54-646V-716M-18-646V-716M18-646V-716M54-646V-716', '#3f5560', 6),
    shape('M-68-714H68L40-752Q0-778-40-752z', '#e85d3a'),
    shape('M-68-714H-20L-14-764Q-30-760-40-752z', '#a53a2a'),
    stroke('M0-768V-812', '#3f5560', 6),
  );

export const scene: Scene = {
  key: 'polynesia-tahiti-point-venus',
  draw: (paper) => {
    const { random } = paper;
    const sand = smoothShape(
      '-200 1120 160 1090 520 1096 900 1120 1300 1180 1700 1290 2050 1430 2300 1600 2420 1760 -200 1760',
    );
    const shore: Point[] = points(
      '-80 1128 200 1100 560 1104 940 1130 1330 1192 1720 1302 2060 1440 2320 1610 2700 1960',
    );
    const foam = (away: number): string =>
      smooth(shore.map(([x, y], i): Point => [x + away * 0.8, y - away * (0.5 + i * 0.08)]));
    const pebbles = stones(random, [60, 1900], [1230, 1620], 70, 13);
    const grove = crest(
      random,
      '-60 1010 120 980 300 1000 470 985 640 1010 820 1040 960 1090 1080 1130',
      0.16,
    );
    return [
      sky(paper, SEA, '#3a8fbc', '#8ecad2', '#dcebd4', '#ffe9bc'),
      glow(paper, [2360, 520], 1500, stops('0 #fff4cc 0.95, 0.3 #ffe2a4 0.45, 1 #ffe2a4 0')),
      streaks(random, '420 230 1100 30 1500 150 900 22 2060 300 700 24', '#fff8ea', 0.75),
      cumulus(paper, [900, 560, 900, 180], ['#ffffff', '#fff4de', '#d6e2dc'], '#86b4c0'),
      massif(paper, {
        edges:
          '560 860 560 950|760 700 740 950|900 730 910 950|1060 520 1010 760 1000 950|1150 560 1180 760 1190 950|1290 330 1250 640 1260 950|1390 400 1430 640 1450 950|1520 250 1500 600 1530 950|1640 370 1690 640 1720 950|1740 330 1790 620 1830 950|1880 480 1930 740 1960 950|2020 420 2080 700 2120 950|2170 560 2230 780 2250 950|2330 500 2400 740 2460 950|2560 640 2560 950'.split(
            '|',
          ),
        lit: ['#d3d88a', '#9cbf5c', '#5fa04c', '#3f8a48'],
        shade: ['#5f8a86', '#34705f', '#225e4c', '#1d5544'],
        firstLit: false,
        waver: 12,
      }),
      haze(paper, 640, SEA + 30, '#fff2d0', 0.5),
      cumulus(paper, [1600, 520, 760, 110], ['#ffffff', '#fff6e2', '#e4ead8'], '#a4c4c0'),
      cumulus(paper, [2160, 640, 620, 90], ['#fff8e8', '#fff0d4'], '#c8d0b8'),
      shape(
        bush(random, 760, 2460, 950, 86, 1010),
        vertical(paper, 880, 1000, '#4f9a50', '#1f6446', '#174f3e'),
      ),
      shape(
        'M-60 960H2460V1660H-60z',
        vertical(paper, 960, 1500, '#4fb8b4', '#1f8ea0', '#0d6a88', '#0a5474'),
      ),
      shape('M-60 960H2460V1000H-60z', '#bff0dc', { opacity: 0.45 }),
      shape(ripples(random, 980, 1560, 90), '#eafff6', { opacity: 0.35 }),
      shape(glitter(random, { x: 2140, top: 970, bottom: 1480, spread: [150, 380], count: 90 }), '#fff6d2', {
        opacity: 0.75,
      }),
      stroke(foam(100), '#d8fbee', 22, { opacity: 0.35 }),
      stroke(foam(48), '#f2fff8', 34, { opacity: 0.75 }),
      shape(sand, gradient(paper, [2200, 1200], [200, 1600], stops('0 #6a6468, 0.35 #3b3a44, 1 #1c2029'))),
      clipped(
        paper,
        sand,
        stroke(foam(-34), '#8a7f86', 70, { opacity: 0.4 }),
        spray(paper, sand, '#0c1018', [-60, 1640], [900, 1180], 0.8),
        shape(pebbles, '#8a8288', { opacity: 0.45 }),
      ),
      stroke(foam(6), '#ffffff', 24),
      shape(ground(grove, 1130), vertical(paper, 970, 1120, '#3f8a4c', '#1f6044', '#174838')),
      palm(random, points('130 1100 120 900 150 720 200 560'), 250, PALM),
      palm(random, points('760 1110 790 960 800 820 780 700'), 210, PALM),
      placed(480, 1096, 1, tower()),
      shape('M500 1096C640 1090 760 1110 860 1140C720 1136 560 1120 480 1106z', '#0c141c', { opacity: 0.5 }),
      palm(random, points('330 1120 300 980 290 860 310 760'), 180, PALM),
      placed(640, 1400, 0.86, canoe(paper)),
      placed(1330, 1370, 0.86, paddler()),
      gull(1240, 690, 74, '#fffdf4', -8),
      gull(1330, 740, 52, '#fffdf4', 10),
      gull(760, 420, 60, '#fffdf4', 4),
    ];
  },
};
