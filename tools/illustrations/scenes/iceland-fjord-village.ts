import { gull, walker } from '../kit/creatures';
import { clipped, glow, haze, shared, sky, spray } from '../kit/effects';
import { points, ribbon, smoothShape, stops } from '../kit/isles';
import { mountains } from '../kit/mountain';
import { gradient, vertical, type Paper } from '../kit/paper';
import { stones, tufts } from '../kit/plants';
import { crest, streaks } from '../kit/posters';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, stroke, tag, type Markup } from '../kit/svg';
import { reflected, ripples } from '../kit/water';

const WATER = 960;

const window = (x: number, y: number, w: number, h: number, lit: boolean): Markup =>
  group(
    {},
    tag('rect', { x: x - w * 0.14, y: y - w * 0.14, width: w * 1.28, height: h + w * 0.28, fill: '#fffaf0' }),
    tag('rect', { x, y, width: w, height: h, fill: lit ? '#ffcf6e' : '#3f5872' }),
    stroke(
      `M${String(x + w / 2)} ${String(y)}v${String(h)}M${String(x)} ${String(y + h / 2)}h${String(w)}`,
      '#fffaf0',
      w * 0.1,
    ),
  );

/** The pale blue church seen from its street, its foot at 0, 800 high; the light from the left. */
const church = (paper: Paper): Markup => {
  const boards = times(20, (i) => `M-190 ${String(-20 - i * 18)}H400`).join('');
  const side = 'M180 0V-270L400-240V-8z';
  return group(
    {},
    shape(side, vertical(paper, -270, 0, '#4a86ae', '#3a6f98')),
    clipped(paper, side, stroke(boards, '#24507a', 4, { opacity: 0.5 })),
    ...[220, 284, 344].map((x) =>
      shape(`M${String(x)}-70V-170Q${String(x + 18)}-204 ${String(x + 36)}-168V-68z`, '#ffcf6e', {
        stroke: '#e6f0f0',
        'stroke-width': 8,
      }),
    ),
    shape('M0-470L190-262L424-230L250-420z', vertical(paper, -470, -230, '#54606e', '#39424f')),
    shape(
      'M-190 0V-262L0-470L190-262V0z',
      gradient(paper, [-190, 0], [190, 0], stops('0 #b4e2f0, 0.5 #7fc0de, 1 #5a9cc4')),
    ),
    clipped(paper, 'M-190 0V-262L0-470L190-262V0z', stroke(boards, '#3f7fa8', 4, { opacity: 0.4 })),
    shape('M-216-250L0-486L216-250L196-236L0-446L-196-236z', '#fffaf0'),
    shape('M0-486L216-250L196-236L0-446z', '#c3d4de'),
    window(-156, -210, 50, 100, true),
    window(106, -210, 50, 100, true),
    shape(
      'M-86 0V-560H86V0z',
      gradient(paper, [-86, 0], [86, 0], stops('0 #c9ecf4, 0.55 #8acbe4, 0.56 #6fb2d4, 1 #5a9cc4')),
    ),
    clipped(
      paper,
      'M-86 0V-560H86V0z',
      stroke(times(32, (i) => `M-100 ${String(-10 - i * 18)}H100`).join(''), '#3f7fa8', 4, { opacity: 0.4 }),
    ),
    shape('M-104-548H104V-576H-104z', '#fffaf0'),
    shape('M20-548H104V-576H20z', '#c3d4de'),
    shape('M-94-576L0-700L94-576z', '#4a5664'),
    shape('M0-700L94-576H20z', '#2f3844'),
    shape('M-34-650V-720H34V-650z', '#a9d9ea'),
    shape('M4-650V-720H34V-650z', '#6fa8c9'),
    shape('M-44-720L0-880L44-720z', '#4a5664'),
    shape('M0-880L44-720H8z', '#2f3844'),
    stroke('M0-880V-940M-18-918H18', '#f5c95c', 7),
    shape('M-44 0V-130C-44-184 44-184 44-130V0z', '#fffaf0'),
    shape('M-32 0V-126C-32-166 32-166 32-126V0z', '#8c4a34'),
    stroke('M0 0V-150M-24-60H-6M6-60H24', '#4f2a22', 5),
    shape('M-30-400V-470C-30-512 30-512 30-470V-400z', '#fffaf0'),
    shape('M-20-406V-466C-20-496 20-496 20-466V-406z', '#ffcf6e'),
    disc(0, -300, 40, '#fffaf0'),
    disc(0, -300, 29, '#3f5872'),
    stroke('M0-329V-271M-29-300H29M-20-320L20-280M20-320L-20-280', '#fffaf0', 5),
  );
};

/** A house clad in iron, gable to the street, foot at 0; 400 wide; the light from the left. */
const house = (
  paper: Paper,
  wall: readonly string[],
  roof: readonly string[],
  depth: number,
  porch = false,
): Markup => {
  const front = 'M-200 0V-250L0-430L200-250V0z';
  return group(
    {},
    shape(`M${String(depth * 0.45 - 22)}-330V-480h44v150z`, roof[1] ?? '#333333'),
    shape(`M${String(depth * 0.45 - 28)}-470v-18h56v18z`, '#d4dce2'),
    shape(
      `M${String(depth > 0 ? 200 : -200)} 0V-250L${String((depth > 0 ? 200 : -200) + depth)}-230V-14z`,
      wall[2] ?? '#333333',
    ),
    shape(
      `M0-430L${String(depth > 0 ? 220 : -220)}-236L${String((depth > 0 ? 220 : -220) + depth)}-218L${String(depth * 0.9)}-390z`,
      roof[1] ?? '#333333',
    ),
    clipped(
      paper,
      front,
      shape(
        front,
        gradient(
          paper,
          [-200, 0],
          [200, 0],
          [
            [0, wall[0] ?? '#ffffff'],
            [1, wall[1] ?? '#ffffff'],
          ],
        ),
      ),
      stroke(times(23, (i) => `M${String(-198 + i * 18)}-440V0`).join(''), wall[2] ?? '#333333', 4, {
        opacity: 0.4,
      }),
    ),
    shape('M-226-230L0-446L226-230L206-216L0-408L-206-216z', '#fffaf0'),
    shape('M0-446L226-230L206-216L0-408z', '#bfc9d2'),
    window(-140, -190, 62, 84, true),
    window(76, -190, 62, 84, porch),
    window(-30, -320, 60, 72, !porch),
    shape('M-40 0V-120H40V0z', '#fffaf0'),
    shape('M-28 0V-110H28V0z', roof[0] ?? '#333333'),
    shape('M-210 8H210V-16H-210z', '#4a525c'),
    porch ? shape('M-70-120L0-160L70-120z', roof[0] ?? '#333333') : '',
  );
};

export const scene: Scene = {
  key: 'iceland-fjord-village',
  draw: (paper) => {
    const { random } = paper;
    const water = `M-60 ${String(WATER)}H2460V1120H-60z`;
    const range = (
      text: string,
      lit: string,
      shade: string,
      snowLit: string,
      snowShade: string,
      snow: number,
    ): Markup =>
      mountains(paper, {
        ridge: crest(random, text, 0.3),
        base: WATER + 6,
        lit,
        shade,
        light: 'left',
        snow: { line: snow, lit: snowLit, shade: snowShade },
      });
    const peaks = shared(
      paper,
      group(
        {},
        range(
          '300 960 520 760 700 560 820 470 940 540 1100 430 1240 350 1360 430 1500 480 1640 400 1760 500 1960 700 2160 960',
          '#a98fae',
          '#6f7aa8',
          '#ffe0cc',
          '#a4aed4',
          660,
        ),
        haze(paper, 560, WATER, '#e9b4b4', 0.45),
        range(
          '-60 120 80 90 200 190 330 170 480 330 600 400 700 540 830 690 960 800 1100 960',
          '#5f6a86',
          '#3a4a70',
          '#ffd2b8',
          '#7f92c4',
          470,
        ),
        range(
          '1360 960 1480 840 1620 700 1740 560 1860 500 1980 340 2100 280 2220 160 2330 130 2460 40',
          '#6a6f8a',
          '#36466c',
          '#ffd8bc',
          '#7f92c4',
          470,
        ),
      ),
    );
    const falls = [
      '380 560 386 660 380 760 388 900',
      '560 640 554 720 562 800 556 900',
      '1900 640 1906 740 1900 830 1908 920',
      '2230 500 2236 600 2228 720 2238 860',
    ]
      .map((text) => ribbon(points(text), [4, 9, 13]))
      .join('');
    const stripes = ['#e0503c', '#f0883c', '#f6cf4c', '#4f9a54', '#3f7fc0', '#7a56a8'].map((colour, i) => {
      const [a, b] = [i / 6, (i + 1) / 6];
      return shape(
        `M${String(1124 + a * 152)} 1136L${String(500 + a * 1400)} 1680H${String(501 + b * 1400)}L${String(1124.5 + b * 152)} 1136z`,
        colour,
      );
    });
    const cobbles = times(26, (i): string => {
      const t = (i / 26) ** 1.9;
      return `M${String(Math.round(1124 - t * 624))} ${String(Math.round(1136 + t * 544))}H${String(Math.round(1276 + t * 624))}`;
    }).join('');
    return [
      sky(paper, 860, '#2f4a86', '#6f7fb8', '#d4a4b8', '#ffd2a8'),
      glow(paper, [700, 720], 1300, stops('0 #fff0cf 0.9, 0.25 #ffd0a8 0.5, 1 #ffd0a8 0')),
      streaks(random, '1500 170 1200 44 500 250 900 30 1900 330 700 24 1150 420 600 18', '#ffc9b8', 0.65),
      ...times(16, () =>
        disc(Math.round(random() * 2400), Math.round(random() * 220), between(random, 1.6, 3.4), '#fff6e0', {
          opacity: 0.8,
        }),
      ),
      peaks,
      shape(falls, '#e9eefa', { opacity: 0.75 }),
      shape(water, vertical(paper, WATER, 1110, '#d9b4bc', '#7f92bc', '#3f5a8c')),
      reflected(paper, WATER + 4, 150, water, peaks),
      shape(ripples(random, WATER + 6, 1090, 50), '#ffe6dc', { opacity: 0.45 }),
      placed(
        690,
        1010,
        0.5,
        shape('M-130-20C-60-6 60-6 150-34L124 14H-110z', '#d9481c'),
        shape('M-40-22V-80H50V-24z', '#fffaf0'),
        stroke('M80-30V-150M80-140L-60-70', '#2f3a4a', 6),
        shape('M-24-66h22v20h-22zM12-66h22v20h-22z', '#ffcf6e'),
      ),
      shape(
        'M-60 1080Q300 1050 700 1062T1300 1050T2000 1060T2460 1070V1700H-60z',
        vertical(paper, 1050, 1640, '#6f8a5a', '#46684a', '#2a4638', '#182c2a'),
      ),
      spray(paper, 'M-60 1050H2460V1700H-60z', '#142434', [2460, 1660], [1300, 1160], 0.7),
      placed(1000, 1096, 0.42, house(paper, ['#e9d9b4', '#c9b48c', '#9a8460'], ['#8c3a34', '#5f2a2c'], -130)),
      placed(1480, 1094, 0.4, house(paper, ['#8fb4a0', '#5f8a7c', '#3f665c'], ['#4a525c', '#353c48'], 140)),
      placed(
        790,
        1130,
        0.6,
        house(paper, ['#e87a5c', '#b8483c', '#7c2c30'], ['#54606e', '#3a4450'], -150, true),
      ),
      shape('M1010 1140H1390L1660 1150Q1500 1176 1000 1160z', '#22382f', { opacity: 0.6 }),
      placed(1200, 1140, 0.8, church(paper)),
      shape('M1000 1146Q1200 1126 1540 1140L1660 1700H740z', '#4f5a62', { opacity: 0.35 }),
      ...stripes,
      stroke(cobbles, '#1f2a44', 5, { opacity: 0.22 }),
      spray(paper, 'M1124 1136H1276L1900 1680H500z', '#1f2350', [1500, 1680], [1100, 1230], 0.55),
      glow(paper, [1200, 1120], 320, stops('0 #ffe2a0 0.55, 1 #ffe2a0 0'), 0.5),
      placed(
        1690,
        1150,
        0.66,
        house(paper, ['#f6d06a', '#d9a43c', '#9a6c2c'], ['#3f5872', '#2c4058'], 170, true),
      ),
      placed(400, 1280, 1.02, house(paper, ['#fffaf0', '#ccd4dc', '#94a4b4'], ['#b8483c', '#7c2c30'], -260)),
      placed(2080, 1310, 1.12, house(paper, ['#6fa4b4', '#3f7486', '#2c5364'], ['#c9583c', '#84362c'], 300)),
      shape(stones(random, [-40, 480], [1400, 1620], 22, 40), '#1f3a30', { opacity: 0.6 }),
      shape(tufts(random, points('-60 1340 200 1330 420 1340 600 1330'), 40, 10, 0.2), '#5f7f4c'),
      shape(tufts(random, points('1800 1360 2060 1370 2300 1366 2460 1360'), 44, 10, 0.2), '#4a6c48'),
      shape('M1252 1432Q1420 1450 1600 1500Q1400 1490 1240 1446z', '#1a2040', { opacity: 0.45 }),
      walker(1236, 1440, 190, { coat: '#f5b841', shade: '#b07a2c', legs: '#223050', pack: '#d9481c' }, -1),
      placed(
        1356,
        1452,
        0.8,
        shape(
          'M-50-50C-30-66 30-64 50-52L72-96L92-104L98-82L116-70L110-60L84-56C76-30 66-24 62-20L64 0H50L44-28H-22L-30 0H-46L-44-34C-60-30-76-50-84-74C-72-58-62-52-50-50z',
          '#2a2430',
        ),
        shape('M72-96L64-112L84-100z', '#2a2430'),
      ),
      ...times(3, (i): Markup =>
        group(
          {},
          stroke(
            `M${String([640, 1750, 470][i] ?? 0)} ${String([1250, 1240, 1500][i] ?? 0)}v${String([-150, -140, -300][i] ?? 0)}`,
            '#1f2a3a',
            9,
          ),
          disc([640, 1750, 470][i] ?? 0, [1092, 1092, 1190][i] ?? 0, [15, 14, 26][i] ?? 0, '#fff3c4'),
          glow(
            paper,
            [[640, 1750, 470][i] ?? 0, [1092, 1092, 1190][i] ?? 0],
            [110, 100, 190][i] ?? 100,
            stops('0 #ffe2a0 0.7, 1 #ffe2a0 0'),
          ),
        ),
      ),
      shape(smoothShape('-60 1560 160 1540 340 1580 480 1690 -60 1690'), '#12241f'),
      shape(tufts(random, points('-60 1560 160 1540 340 1580 460 1660'), 70, 8, 0.3), '#2f4f38'),
      gull(960, 520, 64, '#fffaf0', -8),
      gull(1440, 600, 48, '#fffaf0', 8),
    ];
  },
};
