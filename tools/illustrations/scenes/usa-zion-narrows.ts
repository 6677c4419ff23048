import { gull } from '../kit/creatures';
import { clipped, glow, haze, shared, sky, spray } from '../kit/effects';
import { line } from '../kit/geometry';
import { points, ribbon, rows, smoothShape, stops } from '../kit/isles';
import { vertical } from '../kit/paper';
import { stones } from '../kit/plants';
import { crest } from '../kit/posters';
import { cottonwood, gorgeWall, hangingGarden, wader } from '../kit/posters-west-narrows';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { group, placed, shape, short, type Markup } from '../kit/svg';
import { glint, glitter, reflected, ripples } from '../kit/water';

const WATER = 900;

export const scene: Scene = {
  key: 'usa-zion-narrows',
  draw: (paper) => {
    const { random } = paper;
    const river = `M-60 ${String(WATER)}H2460V1660H-60z`;
    const far = line(
      [
        ...crest(
          random,
          '960 330 1010 300 1060 250 1120 262 1150 210 1230 180 1290 226 1340 214 1400 300 1460 340',
          0.2,
          24,
        ),
        [1460, 920],
        [960, 920],
      ],
      true,
    );
    const flutes = times(9, (i): string => {
      const x = 1030 + i * 42;
      return ribbon(
        points(
          `${short(x)} -80 ${short(x + between(random, -20, 20))} 240 ${short(x + between(random, -20, 20))} 560 ${short(x + between(random, -10, 10))} 920`,
        ),
        [between(random, 8, 22), between(random, 10, 26), 8],
      );
    }).join('');
    const hikers: readonly (readonly [number, number, number, Markup])[] = [
      [1130, 962, 0.24, wader('#f5b841', '#b4742c', ['#2a6f8c', '#174a63'], '#fff3dc')],
      [1226, 984, 0.3, wader('#e85d3a', '#9c3428', ['#2f5a48', '#1c3a34'], '#f5d9a0')],
      [1010, 1150, 0.72, wader('#2a8a9c', '#17546a', ['#f5b841', '#b4742c'], '#fff3dc')],
      [1330, 1270, 1.12, wader('#fff0d8', '#c49a8c', ['#e8452c', '#98262c'], '#f0c878')],
    ];
    const party = hikers.map(([x, y, s, drawn]) => {
      const figure = shared(paper, drawn);
      return group(
        {},
        group({ opacity: 0.4 }, reflected(paper, y, 380 * s, river, placed(x, y, s, figure))),
        placed(x, y, s, figure),
        shape(
          [0, 1, 2].map((i) => glint(x + 10 * s, y + (6 + i * 22) * s, (190 + i * 90) * s, 9 * s)).join(''),
          '#fff6dc',
          { opacity: 0.75 },
        ),
      );
    });
    const bank = smoothShape(
      '1600 1234 1700 1196 1860 1166 2060 1150 2300 1136 2520 1110 2520 1690 2330 1640 2200 1530 2040 1450 1840 1390 1700 1310',
    );
    const wet = smoothShape(
      '1560 1240 1680 1188 1860 1160 2060 1146 2300 1130 2520 1104 2520 1690 2290 1650 2160 1546 2010 1476 1810 1412 1660 1324',
    );
    const fallen = rows(
      2,
      '1480 1376 1620 1440 1560 1520 900 1300 760 1420 1130 1500 1790 1500 640 1250 1880 1560 420 1500',
    )
      .map(([x = 0, y = 0]) => `M${short(x)} ${short(y)}q8-16 26-12q6 14-10 20q-10 2-16-8z`)
      .join('');
    return [
      sky(paper, 900, '#7fc4dc', '#d6ecd8', '#ffe9b0'),
      shape(far, vertical(paper, 0, 920, '#ffc27a', '#ffdc9a', '#ffb060', '#f08a48')),
      clipped(paper, far, shape(flutes, '#d9622c', { opacity: 0.4 })),
      glow(paper, [1210, 520], 700, stops('0 #fff6cc 0.8, 0.4 #ffe09a 0.35, 1 #ffe09a 0')),
      shape(river, vertical(paper, WATER, 1620, '#ffd890', '#7fc4a4', '#2f9490', '#17627a', '#123f5c')),
      group({ opacity: 0.5 }, reflected(paper, WATER, 520, river, shape(far, '#ffd080'))),
      shape(
        glitter(random, { x: 1210, top: WATER + 8, bottom: 1560, spread: [60, 420], count: 80 }),
        '#ffe9b0',
        {
          opacity: 0.8,
        },
      ),
      shape(ripples(random, WATER + 60, 1640, 70), '#c9f4e4', { opacity: 0.34 }),
      shape(ripples(random, WATER + 90, 1640, 50), '#0f3a54', { opacity: 0.3 }),
      shape('M-60 900H930L900 1010L820 1060L700 1180L560 1220L420 1330L300 1380L-60 1500z', '#f08a48', {
        opacity: 0.22,
      }),
      shape('M1400 900H2460V1420L1900 1320L1640 1190L1560 1100L1450 1010z', '#2b1a3c', { opacity: 0.4 }),
      gorgeWall(paper, {
        edge: '1372 -80 1376 60 1330 96 1336 300 1306 336 1316 560 1290 600 1302 780 1288 912',
        colours: ['#f4904c', '#c9582f', '#9c3c30'],
        rim: '#ffd890',
        stain: '#8a3030',
      }),
      gorgeWall(paper, {
        edge: '1040 -80 1052 120 1092 160 1084 380 1120 430 1104 640 1124 690 1112 914',
        colours: ['#f08444', '#c04c2c', '#8a3430'],
        rim: '#ffc878',
        stain: '#7a2a30',
      }),
      haze(paper, 500, 930, '#ffe4a8', 0.4),
      gorgeWall(paper, {
        edge: '1560 -80 1566 20 1480 70 1492 330 1436 380 1450 640 1410 690 1424 830 1416 938',
        colours: ['#b84c34', '#8a3638', '#5c2a3c', '#43223a'],
        rim: '#f4a05c',
        stain: '#4a2038',
      }),
      gorgeWall(paper, {
        edge: '820 -80 824 180 900 240 884 470 950 530 926 740 946 790 930 962',
        colours: ['#e0703c', '#b0482f', '#7d3034', '#542638'],
        rim: '#ffb868',
        stain: '#5a2234',
      }),
      gorgeWall(paper, {
        edge: '1850 -80 1860 150 1752 220 1774 520 1694 590 1712 840 1680 900 1690 1066',
        colours: ['#7d3440', '#5a2a42', '#3c2240', '#2b1d38'],
        rim: '#d9784c',
        stain: '#2b1a34',
      }),
      gorgeWall(paper, {
        edge: '400 -80 420 60 520 140 490 430 592 520 556 780 590 850 574 1084',
        colours: ['#c9582f', '#98402f', '#5f2a36', '#3c2038'],
        rim: '#ff9c54',
        stain: '#43203a',
        flutes: 4,
      }),
      shape(
        smoothShape('-80 560 60 590 240 640 400 716 480 800 300 790 60 770 -80 760'),
        vertical(paper, 560, 800, '#3a1c34', '#5a2436'),
        { opacity: 0.75 },
      ),
      hangingGarden(random, '100 760 84 220 776 70 330 786 62 420 800 48 -20 770 90'),
      gull(1268, 116, 74, '#3a2440', -10),
      ...party,
      shape(wet, '#f4dcae', { opacity: 0.5 }),
      shape(bank, vertical(paper, 1120, 1640, '#c98a64', '#8a5448', '#43283c')),
      clipped(
        paper,
        bank,
        shape(stones(random, [1640, 2440], [1190, 1600], 34, 50), '#5a3844'),
        shape(stones(random, [1640, 2440], [1180, 1590], 34, 34), '#e0a884', { opacity: 0.8 }),
        spray(paper, bank, '#2b1d34', [2460, 1640], [1760, 1240], 0.85),
      ),
      shape('M2090 1196Q2300 1190 2460 1240Q2280 1236 2080 1214z', '#2b1a2c', { opacity: 0.5 }),
      cottonwood(random),
      shape(fallen, '#ffc84a'),
    ];
  },
};
