import { gull, walker } from '../kit/creatures';
import { clipped, glow, haze, sky, spray } from '../kit/effects';
import { ground, smooth, type Point } from '../kit/geometry';
import { froth, points, ribbon, stops } from '../kit/isles';
import { caustics, grove, massif } from '../kit/lagoon';
import { vertical } from '../kit/paper';
import { tufts } from '../kit/plants';
import { crest, streaks } from '../kit/posters';
import { times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, shape, short, stroke } from '../kit/svg';
import { glitter, ripples } from '../kit/water';

const SEA = 640;

export const scene: Scene = {
  key: 'hawaii-mokulua-dawn',
  draw: (paper) => {
    const { random } = paper;
    const shore: Point[] = points(
      '-60 1010 300 1030 640 1080 900 1150 1080 1240 1160 1340 1140 1460 1060 1700',
    );
    const ridge: Point[] = points(
      '1120 1700 1240 1560 1360 1420 1500 1290 1620 1190 1720 1110 1830 1050 1960 1020 2120 1000 2280 960 2480 900',
    );
    return [
      sky(paper, SEA, '#3c4c8c', '#8a6aa4', '#e8809c', '#ffae88', '#ffdca4'),
      glow(paper, [1180, 620], 1200, stops('0 #fff8d8 1, 0.12 #ffe2a0 0.8, 0.45 #ff9c78 0.28, 1 #ff9c78 0')),
      disc(1180, 600, 78, '#fffbe4'),
      streaks(
        random,
        '500 180 1000 40 1800 130 1100 34 1300 320 900 26 2100 420 700 30 300 420 700 26',
        '#ffc4a0',
        0.75,
      ),
      streaks(random, '800 250 900 20 1700 240 900 22', '#5c4c90', 0.45),
      shape(
        `M-60 ${String(SEA)}H2460V1660H-60z`,
        vertical(paper, SEA, 1500, '#f0b48c', '#8aa8b4', '#3f9aa8', '#3fb8ac', '#7fdcc0'),
      ),
      shape(ripples(random, SEA + 8, 1000, 90), '#fff0d8', { opacity: 0.4 }),
      shape(
        glitter(random, { x: 1180, top: SEA + 4, bottom: 1240, spread: [80, 330], count: 120 }),
        '#fff6d4',
        { opacity: 0.85 },
      ),
      shape(ribbon(points('-60 800 400 806 900 820 1400 808 1900 800 2460 812'), [6, 16, 6]), '#ffffff', {
        opacity: 0.75,
      }),
      massif(paper, {
        edges:
          '620 640 600 668|700 560 680 668|770 470 760 668|830 420 830 668|890 452 900 668|960 540 980 668|1030 610 1060 668|1090 648 1110 668'.split(
            '|',
          ),
        lit: ['#c88a6c', '#a87a5c', '#7f7a50'],
        shade: ['#5c4468', '#4a3c5c', '#3f4450'],
        firstLit: false,
        runnels: 4,
      }),
      massif(paper, {
        edges:
          '1330 648 1310 672|1400 580 1380 672|1460 500 1450 672|1516 462 1520 672|1580 510 1600 672|1650 590 1680 672|1730 650 1760 672'.split(
            '|',
          ),
        lit: ['#d8946c', '#b07f5c', '#84804f'],
        shade: ['#5c4468', '#4a3c5c', '#3f4450'],
        firstLit: true,
        runnels: 4,
      }),
      shape(
        froth(random, points('590 664 700 654 900 660 1120 664 1100 684 840 688 610 684'), 18),
        '#fff6ea',
        { opacity: 0.95 },
      ),
      shape(
        froth(random, points('1300 668 1420 658 1600 664 1770 668 1750 688 1530 692 1320 686'), 18),
        '#fff6ea',
        { opacity: 0.95 },
      ),
      shape('M1010 664q60-16 110 0z', '#ffe8c0'),
      haze(paper, 560, SEA + 30, '#ffc8a0', 0.3),
      clipped(
        paper,
        `M-60 760H2460V1660H-60z`,
        shape(caustics(random, [-60, 1500], [900, 1300], 60), 'none', {
          stroke: '#e8fff4',
          'stroke-width': 4,
          opacity: 0.35,
        }),
        shape(
          ['500 930 160', '860 1010 130', '1300 960 150', '1560 1060 110', '240 950 100']
            .map((text) => {
              const [x = 0, y = 0, w = 0] = text.split(' ').map(Number);
              return smooth(
                points(
                  `${short(x - w)} ${short(y)} ${short(x - w * 0.3)} ${short(y - 18)} ${short(x + w * 0.5)} ${short(y - 14)} ${short(x + w)} ${short(y + 4)} ${short(x + w * 0.2)} ${short(y + 24)}`,
                ),
                true,
              );
            })
            .join(''),
          '#1c6f80',
          { opacity: 0.4 },
        ),
      ),
      shape(
        ribbon(
          points('-60 996 300 1012 660 1064 930 1140 1110 1240 1180 1350 1150 1480 1080 1700'),
          [16, 34, 50],
        ),
        '#ffffff',
        { opacity: 0.9 },
      ),
      shape(`${smooth(shore)}L-80 1700z`, vertical(paper, 1010, 1640, '#ffe8c0', '#f4d4a4', '#d8b088')),
      shape(
        smooth(points('-80 1080 160 1090 420 1130 640 1200 780 1300 820 1440 740 1700 -80 1700'), true),
        vertical(paper, 1080, 1640, '#5f9a54', '#3f7a4c', '#24543c'),
      ),
      ...times(16, (i) => {
        const [x, y] = [-20 + (i % 8) * 96, 1180 + Math.floor(i / 8) * 170 + (i % 3) * 24];
        return group(
          {},
          shape(
            `M${short(x)} ${short(y)}l50-34l50 34z`,
            i % 3 === 0 ? '#c8583f' : i % 3 === 1 ? '#8a6a5c' : '#5c7a84',
          ),
          shape(`M${short(x + 8)} ${short(y)}h84v34h-84z`, '#fff0dc'),
          shape(`M${short(x + 56)} ${short(y)}h36v34h-36z`, '#c8a8a0'),
        );
      }),
      grove(
        random,
        [
          [760, 1250, 130],
          [640, 1190, 120],
          [500, 1150, 110],
          [330, 1120, 100],
          [150, 1110, 100],
          [820, 1370, 150],
          [700, 1480, 160],
          [420, 1330, 130],
          [180, 1300, 130],
          [560, 1560, 170],
        ],
        ['#4a3444', '#24543c', '#7aa858'],
      ),
      shape(
        ground(
          crest(
            random,
            '1120 1700 1240 1560 1360 1420 1500 1290 1620 1190 1720 1110 1830 1050 1960 1020 2120 1000 2280 960 2480 900',
            0.1,
          ),
          1720,
        ),
        vertical(paper, 900, 1660, '#b08a5c', '#8a6448', '#54443c', '#2f2e34'),
      ),
      spray(paper, `${smooth(ridge)}L2480 1720L1120 1720z`, '#1c2030', [2300, 1500], [1500, 1300], 0.75),
      shape(
        ribbon(points('1180 1690 1330 1500 1480 1340 1640 1210 1780 1110 1900 1054 2000 1030'), [70, 44, 20]),
        '#f0c088',
        { opacity: 0.9 },
      ),
      group(
        {},
        shape('M1960 1010L1990 880H2330L2370 990z', '#8f8a94'),
        shape('M2210 880H2330L2370 990H2220z', '#5c5468'),
        shape('M1974 900L1990 860H2336L2350 900z', '#b4acb0'),
        shape('M2210 860H2336L2350 900H2216z', '#746c7c'),
        shape('M2030 920H2160V948H2030z', '#201c2c'),
        shape('M2020 966l40-30 26 22 40-34 30 40z', '#e8805c', { opacity: 0.8 }),
        shape('M2230 936l30-20 24 24 26-18-10 44h-60z', '#4fa89c', { opacity: 0.7 }),
      ),
      walker(2060, 862, 150, { coat: '#f0b83c', shade: '#a8742a', legs: '#2c2438', skin: '#c88a6c' }, -1),
      walker(
        2160,
        862,
        160,
        { coat: '#d9442c', shade: '#8a2a24', legs: '#2c2438', skin: '#c88a6c', pack: '#2f6f8a' },
        -1,
      ),
      walker(
        1560,
        1300,
        170,
        { coat: '#2f8ea4', shade: '#1c5a74', legs: '#2c2438', skin: '#c88a6c', pack: '#f4e0b4' },
        -1,
      ),
      shape(
        tufts(
          random,
          ridge.map(([x, y]): Point => [x, y + 12]),
          56,
          22,
          -0.3,
        ),
        '#7f8a4c',
      ),
      shape(tufts(random, points('1300 1660 1700 1500 2100 1420 2460 1380'), 70, 20, -0.3), '#3c4a34'),
      gull(700, 300, 80, '#fff4e8', -8),
      gull(860, 240, 60, '#fff4e8', 8),
      gull(1560, 360, 66, '#fff4e8', 6),
      stroke('M1960 1012H2372', '#3c3444', 6, { opacity: 0.5 }),
    ];
  },
};
