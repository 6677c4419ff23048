import { gull, walker } from '../kit/creatures';
import { glow, haze, shared, sky, spray } from '../kit/effects';
import { points, ribbon, smoothShape, stops } from '../kit/isles';
import { mountains } from '../kit/mountain';
import { vertical } from '../kit/paper';
import { stones, tufts } from '../kit/plants';
import { crest, streaks } from '../kit/posters';
import { church, house } from '../kit/posters-iceland-town';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, type Markup, placed, shape, stroke } from '../kit/svg';
import { reflected, ripples } from '../kit/water';

const WATER = 960;

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
    const falls =
      '380 560 386 660 380 760 388 900|560 640 554 720 562 800 556 900|1900 640 1906 740 1900 830 1908 920|2230 500 2236 600 2228 720 2238 860'
        .split('|')
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
