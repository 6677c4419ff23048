import { walker } from '../kit/creatures';
import { glow, haze, sky, spray } from '../kit/effects';
import { ground, smooth, type Point } from '../kit/geometry';
import { froth, pali, points, ribbon, spurs, stops } from '../kit/isles';
import { blade } from '../kit/lagoon';
import { vertical } from '../kit/paper';
import { tufts } from '../kit/plants';
import { crest, streaks } from '../kit/posters';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, shape, short, stroke } from '../kit/svg';
import { glitter, ripples } from '../kit/water';

const SEA = 760;

export const scene: Scene = {
  key: 'hawaii-pololu-cliffs',
  draw: (paper) => {
    const { random } = paper;
    const head = (text: string, lit: readonly string[], shade: readonly string[], dip: number): string =>
      pali(paper, { spurs: spurs(text), dip, recess: 14, lit, shade, light: 'left' });
    const beach: Point[] = points(
      '1300 1010 1380 1050 1460 1110 1560 1190 1660 1290 1770 1410 1860 1560 1910 1740',
    );
    return [
      sky(paper, SEA, '#3c6ca4', '#8ab4cc', '#f0dcc4', '#ffe4b4'),
      glow(paper, [200, 540], 1300, stops('0 #fff8d8 0.95, 0.2 #ffe8b4 0.6, 0.6 #ffc890 0.2, 1 #ffc890 0')),
      disc(190, 520, 72, '#fffbe6'),
      streaks(random, '700 170 1100 40 1700 110 900 30 500 330 800 24 2200 240 600 26', '#fff4e0', 0.75),
      shape(
        `M-60 ${String(SEA)}H2460V1660H-60z`,
        vertical(paper, SEA, 1600, '#f4d8b0', '#7ab0b8', '#2f7c98', '#1f5c80', '#184868'),
      ),
      shape(ripples(random, SEA + 8, 1600, 120), '#eef8f4', { opacity: 0.4 }),
      shape(
        glitter(random, { x: 230, top: SEA + 4, bottom: 1500, spread: [100, 380], count: 110 }),
        '#fff4cc',
        { opacity: 0.8 },
      ),
      head(
        '760 560 700 770 900 520 880 780 1060 500 1050 784 1240 470 1240 790 1440 460 1460 800',
        ['#b4bcc0', '#a0b0b0'],
        ['#8a98ac', '#7f92a4'],
        10,
      ),
      haze(paper, 480, SEA + 20, '#ffeccc', 0.35),
      head(
        '960 500 900 800 1100 450 1080 812 1280 410 1270 824 1480 380 1490 836 1700 350 1740 850',
        ['#a0b894', '#8aa484', '#8a9a84'],
        ['#60809a', '#557488', '#557480'],
        14,
      ),
      shape(
        froth(random, points('890 800 1080 806 1300 822 1500 836 1500 856 1260 842 1060 830 890 818'), 16),
        '#ffffff',
        { opacity: 0.9 },
      ),
      haze(paper, 560, 860, '#ffeccc', 0.25),
      head(
        '1180 440 1100 850 1340 380 1310 870 1540 320 1530 890 1760 270 1790 910 2020 240 2080 930',
        ['#8fb458', '#6f9a50', '#6a8a50'],
        ['#34606c', '#2c5460', '#2c4c54'],
        20,
      ),
      shape(
        froth(random, points('1090 850 1300 866 1520 886 1800 910 1800 936 1500 914 1290 892 1090 872'), 20),
        '#ffffff',
        { opacity: 0.92 },
      ),
      head(
        '1480 340 1360 930 1660 270 1600 960 1880 190 1860 1000 2120 120 2160 1040 2400 60 2500 1090',
        ['#8cc048', '#5f9a40', '#4f7f3c', '#5c6a40'],
        ['#1f4f48', '#1a443f', '#1c3a3c', '#20343a'],
        30,
      ),
      shape(ribbon(points('1990 320 2010 520 1990 700 2010 900'), [8, 14, 22]), '#ffffff', { opacity: 0.9 }),
      shape(
        froth(
          random,
          points('1350 930 1560 950 1820 990 2100 1040 2100 1066 1800 1020 1540 980 1350 958'),
          24,
        ),
        '#ffffff',
        { opacity: 0.92 },
      ),
      shape(
        smooth(
          points(
            '1420 1090 1560 1030 1760 1020 2000 1050 2240 1080 2480 1100 2480 1720 1900 1720 1760 1400 1640 1280 1520 1180',
          ),
          true,
        ),
        vertical(paper, 1020, 1660, '#7fb04c', '#4f8a44', '#2f6440', '#1f4434'),
      ),
      shape(
        ribbon(points('2480 1180 2260 1170 2060 1200 1900 1260 1780 1250 1640 1200'), [60, 50, 20]),
        vertical(paper, 1150, 1290, '#cfe8dc', '#6fb4b0'),
      ),
      shape(
        froth(
          random,
          points(
            '1560 1140 1700 1090 1900 1080 2100 1100 2300 1120 2500 1120 2500 1170 2200 1160 1960 1160 1700 1170',
          ),
          40,
        ),
        '#2c6440',
      ),
      shape(ribbon(beach, [70, 84, 120]), vertical(paper, 1040, 1440, '#4a4654', '#2c2a36')),
      ...[-58, -96, -140].map((away, i) =>
        shape(
          ribbon(
            beach.map(([x, y]): Point => [x + away, y + 26 + i * 8]),
            [16, 24 - i * 3, 34],
          ),
          '#ffffff',
          { opacity: 0.9 - i * 0.16 },
        ),
      ),
      shape(
        `${smooth(crest(random, '-80 1200 160 1180 380 1190 600 1240 800 1320 960 1420 1080 1540 1160 1720', 0.1))}L-80 1720z`,
        vertical(paper, 1180, 1660, '#7f9a48', '#4f7a3c', '#2c5434', '#1a3a2c'),
      ),
      spray(
        paper,
        ground(points('-80 1200 160 1180 380 1190 600 1240 800 1320 960 1420 1080 1540 1160 1720'), 1740),
        '#ffe9a8',
        [-60, 1180],
        [600, 1500],
        0.5,
      ),
      shape(
        ribbon(
          points('-60 1330 160 1300 360 1310 520 1370 480 1440 600 1480 760 1540 700 1620 800 1700'),
          [46, 38, 60],
        ),
        '#c8905c',
      ),
      stroke('M240 1290V1200M330 1296V1208M420 1316V1226M240 1214Q330 1200 420 1236', '#6a4a38', 12),
      walker(
        150,
        1320,
        220,
        { coat: '#d9442c', shade: '#8a2a24', legs: '#2c2a34', skin: '#c88a6c', pack: '#2f6f8a' },
        -1,
      ),
      walker(560, 1450, 200, { coat: '#f0b83c', shade: '#a8742a', legs: '#2c2a34', skin: '#c88a6c' }, -1),
      shape(
        tufts(random, points('-60 1200 160 1190 380 1200 600 1250 800 1330 960 1430'), 50, 16, 0.4),
        '#a8bc54',
      ),
      ...times(11, (i) => {
        const [d, half] = blade(
          [2400 - i * 20, 1700],
          [1760 + i * 74 + between(random, -20, 20), 1340 + Math.abs(i - 5) * 34],
          40,
          (i - 5) * 6,
        );
        return group(
          {},
          shape(d, i % 2 === 0 ? '#2f6a40' : '#24563a'),
          shape(half, '#7fb450', { opacity: 0.75 }),
        );
      }),
      ...times(9, (i) => {
        const [d, half] = blade(
          [-40 + i * 10, 1720],
          [-60 + i * 70, 1430 + Math.abs(i - 4) * 40],
          34,
          (i - 4) * 6,
        );
        return group({}, shape(d, '#1f4a34'), shape(half, '#6a9a48', { opacity: 0.7 }));
      }),
      ...[
        [2090, 1480],
        [2230, 1430],
        [2330, 1540],
      ].map(([x = 0, y = 0]) =>
        group(
          {},
          ...times(5, (k) =>
            disc(
              x + Math.cos((k * 2 * Math.PI) / 5) * 24,
              y + Math.sin((k * 2 * Math.PI) / 5) * 24,
              20,
              '#f0405c',
            ),
          ),
          disc(x, y, 13, '#ffd86c'),
          stroke(`M${short(x)} ${short(y)}l34-26`, '#ffd86c', 6),
        ),
      ),
    ];
  },
};
