import { gull } from '../kit/creatures';
import { clipped, glow, haze, sky, spray } from '../kit/effects';
import { ground, smooth, type Point } from '../kit/geometry';
import { froth, points, stops } from '../kit/isles';
import { massif } from '../kit/lagoon';
import { vertical } from '../kit/paper';
import { stones, tufts } from '../kit/plants';
import { crest, streaks } from '../kit/posters';
import { times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, shape, stroke } from '../kit/svg';
import { glitter, ripples } from '../kit/water';

const SEA = 900;

export const scene: Scene = {
  key: 'iceland-londrangar-glacier',
  draw: (paper) => {
    const { random } = paper;
    const plain = crest(random, '-60 800 260 790 620 770 1000 780 1400 800 1760 850 1960 905', 0.1);
    const cliff = crest(
      random,
      '-60 1180 240 1150 520 1170 800 1130 1040 1150 1260 1120 1480 1140 1640 1190 1760 1290 1820 1420 1840 1660',
      0.18,
    );
    const moss = crest(
      random,
      '-60 1180 240 1150 520 1170 800 1130 1040 1150 1260 1120 1480 1140 1640 1190',
      0.18,
    );
    const ice = crest(
      random,
      '560 640 640 560 700 520 760 440 830 360 880 316 920 300 960 330 1010 318 1060 372 1120 450 1190 520 1270 580 1360 640',
      0.18,
    );
    const tongue =
      'M560 640L640 600L700 660L760 610L820 690L900 620L960 700L1030 630L1110 690L1180 620L1260 660L1360 640L1190 520L1060 372L1010 318L960 330L920 300L830 360L700 520z';
    return [
      sky(paper, SEA, '#3d4f86', '#8a7fae', '#e8a08c', '#ffc98a', '#ffe4b0'),
      glow(
        paper,
        [1840, 830],
        1300,
        stops('0 #fff4cc 1, 0.12 #ffdca0 0.8, 0.5 #ff9f70 0.25, 1 #ff9f70 0'),
        0.7,
      ),
      disc(1850, 800, 60, '#fff8e0'),
      streaks(
        random,
        '500 170 1300 40 1500 120 1100 30 2050 300 900 34 1250 420 1000 22 300 360 700 26',
        '#ffd0b0',
        0.65,
      ),
      streaks(random, '900 250 900 24 1900 210 800 20', '#5a5a92', 0.5),
      massif(paper, {
        edges:
          '100 800 60 830|300 720 280 830|460 690 450 830|620 580 560 830|760 440 720 830|920 300 860 560 880 830|1010 318 1060 560 1080 830|1120 450 1220 640 1260 830|1280 590 1400 830|1460 700 1540 830|1700 800 1760 840'.split(
            '|',
          ),
        lit: ['#b08a9c', '#9a7f90', '#8f7a80'],
        shade: ['#4f4f7c', '#4a4a70', '#54506c'],
        firstLit: false,
      }),
      shape(tongue, '#e6e4f0'),
      clipped(
        paper,
        tongue,
        shape(
          'M920 300L960 330L1010 318L1060 372L1120 450L1190 520L1360 640L1260 660L1180 620L1110 690L1030 630L1000 520z',
          '#ffd4b4',
        ),
        stroke(
          'M760 460Q820 520 800 640M900 340Q930 480 900 640M1040 380Q1060 500 1040 640M1120 470Q1150 540 1140 650',
          '#9a98c0',
          8,
          { opacity: 0.5 },
        ),
        spray(paper, ground(ice, 700), '#8f8cbc', [640, 680], [900, 420], 0.7),
      ),
      haze(paper, 620, 840, '#ffc8a0', 0.5),
      shape(ground(plain, 960), vertical(paper, 760, 920, '#6f7058', '#44503f', '#2f3a38')),
      shape(
        `M-60 ${String(SEA)}H2460V1660H-60z`,
        vertical(paper, SEA, 1600, '#ffc08c', '#b07f8c', '#54608c', '#22345c', '#16244a'),
      ),
      shape(
        ground(
          plain.filter(([x]) => x < 1980),
          930,
        ),
        '#3a443c',
      ),
      shape(ripples(random, SEA + 8, 1600, 110), '#ffe2c0', { opacity: 0.35 }),
      shape(
        glitter(random, { x: 1850, top: SEA + 4, bottom: 1560, spread: [80, 340], count: 130 }),
        '#fff0c8',
        { opacity: 0.8 },
      ),
      massif(paper, {
        edges:
          '1180 1290 1140 1400|1240 1040 1200 1400|1290 700 1260 1000 1270 1400|1330 560 1330 900 1340 1400|1376 500 1390 860 1400 1400|1430 540 1460 900 1470 1400|1470 690 1520 1000 1530 1400|1510 980 1570 1200 1580 1400|1560 1180 1620 1300 1620 1400|1640 900 1650 1200 1660 1400|1690 780 1700 1100 1710 1400|1740 740 1760 1100 1770 1400|1790 830 1830 1160 1840 1400|1830 1120 1890 1300 1900 1400|1920 1320 1960 1410'.split(
            '|',
          ),
        lit: ['#d08a64', '#a8664c', '#6f4a48', '#54424a'],
        shade: ['#3a2f4c', '#2a2640', '#221f36', '#1d1c30'],
        firstLit: false,
        waver: 9,
        runnels: 5,
      }),
      shape(
        smooth(points('1330 566 1376 498 1436 540 1460 600 1400 580 1350 610'), true) +
          smooth(points('1690 786 1742 738 1794 826 1750 812'), true),
        '#6f8a4a',
      ),
      shape(
        froth(
          random,
          [
            [1120, 1400],
            [1300, 1372],
            [1540, 1380],
            [1760, 1374],
            [1960, 1396],
            [2000, 1420],
            [1540, 1430],
            [1120, 1426],
          ],
          40,
        ),
        '#fff6ea',
        { opacity: 0.9 },
      ),
      shape(ground(cliff, 1700), vertical(paper, 1120, 1640, '#3a3444', '#262338', '#14142a')),
      clipped(
        paper,
        ground(cliff, 1700),
        stroke(
          times(
            26,
            (i) => `M${String(-40 + i * 74)} ${String(1180 + (i % 3) * 14)}v${String(300 + (i % 5) * 40)}`,
          ).join(''),
          '#14122a',
          12,
          { opacity: 0.6 },
        ),
        spray(paper, ground(cliff, 1700), '#e89a6c', [1840, 1240], [1500, 1400], 0.5),
      ),
      shape(
        `${smooth(moss.filter((_, i) => i % 4 === 0))}L1690 1250L1560 1220L1420 1236L1240 1206L1040 1250L820 1226L560 1270L280 1240L-60 1290z`,
        vertical(paper, 1120, 1280, '#9aa852', '#5f7a3c', '#3f5a34'),
      ),
      shape(
        tufts(
          random,
          moss.map(([x, y]): Point => [x, y + 16]),
          46,
          18,
          0.4,
        ),
        '#b4b45c',
      ),
      shape(stones(random, [40, 1400], [1210, 1260], 14, 30), '#4a4450'),
      gull(1180, 620, 90, '#fff8f0', -10),
      gull(1090, 700, 66, '#fff8f0', 6),
      gull(1580, 560, 76, '#fff8f0', 10),
      gull(1560, 840, 60, '#fff8f0', -4),
      gull(2080, 640, 70, '#fff8f0', 6),
      gull(2170, 700, 50, '#fff8f0', -8),
    ];
  },
};
