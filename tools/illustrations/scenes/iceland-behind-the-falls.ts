import { walker } from '../kit/creatures';
import { clipped, glow, haze, sky, spray } from '../kit/effects';
import { line, rough, smooth, type Point } from '../kit/geometry';
import { froth, points, stops } from '../kit/isles';
import { massif } from '../kit/lagoon';
import { gradient, vertical } from '../kit/paper';
import { tufts } from '../kit/plants';
import { streaks } from '../kit/posters';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, shape, stroke } from '../kit/svg';
import { glitter, ripples } from '../kit/water';

const PLAIN = 880;

export const scene: Scene = {
  key: 'iceland-behind-the-falls',
  draw: (paper) => {
    const { random } = paper;
    const roof = points(
      '-80 980 20 700 140 480 330 300 600 190 940 130 1300 120 1660 150 1980 240 2220 400 2380 640 2480 940',
    );
    const hole = line(rough(random, [...roof, [2480, 1700], [-80, 1700]], 0.14, 50), true);
    const path: Point[] = points(
      '-80 1330 220 1270 520 1290 860 1370 1180 1440 1500 1430 1800 1350 2080 1260 2300 1210 2500 1200',
    );
    const fall = 'M1010 60L1440 60L1500 620L1560 1190L900 1190L950 620z';
    const strands = times(54, (i): string => {
      const t = i / 53;
      const [top, bottom] = [1014 + t * 422, 906 + t * 648];
      const y = between(random, 60, 700);
      const s = (y - 60) / 1130;
      return `M${String(Math.round(top + (bottom - top) * s))} ${String(Math.round(y))}L${String(Math.round(top + (bottom - top) * Math.min(1, s + between(random, 0.2, 0.5))))} ${String(Math.round(y + between(random, 240, 560)))}`;
    }).join('');
    return [
      sky(paper, PLAIN, '#5f86b0', '#a8b8c4', '#f4d0a0', '#ffbe78'),
      glow(paper, [1900, 780], 1300, stops('0 #fff6d0 1, 0.12 #ffe2a0 0.8, 0.5 #ffb060 0.25, 1 #ffb060 0')),
      disc(1900, 740, 70, '#fffbe6'),
      streaks(
        random,
        '700 330 900 30 1500 260 900 26 2050 440 700 30 500 520 700 24 1700 560 800 20',
        '#ffe8cc',
        0.75,
      ),
      massif(paper, {
        edges:
          '300 860 300 884|380 800 370 884|430 820 440 884|520 780 510 884|600 850 610 884|700 812 690 884|760 846 770 884|840 880 850 884'.split(
            '|',
          ),
        lit: ['#a88c98', '#b89a9c'],
        shade: ['#6a6488', '#7a7088'],
        firstLit: false,
      }),
      haze(paper, 740, PLAIN + 6, '#ffe0ac', 0.6),
      shape(
        `M-60 ${String(PLAIN)}H2460V1660H-60z`,
        vertical(paper, PLAIN, 1240, '#c9b46c', '#8fa04c', '#5a7a3c'),
      ),
      ...times(9, (i) =>
        stroke(
          `M${String(120 + i * 260)} ${String(930 + (i % 3) * 50)}h${String(120 + (i % 4) * 60)}`,
          i % 2 === 0 ? '#7a9a44' : '#d8c47c',
          16,
          { opacity: 0.5 },
        ),
      ),
      shape(
        smooth(
          points(
            '1900 890 1700 930 1820 980 1560 1040 1640 1110 1440 1160 1560 1230 1760 1200 1740 1110 1900 1040 1980 980 1860 930 1960 892',
          ),
          true,
        ),
        '#ffe2b0',
        { opacity: 0.9 },
      ),
      shape(
        smooth(
          points('500 1170 900 1120 1240 1110 1640 1130 1960 1190 2000 1290 1500 1400 900 1380 560 1280'),
          true,
        ),
        vertical(paper, 1110, 1380, '#d8e4e0', '#6f9cae', '#2f5f7c'),
      ),
      shape(glitter(random, { x: 1600, top: 1140, bottom: 1340, spread: [160, 300], count: 50 }), '#fff4d4', {
        opacity: 0.7,
      }),
      shape(ripples(random, 1150, 1370, 24), '#ffffff', { opacity: 0.4 }),
      clipped(
        paper,
        fall,
        shape(
          fall,
          gradient(
            paper,
            [900, 600],
            [1560, 640],
            stops('0 #cfe4ea 0.86, 0.35 #f4fbfb 0.7, 0.7 #fff4e0 0.62, 1 #ffe2b0 0.86'),
          ),
        ),
        stroke(strands, '#ffffff', 11, { opacity: 0.85 }),
        stroke(strands, '#8fb4c8', 7, { opacity: 0.35, transform: 'translate(16 30)' }),
      ),
      shape(
        froth(
          random,
          [
            [820, 1210],
            [880, 1120],
            [1020, 1070],
            [1240, 1050],
            [1440, 1080],
            [1580, 1130],
            [1640, 1210],
            [1240, 1250],
          ],
          60,
        ),
        '#ffffff',
        { opacity: 0.92 },
      ),
      glow(paper, [1230, 1110], 460, stops('0 #ffffff 0.7, 0.5 #fff6e4 0.3, 1 #fff6e4 0'), 0.6),
      shape(
        `M-60-60H2460V1660H-60z${hole}`,
        gradient(paper, [2300, 700], [200, 700], stops('0 #4a3a34, 0.4 #2b2830, 1 #171a22')),
        {
          'fill-rule': 'evenodd',
        },
      ),
      ...[
        [34, '#2f4628', 62],
        [10, '#48652f', 44],
        [-16, '#7f9440', 24],
      ].map(([away, colour, size]) =>
        shape(
          froth(
            random,
            [
              ...roof.map(([x, y]): Point => [x + (1240 - x) * 0.02 * Number(away) * 0.1, y + Number(away)]),
              ...[...roof]
                .reverse()
                .map(([x, y]): Point => [x - (1240 - x) * 0.05, y - 60 + Number(away) * 0.4]),
            ],
            Number(size),
          ),
          String(colour),
        ),
      ),
      shape(
        `${smooth(path)}L2500 1720L-80 1720z`,
        gradient(paper, [1900, 1240], [500, 1640], stops('0 #8f7a58, 0.3 #4f4a44, 0.7 #2b2a30, 1 #171a22')),
      ),
      spray(paper, `${smooth(path)}L2500 1720L-80 1720z`, '#ffd9a0', [1900, 1260], [1500, 1440], 0.45),
      stroke(smooth(path.map(([x, y]): Point => [x, y + 8])), '#ffdca8', 7, { opacity: 0.55 }),
      shape(
        tufts(
          random,
          path.map(([x, y]): Point => [x, y + 12]),
          40,
          26,
          0.2,
        ),
        '#5f7a3c',
      ),
      shape(
        smooth(
          points(
            '-80 1480 300 1420 700 1500 1100 1560 1500 1560 1900 1480 2300 1400 2500 1380 2500 1420 2300 1450 1900 1540 1500 1620 1100 1620 700 1560 300 1480 -80 1540',
          ),
          true,
        ),
        '#6a5f54',
        { opacity: 0.55 },
      ),
      walker(640, 1500, 250, { coat: '#2f6fa8', shade: '#1d456c', legs: '#1a1c26', skin: '#e0a888' }),
      walker(780, 1520, 200, { coat: '#f5c84a', shade: '#b98a24', legs: '#1a1c26', skin: '#e0a888' }),
      ...times(40, () =>
        disc(between(random, 700, 1800), between(random, 700, 1300), between(random, 2, 6), '#ffffff', {
          opacity: 0.7,
        }),
      ),
    ];
  },
};
