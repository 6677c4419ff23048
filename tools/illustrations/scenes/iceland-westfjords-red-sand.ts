import { walker } from '../kit/creatures';
import { clipped, glow, haze, shared, sky, spray } from '../kit/effects';
import { ground } from '../kit/geometry';
import { smoothShape, stops } from '../kit/isles';
import { cumulus } from '../kit/lagoon';
import { vertical } from '../kit/paper';
import { crest } from '../kit/posters';
import { buttresses } from '../kit/posters-hawaii-canyon';
import { hauledSeal, seaHead, tarredChurch, terns } from '../kit/posters-iceland-sand';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { group, placed, shape, short, stroke, type Markup } from '../kit/svg';
import { glint, glitter, reflected, ripples } from '../kit/water';

const SHORE = 876;

export const scene: Scene = {
  key: 'iceland-westfjords-red-sand',
  draw: (paper) => {
    const { random } = paper;
    const cliff = (edges: string, strata: string, lit: readonly string[], shade: readonly string[]): Markup =>
      buttresses(paper, {
        edges: edges.split('|'),
        lit,
        shade,
        firstLit: true,
        strata,
        beds: ['#33343f', '#d8bf9a', '#131822', '#4c5868'],
        green: ['#8a9a4c', '#4a6048'],
        bushes: 0,
      });
    const meadowEdge = crest(
      random,
      '-60 640 120 650 300 690 520 716 760 730 1000 742 1200 764 1420 796 1560 832 1680 862 1760 879',
      0.1,
      22,
    );
    const meadow = ground(meadowEdge, SHORE + 4);
    const church = shared(paper, placed(1080, 838, 0.8, tarredChurch(paper)));
    const land = shared(
      paper,
      group(
        {},
        cliff(
          '1180 560 1180 800|1260 470 1290 800|1330 450 1330 800|1440 440 1470 800|1510 452 1520 800|1640 470 1690 800|1720 520 1730 800|1820 560 1900 800|1940 700 1960 800',
          '480 12 530 14 580 12 640 18 700 14',
          ['#a89a94', '#c9ac8c', '#b4a878'],
          ['#5a6880', '#667488', '#7a8a84'],
        ),
        haze(paper, 520, 820, '#ffdca8', 0.5),
        cliff(
          '-80 190 -80 800|110 180 140 800|190 204 180 800|420 190 470 800|500 222 490 800|590 212 630 800|650 262 640 800|880 250 950 800|950 330 950 800|1040 330 1130 800|1130 420 1160 800|1220 440 1310 820|1330 640 1400 830',
          '250 16 300 20 356 16 410 24 470 18 530 26 596 20 660 24',
          ['#5f626c', '#84787a', '#8a8a5c', '#6d8a44'],
          ['#2a3346', '#242d3e', '#2c4038', '#36543c'],
        ),
        shape(
          'M140 236l12-10 5 40-7 44 3 46-9 56-3-64-6-50zM446 240l12-8 4 56-6 30 2 60-9 44-2-80-5-50zM606 274l12-4 3 40-6 30 1 46-8-50zM906 300l12 4-1 50-8 30 2 56-7-60 1-40zM262 214l34-6-12 22-8 34-8-26z',
          '#e4e8ea',
          { opacity: 0.75 },
        ),
        shape(meadow, vertical(paper, 640, SHORE, '#b4b858', '#8aa448', '#4f7a3c')),
        spray(paper, meadow, '#24483a', [-60, 860], [700, 740], 0.8),
        spray(paper, meadow, '#ffe49a', [1500, 790], [1000, 800], 0.6),
      ),
    );
    const lagoon = smoothShape(
      '-200 872 300 866 900 872 1500 874 2000 866 2600 850 2600 960 2200 990 1860 1040 1500 1080 1160 1090 760 1080 400 1110 100 1160 -200 1180',
    );
    const channel = smoothShape(
      '2600 1080 2260 1110 1900 1180 1640 1270 1500 1360 1560 1440 1760 1500 1900 1580 1940 1700 2160 1700 2140 1580 2000 1480 1820 1410 1760 1350 1880 1280 2160 1200 2600 1160',
    );
    const bars = (
      list: readonly (readonly [number, number, number, number])[],
      colour: string,
      opacity: number,
    ): Markup =>
      shape(list.map(([x, y, long, thick]) => glint(x, y, long, thick)).join(''), colour, { opacity });
    const ripple = times(34, (): string => {
      const depth = random();
      const [x, y] = [between(random, -60, 2400), 1140 + 460 * depth];
      const w = (60 + 200 * depth) * between(random, 0.6, 1.2);
      return `M${short(x)} ${short(y)}q${short(w * 0.25)} ${short(-10 - 10 * depth)} ${short(w * 0.5)} 0t${short(w * 0.5)} 0`;
    }).join('');
    const steps = times(16, (i): string =>
      glint(560 + i * 17 - (i % 2) * 14, 1240 + i * 22, 16 + i * 1.6, 4 + i * 0.4),
    ).join('');
    const dune = (
      [
        [40, 1500, 190],
        [190, 1500, 150],
        [310, 1530, 160],
        [-30, 1560, 200],
        [110, 1580, 180],
        [250, 1600, 190],
        [420, 1590, 130],
        [20, 1640, 150],
        [350, 1650, 160],
      ] as const
    ).map(([x, y, tall], i) => [x, y, tall, ['#5f7a3c', '#b8b058', '#3f6038'][i % 3] ?? '#5f7a3c'] as const);
    return [
      sky(paper, 760, '#2c3f5c', '#5f7a94', '#b4bca8', '#ffdc9c', '#ffd08a'),
      glow(paper, [2080, 500], 1300, stops('0 #fffbe0 1, 0.14 #fff0b4 0.75, 0.5 #ffe09a 0.28, 1 #ffe09a 0')),
      cumulus(paper, [1720, 300, 1300, 200], ['#8a98a8', '#68788c', '#4c5c74'], '#2c3a50'),
      cumulus(paper, [2360, 190, 900, 170], ['#a4aab0', '#74849a', '#50627c'], '#34445c'),
      cumulus(paper, [800, 210, 900, 130], ['#6d7f94', '#54667e', '#3f5068'], '#2a384e'),
      shape(
        'M1800 330L1880 330L1560 800H1300zM1960 330L2080 330L2060 800H1760zM2200 300L2300 300L2420 800H2160z',
        vertical(paper, 330, 800, '#fff6cc', '#ffe6a8'),
        { opacity: 0.3 },
      ),
      shape('M1200 776H2460V900H1200z', vertical(paper, 776, 860, '#f4d49c', '#8aaab4', '#4f7f98')),
      shape(glitter(random, { x: 2080, top: 780, bottom: 840, spread: [60, 260], count: 40 }), '#fffdf0', {
        opacity: 0.9,
      }),
      stroke('M1700 836Q1960 828 2460 834', '#ffffff', 8, {
        opacity: 0.9,
        'stroke-dasharray': '180 20 70 26',
      }),
      shape(
        smoothShape('1300 880 1600 850 1900 842 2200 838 2600 836 2600 900 1300 900'),
        vertical(paper, 836, 890, '#f8c078', '#e0884a'),
      ),
      land,
      church,
      stroke('M640 846V806M700 848V808M760 850V812M820 852V814M620 822L840 830', '#f4e6c8', 7),
      shape(
        'M-60 866H2460V1700H-60z',
        vertical(paper, 866, 1640, '#f4a860', '#e08a48', '#c8643a', '#a84a34', '#7a3430'),
      ),
      glow(paper, [2080, 900], 1100, stops('0 #ffe6a4 0.75, 0.5 #ffd080 0.28, 1 #ffd080 0')),
      shape(lagoon, vertical(paper, 860, 1160, '#e8c89c', '#9ab0b8', '#5a7c98', '#3f6484')),
      clipped(
        paper,
        lagoon,
        group({ opacity: 0.62 }, reflected(paper, SHORE, 420, '', land, church)),
        shape(ripples(random, 884, 1170, 60), '#fff0cc', { opacity: 0.4 }),
        shape(
          glitter(random, { x: 2080, top: 876, bottom: 1060, spread: [120, 300], count: 50 }),
          '#fffbe0',
          { opacity: 0.8 },
        ),
      ),
      stroke(
        'M-60 1164C240 1120 420 1094 760 1082C1100 1092 1500 1082 1860 1042C2100 1000 2300 974 2460 962',
        '#ffe6b8',
        8,
        {
          opacity: 0.8,
        },
      ),
      bars(
        [
          [1500, 1000, 700, 18],
          [700, 1030, 520, 16],
        ],
        '#e8924c',
        0.95,
      ),
      bars(
        [
          [1500, 994, 560, 6],
          [700, 1024, 400, 6],
        ],
        '#ffd08a',
        0.9,
      ),
      stroke(ripple, '#7a3028', 6, { opacity: 0.3 }),
      stroke(ripple, '#ffd49a', 4, { opacity: 0.5, transform: 'translate(4 -7)' }),
      shape(channel, vertical(paper, 1080, 1640, '#f0cfa0', '#9ab4bc', '#4f7c9c', '#34587c')),
      clipped(paper, channel, shape(ripples(random, 1090, 1640, 50), '#fff6dc', { opacity: 0.5 })),
      stroke(
        'M2460 1160C2200 1196 1960 1256 1860 1296C1780 1330 1770 1370 1840 1416C2000 1480 2120 1560 2146 1640',
        '#ffe6b8',
        7,
        { opacity: 0.7 },
      ),
      shape(steps, '#6a2a2a', { opacity: 0.55 }),
      walker(560, 1240, 130, { coat: '#cf2f50', shade: '#8a2038', legs: '#22304c', pack: '#f5b841' }),
      placed(1830, 1000, 0.5, seaHead()),
      placed(1960, 1220, 0.7, seaHead()),
      placed(1080, 1236, 0.56, hauledSeal(paper, ['#d4bca0', '#a08a80', '#6a5c60'], false)),
      placed(1240, 1404, 1.06, hauledSeal(paper, ['#c4b4a8', '#8a8088', '#4f4a58'])),
      placed(900, 1466, 0.58, hauledSeal(paper, ['#fff0d8', '#d8c4ac', '#a08c84'])),
      terns('1560 560 190 -10 1760 660 130 8 640 420 150 -16'),
      shape(
        smoothShape('-200 1480 100 1462 300 1500 500 1580 560 1720 -200 1720'),
        vertical(paper, 1470, 1640, '#b8683c', '#5a2a2c'),
      ),
      ...dune.map(([x, y, tall, tone]) =>
        shape(
          times(11, (i): string => {
            const lean = (i - 4) * tall * 0.1 + between(random, -10, 24);
            const up = tall * between(random, 0.7, 1.1);
            return `M${short(x + i * 5 - 8)} ${short(y)}q${short(lean * 0.2)} ${short(-up * 0.6)} ${short(lean)} ${short(-up)}q${short(-lean * 0.5)} ${short(up * 0.5)} ${short(10 - lean)} ${short(up)}z`;
          }).join(''),
          tone,
        ),
      ),
    ];
  },
};
