import { clipped, glow, haze, sky } from '../kit/effects';
import { line, rough, smooth, type Point } from '../kit/geometry';
import { froth, points, ribbon, stops } from '../kit/isles';
import { gradient, vertical } from '../kit/paper';
import { tufts } from '../kit/plants';
import { streaks } from '../kit/posters';
import { beds, cracks } from '../kit/posters-west';
import { barn } from '../kit/posters-west-bison';
import { between, times, type Random } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, short, stroke, type Markup } from '../kit/svg';

/** An apple tree, foot at x, y; lit from the left. */
const apple = (random: Random, x: number, y: number, s: number, ripe: boolean): Markup => {
  const crown = (dx: number, dy: number, w: number, h: number): string =>
    froth(
      random,
      points(
        [-1, 0.2, -0.8, -0.6, -0.1, -1, 0.7, -0.7, 1, 0.1, 0.5, 0.6, -0.5, 0.6]
          .map((v, i) => short(i % 2 === 0 ? x + dx + v * w : y + dy + v * h))
          .join(' '),
      ),
      s * 0.2,
    );
  return group(
    {},
    shape(
      `M${short(x - s * 1.1)} ${short(y + s * 0.06)}q${short(s * 1.1)}-${short(s * 0.14)} ${short(s * 2.4)} 0q-${short(s * 1.2)} ${short(s * 0.18)}-${short(s * 2.4)} 0z`,
      '#2c4a24',
      { opacity: 0.45 },
    ),
    shape(
      ribbon(
        points(
          `${short(x)} ${short(y + 4)} ${short(x - s * 0.04)} ${short(y - s * 0.5)} ${short(x - s * 0.3)} ${short(y - s)}`,
        ),
        [s * 0.22, s * 0.15, s * 0.06],
      ),
      '#5a3c30',
    ),
    shape(
      ribbon(
        points(
          `${short(x - s * 0.03)} ${short(y - s * 0.4)} ${short(x + s * 0.2)} ${short(y - s * 0.7)} ${short(x + s * 0.4)} ${short(y - s)}`,
        ),
        [s * 0.12, s * 0.1, s * 0.05],
      ),
      '#4a3028',
    ),
    shape(crown(0, -s * 1.2, s * 0.98, s * 0.7), '#3c6a34'),
    shape(crown(-s * 0.14, -s * 1.3, s * 0.74, s * 0.5), '#5f9440'),
    shape(crown(-s * 0.3, -s * 1.42, s * 0.44, s * 0.28), '#a8c454'),
    ...(ripe
      ? times(22, () => {
          const [dx, dy] = [between(random, -0.8, 0.8) * s, -s * 1.2 + between(random, -0.5, 0.44) * s];
          return group(
            {},
            disc(x + dx, y + dy, s * 0.055, '#d9402c'),
            disc(x + dx - s * 0.016, y + dy - s * 0.018, s * 0.018, '#ffb09a'),
          );
        })
      : []),
  );
};

export const scene: Scene = {
  key: 'usa-orchard-cliff',
  draw: (paper) => {
    const { random } = paper;
    const top = rough(
      random,
      points(
        '-80 300 160 280 360 320 520 290 700 240 900 260 1080 210 1280 230 1480 180 1700 210 1900 170 2140 220 2300 200 2480 230',
      ),
      0.2,
      20,
    );
    const cliff = line([...top, [2480, 1120], [-80, 1120]], true);
    const buttress = times(11, (i): string => {
      const x = -60 + i * 240;
      return line(
        rough(
          random,
          [
            [x + 120, 200],
            [x + 150, 500],
            [x + 120, 800],
            [x + 170, 1120],
            [x + 250, 1120],
            [x + 236, 760],
            [x + 220, 480],
            [x + 200, 210],
          ],
          0.12,
          30,
        ),
        true,
      );
    }).join('');
    const domes =
      smooth(points('1180 240 1240 130 1340 90 1440 110 1500 190 1520 240'), true) +
      smooth(points('1660 230 1720 150 1800 120 1880 150 1920 220'), true);
    const slope: Point[] = points('-60 1010 300 960 700 1000 1100 940 1500 990 1900 930 2460 980');
    const lawn: Point[] = points('-60 1110 500 1090 1100 1100 1700 1080 2460 1100');
    return [
      sky(paper, 500, '#2f74b4', '#74b0d4', '#cfe4e4'),
      glow(paper, [300, 120], 1200, stops('0 #fffbe0 0.9, 0.3 #fff0c4 0.35, 1 #fff0c4 0')),
      streaks(random, '700 120 900 40 1900 80 700 30 2240 160 500 24', '#ffffff', 0.85),
      shape(domes, gradient(paper, [1180, 150], [1920, 200], stops('0 #fff6e4, 0.5 #e8d4c0, 1 #b89a98'))),
      clipped(
        paper,
        cliff,
        shape(cliff, vertical(paper, 170, 1120, '#e8845c', '#d0603f', '#b04a38', '#8a3a38')),
        shape(buttress, '#5c2438', { opacity: 0.42 }),
        beds(
          paper,
          cliff,
          [-80, 2480],
          '330 16 450 10 560 20 640 12 760 34 830 14 900 26 980 16 1050 30',
          '#7a2c30',
          0.42,
          16,
        ),
        shape(cracks(random, [-60, 2460], [240, 820], 40, 13), '#5c2030', { opacity: 0.5 }),
        shape(cliff, gradient(paper, [-60, 300], [1300, 800], stops('0 #ffe0a8 0.5, 1 #ffe0a8 0'))),
      ),
      shape(
        `${smooth(slope)}L2460 1200L-60 1200z`,
        vertical(paper, 930, 1140, '#b8644c', '#9a5a48', '#8a6a4c'),
      ),
      shape(
        times(40, () => {
          const [x, y] = [between(random, -40, 2440), between(random, 990, 1080)];
          return froth(
            random,
            points(
              `${short(x - 26)} ${short(y)} ${short(x)} ${short(y - 26)} ${short(x + 26)} ${short(y)} ${short(x)} ${short(y + 8)}`,
            ),
            14,
          );
        }).join(''),
        '#5f7048',
      ),
      haze(paper, 820, 1090, '#ffdcb0', 0.35),
      shape(
        times(18, (i) => {
          const [x, y] = [-20 + i * 146 + between(random, -30, 30), 1096];
          const s = between(random, 70, 110);
          return froth(
            random,
            points(
              `${short(x - s * 0.6)} ${short(y)} ${short(x - s * 0.7)} ${short(y - s * 1.2)} ${short(x)} ${short(y - s * 2)} ${short(x + s * 0.7)} ${short(y - s * 1.1)} ${short(x + s * 0.6)} ${short(y)}`,
            ),
            34,
          );
        }).join(''),
        '#4f7a38',
      ),
      shape(
        `${smooth(lawn)}L2460 1660L-60 1660z`,
        vertical(paper, 1080, 1620, '#a8c45c', '#7aa448', '#4c7a3a', '#34582f'),
      ),
      ...times(6, (i) =>
        shape(
          ribbon(
            points(
              `${short(1240 + (i - 2.5) * 90)} 1100 ${short(1200 + (i - 2.5) * 330)} 1340 ${short(1140 + (i - 2.5) * 640)} 1680`,
            ),
            [4, 26, 60],
          ),
          '#d4d878',
          { opacity: 0.4 },
        ),
      ),
      placed(1720, 1190, 1.45, barn()),
      ...[
        [300, 1180, 76],
        [620, 1176, 74],
        [940, 1180, 78],
        [1240, 1176, 72],
        [2160, 1190, 84],
        [2400, 1180, 80],
      ].map(([x = 0, y = 0, s = 0]) => apple(random, x, y, s, true)),
      ...[
        [120, 1330, 150],
        [720, 1320, 145],
        [2240, 1350, 165],
      ].map(([x = 0, y = 0, s = 0]) => apple(random, x, y, s, true)),
      stroke(
        'M1290 1420L1390 1100M1350 1420L1440 1100M1300 1390h54M1316 1340h52M1332 1290h50M1348 1240h48M1364 1190h46',
        '#c89a5c',
        11,
      ),
      apple(random, 1500, 1440, 215, true),
      stroke(
        'M1220 1452L1340 1120M1296 1456L1400 1120M1238 1410h64M1256 1360h62M1274 1310h60M1292 1260h58M1310 1210h56',
        '#e8c48a',
        13,
      ),
      group(
        {},
        shape('M1010 1560l18-110h180l18 110z', '#b07a3c'),
        shape('M1120 1560l0-110h88l18 110z', '#7a4f28'),
        stroke('M1016 1524h206M1022 1488h192', '#5c3a20', 6),
        ...times(11, (i) =>
          disc(
            1042 + (i % 6) * 30 + (i > 5 ? 14 : 0),
            1444 - (i > 5 ? 24 : 0),
            19,
            i % 3 === 0 ? '#f0b83c' : '#d9402c',
          ),
        ),
      ),
      shape(tufts(random, points('-60 1580 600 1560 1200 1590 1800 1570 2460 1580'), 70, 14, 0.2), '#2f5a30'),
      ...times(26, () =>
        disc(between(random, 1250, 1800), between(random, 1440, 1560), between(random, 10, 15), '#c83c2c'),
      ),
    ];
  },
};
