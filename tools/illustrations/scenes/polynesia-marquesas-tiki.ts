import { clipped, glow, haze, shared, sky, spray } from '../kit/effects';
import { smooth, type Point } from '../kit/geometry';
import { points, stops } from '../kit/isles';
import { cumulus, massif, shafts } from '../kit/lagoon';
import { gradient, vertical, type Paper } from '../kit/paper';
import { bush, streaks } from '../kit/posters';
import { rider } from '../kit/posters-west-life';
import { fern } from '../kit/posters-west-sequoia';
import { times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, stroke, type Markup } from '../kit/svg';
import { glitter, reflected, ripples } from '../kit/water';

const SEA = 960;

const STONE =
  'M-250 0C-270-60-268-130-250-190C-300-230-310-330-270-400C-300-470-300-560-262-640C-244-740-150-800 0-806C150-800 244-740 262-640C300-560 300-470 270-400C310-330 300-230 250-190C268-130 270-60 250 0z';

/** A tiki of volcanic stone, hands on its belly, 806 high on 0; the light from the right. */
const tiki = (paper: Paper): Markup => {
  const eye = (x: number): Markup =>
    group(
      { transform: `translate(${String(x)} -600)` },
      disc(0, 0, 92, '#2a2f34'),
      disc(4, -2, 78, '#6f7468'),
      disc(2, 0, 56, '#2f353a'),
      disc(6, -4, 44, '#868a78'),
    );
  return group(
    {},
    shape('M-330 20C-200-30 240-30 420 24C300 60-200 60-330 20z', '#0c1418', { opacity: 0.6 }),
    clipped(
      paper,
      STONE,
      shape(
        STONE,
        gradient(paper, [-280, -300], [290, -420], stops('0 #2a3036, 0.4 #545a56, 0.75 #8f9280, 1 #d8cda4')),
      ),
      shape('M-270-400C-120-440 120-440 270-400L262-372C120-410-120-410-262-372z', '#1f252a', {
        opacity: 0.7,
      }),
      eye(-120),
      eye(120),
      shape('M-44-560C-60-520-70-490-56-478C-30-466 30-466 56-478C70-490 60-520 44-560z', '#8a8d7a'),
      shape('M-44-560C-60-520-70-490-56-478C-40-470-20-468 0-468L-4-560z', '#4a504e'),
      shape('M-190-456C-100-476 100-476 190-456C200-430 150-410 0-408C-150-410-200-430-190-456z', '#1f252a'),
      shape('M-150-450C-80-462 80-462 150-450C140-434 80-428 0-428C-80-428-140-434-150-450z', '#7f8272'),
      stroke('M-258-330C-220-250-150-210-60-224M258-330C220-250 150-210 60-224', '#23292d', 26),
      stroke('M-252-340C-214-262-150-222-64-236M264-340C226-262 156-222 66-236', '#9a9c88', 14, {
        opacity: 0.7,
      }),
      ...[-1, 1].map((s) =>
        group(
          { transform: `scale(${String(s)} 1)` },
          shape('M20-250C60-262 110-256 118-236C120-214 60-206 20-212z', '#7a7e70'),
          stroke('M28-240H112M26-226H114', '#2a3034', 6),
        ),
      ),
      disc(0, -170, 20, '#23292d'),
      stroke('M-250-150C-140-120-60-116 0-120C60-116 140-120 250-150', '#1f252a', 14, { opacity: 0.6 }),
      stroke('M0-110V0', '#1f252a', 20, { opacity: 0.7 }),
      stroke('M-150-40C-110-60-60-60-30-40M150-40C110-60 60-60 30-40', '#1f252a', 9, { opacity: 0.6 }),
      spray(paper, STONE, '#7f9a4a', [-260, -20], [-60, -300], 0.9),
      spray(paper, STONE, '#6f8f4a', [-200, -800], [40, -620], 0.7),
      spray(paper, STONE, '#14191e', [-290, -420], [-80, -420], 0.7),
    ),
    stroke('M284-560C298-500 292-440 278-400M292-330C300-270 284-220 258-186', '#ffe9b0', 9, {
      opacity: 0.8,
    }),
  );
};

/** A printed shirt over the rider's own. */
const shirt = group(
  {},
  shape('M-16-204C-26-250-20-296 4-310H30C50-298 52-250 44-206C24-196 0-196-16-204z', '#1f6f7a'),
  shape('M-16-204C-26-250-20-296 4-310H16C0-280-2-240 2-198C-6-200-12-202-16-204z', '#5fb0b0'),
  ...[
    [12, -280],
    [26, -240],
    [6, -226],
    [30, -290],
  ].map(([x = 0, y = 0]) => disc(x, y, 7, '#fff3cf')),
  stroke('M34-292C54-276 66-252 68-232', '#14505a', 17),
);

export const scene: Scene = {
  key: 'polynesia-marquesas-tiki',
  draw: (paper) => {
    const { random } = paper;
    const bay = `M-60 ${String(SEA)}H2460V1660H-60z`;
    const spires = shared(
      paper,
      massif(paper, {
        edges:
          '700 900 700 970|860 760 830 970|960 800 960 970|1040 620 1010 800 1000 970|1090 660 1100 820 1100 970|1130 300 1118 620 1110 970|1180 240 1176 600 1190 970|1226 300 1250 640 1270 970|1290 560 1310 780 1320 970|1350 380 1340 700 1350 970|1392 330 1394 680 1410 970|1440 400 1460 720 1490 970|1520 600 1540 800 1550 970|1590 420 1576 740 1590 970|1630 372 1640 720 1660 970|1676 440 1700 740 1720 970|1760 640 1780 820 1800 970|1880 560 1870 780 1890 970|1960 540 1990 780 2010 970|2080 700 2100 970|2240 640 2260 970|2400 760 2420 970|2520 740 2520 970'.split(
            '|',
          ),
        lit: ['#c9bf9a', '#8f9a68', '#5f8a50', '#3f7a48'],
        shade: ['#3f4658', '#37504f', '#25584a', '#1d4d42'],
        firstLit: false,
        waver: 6,
        runnels: 4,
      }),
    );
    const beach: Point[] = points(
      '2500 1110 2200 1130 1900 1170 1600 1230 1340 1310 1180 1400 1090 1520 1060 1720',
    );
    return [
      sky(paper, SEA, '#36495f', '#5f7480', '#a8aca0', '#f0d8a0'),
      glow(paper, [1900, 260], 1100, stops('0 #fff2cc 0.9, 0.3 #ffe0a4 0.4, 1 #ffe0a4 0'), 0.8),
      cumulus(paper, [420, 420, 1100, 330], ['#8a9698', '#6a7a84', '#4f6270'], '#2f4050'),
      cumulus(paper, [2180, 330, 900, 240], ['#fff0d0', '#c9bfae', '#7f8a90'], '#4f6270'),
      streaks(random, '1400 120 1400 60 700 220 1000 50', '#2f4052', 0.5),
      shape(shafts(random, [1940, 100], 1400, [-0.6, 0.2], 7), '#fff2c8', { opacity: 0.2 }),
      spires,
      haze(paper, 640, SEA + 4, '#e8dcb4', 0.55),
      cumulus(paper, [1280, 480, 520, 80], ['#f4ecd8', '#c9ccc0'], '#8a9a98'),
      cumulus(paper, [1700, 590, 460, 70], ['#fff4dc', '#d8d4c0'], '#9aa6a0'),
      shape(bush(random, 660, 2460, 966, 74, 990), vertical(paper, 890, 990, '#4f8a4c', '#1d5444')),
      shape(bay, vertical(paper, SEA, 1560, '#8fb0a4', '#3f7f88', '#1d5a70', '#123f58')),
      reflected(paper, SEA + 2, 240, bay, spires),
      shape(ripples(random, SEA + 10, 1500, 80), '#f0f0d8', { opacity: 0.3 }),
      shape(
        glitter(random, { x: 1700, top: SEA + 8, bottom: 1220, spread: [160, 300], count: 70 }),
        '#fff0c4',
        { opacity: 0.75 },
      ),
      shape(
        `${smooth(beach)}L2500 1720z`,
        gradient(paper, [2300, 1160], [1200, 1600], stops('0 #6f6660, 0.4 #443f44, 1 #20222a')),
      ),
      stroke(smooth(beach.map(([x, y]): Point => [x - 40, y - 18])), '#cfe4d8', 12, { opacity: 0.5 }),
      stroke(smooth(beach), '#fffdf0', 20, { opacity: 0.9 }),
      stroke(smooth(beach.map(([x, y]): Point => [x + 60, y + 40])), '#8a8480', 26, { opacity: 0.4 }),
      placed(1840, 1450, [1.12, 1.12], rider('#6a3c28', '#c98a54', '#2a1a18'), shirt),
      shape('M1660 1456C1800 1436 2000 1440 2120 1462C2000 1476 1780 1476 1660 1456z', '#0c1014', {
        opacity: 0.5,
      }),
      shape(
        bush(random, -60, 420, 1330, 150, 1700),
        vertical(paper, 1240, 1620, '#3f6a44', '#1d4a3a', '#0f2e2c'),
      ),
      shape(
        smooth(points('-80 1400 200 1400 560 1420 860 1450 1040 1520 1120 1620 1140 1720 -80 1720'), true),
        vertical(paper, 1400, 1640, '#3f6a44', '#1d4a3a', '#0f2e2c'),
      ),
      placed(560, 1490, 1.16, tiki(paper)),
      shape(
        bush(random, -60, 320, 1470, 130, 1700) + bush(random, 800, 1140, 1520, 110, 1700),
        vertical(paper, 1400, 1640, '#2f5f40', '#0c2826'),
      ),
      shape(
        times(9, (i) =>
          fern(
            random,
            [60, 170, 260, 880, 960, 1060, 40, 1120, 340][i] ?? 0,
            [1560, 1600, 1640, 1600, 1640, 1650, 1640, 1660, 1660][i] ?? 1640,
            190,
          ),
        ).join(''),
        '#6f9a54',
      ),
    ];
  },
};
