import { gull } from '../kit/creatures';
import { blur, clipped, glow, sky, spray } from '../kit/effects';
import { line, rough, type Point } from '../kit/geometry';
import { froth, points, ribbon, smoothShape, stops } from '../kit/isles';
import { gradient, vertical } from '../kit/paper';
import { streaks } from '../kit/posters';
import { seaTower, trawler } from '../kit/posters-france';
import { cracks } from '../kit/posters-west';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, short, stroke, type Markup } from '../kit/svg';
import { glint, ripples } from '../kit/water';

const LAMP: Point = [1370, 352];

export const scene: Scene = {
  key: 'france-lighthouse',
  draw: (paper) => {
    const { random } = paper;
    const soft = blur(paper, 10);
    const swell = (text: string, top: number, colours: readonly string[], foam: number): Markup => {
      const d = smoothShape(`${text} 2520 1760 -120 1760`);
      const list = points(text);
      const crests = list.flatMap(([x, y], i) => {
        const [before, after] = [list[i - 1], list[i + 1]];
        if (i % 2 === 0 || !before || !after) return [];
        const at = (dx: number): Point => {
          const [ox, oy] = dx < 0 ? before : after;
          return [x + dx, y + (oy - y) * Math.min(1, Math.abs(dx / (ox - x))) ** 1.7];
        };
        const [f, run] = [foam, foam * between(random, 0.8, 1.3)];
        const low = ([px, py]: Point, drop: number): Point => [px, py + drop * f];
        return [
          froth(
            random,
            [
              at(-run * 6),
              low(at(-run * 2.4), -0.35),
              low([x, y], -0.7),
              low(at(run * 2), -0.2),
              low(at(run * 3.6), 0.7),
              low(at(run * 1.6), 0.9),
              low(at(-run * 0.6), 0.7),
              low(at(-run * 3), 0.5),
            ],
            f * 0.62,
          ) +
            glint(x - run * 1.4, y + f * 1.9, run * 7, f * 0.16) +
            glint(x + run * 2, y + f * 2.7, run * 5, f * 0.14),
        ];
      });
      return group(
        {},
        shape(d, vertical(paper, top, top + 360, ...colours)),
        shape(crests.join(''), '#f0f9f4', { opacity: 0.92 }),
      );
    };
    const beam = (to: readonly Point[], reach: Point): Markup =>
      shape(
        line([LAMP, ...to], true),
        gradient(paper, LAMP, reach, stops('0 #fff6c4 0.85, 0.4 #ffeeb0 0.3, 1 #ffeeb0 0')),
      );
    const burst = froth(
      random,
      points(
        '900 1180 960 1020 1000 900 960 800 1030 700 1010 600 1090 560 1130 640 1200 600 1230 700 1290 760 1420 760 1480 660 1540 540 1610 460 1660 520 1640 620 1720 600 1730 720 1680 800 1760 860 1740 980 1800 1080 1840 1200',
      ),
      58,
    );
    const reef = rough(
      random,
      points(
        '960 1300 1020 1220 1090 1190 1150 1140 1240 1150 1370 1132 1500 1146 1590 1140 1660 1196 1740 1220 1800 1300',
      ),
      0.2,
      18,
    );
    const rock = line([...reef, [1800, 1330], [960, 1330]], true);
    const drops = times(120, () => {
      const [x, y] = [between(random, 820, 1900), between(random, 380, 1150)];
      return disc(x, y, between(random, 2, 7) * (0.6 + random() * 0.6), '#f4fbf8', { opacity: 0.85 });
    });
    const rain = times(
      120,
      (): string =>
        `M${short(between(random, -40, 2440))} ${short(between(random, 60, 1300))}l-${short(between(random, 20, 34))} ${short(between(random, 50, 90))}`,
    ).join('');
    return [
      sky(paper, 1000, '#141c34', '#26344f', '#46586c', '#8a8478', '#f0b068'),
      glow(paper, [260, 960], 1100, stops('0 #ffe6a8 1, 0.18 #ffc878 0.7, 0.5 #f4a05c 0.25, 1 #f4a05c 0')),
      ...[
        [
          '-100 -80 -100 420 180 380 420 440 700 360 960 420 1260 330 1500 400 1800 330 2100 400 2520 330 2520 -80',
          ['#1a2440', '#34465c', '#5a646c'],
          420,
          110,
        ],
        [
          '-100 -80 -100 250 240 210 560 280 900 200 1200 260 1560 180 1900 250 2240 190 2520 230 2520 -80',
          ['#10182e', '#202c46', '#3a4a5c'],
          270,
          100,
        ],
      ].map(([text = '', colours = [], bottom = 0, size = 1]) => {
        const d = froth(random, points(text as string), size as number);
        return group(
          {},
          shape(d, vertical(paper, 0, bottom as number, ...(colours as string[]))),
          spray(paper, d, '#f0b878', [-60, 520], [900, 200], 0.6),
        );
      }),
      streaks(random, '420 620 900 40 1900 560 900 36 200 760 700 30 2100 720 640 26', '#2f3c52', 0.6),
      streaks(random, '460 690 760 18 160 850 640 16', '#ffd99a', 0.7),
      stroke(rain, '#d4e4e4', 3, { opacity: 0.2 }),
      beam(
        [
          [-120, 30],
          [-120, 330],
        ],
        [40, 270],
      ),
      beam(
        [
          [2560, 240],
          [2560, 620],
        ],
        [2460, 390],
      ),
      swell(
        '-120 1000 200 980 500 1000 840 976 1160 1004 1500 984 1800 1000 2100 972 2520 1000',
        970,
        ['#7a8478', '#3f6068', '#234a58'],
        12,
      ),
      shape(ripples(random, 1000, 1120, 50), '#ffdca4', { opacity: 0.35 }),
      group({ transform: 'translate(470 1090) rotate(-9) scale(0.62)' }, trawler()),
      shape(froth(random, points('560 1110 610 1070 660 1046 720 1060 770 1104 680 1124'), 24), '#f4fbf6'),
      shape(burst, vertical(paper, 460, 1200, '#ffffff', '#e4f0ee', '#a9c9cc', '#6f9ca8'), {
        filter: soft,
        opacity: 0.5,
        transform: 'translate(0 -14)',
      }),
      shape(burst, vertical(paper, 460, 1200, '#fffdf4', '#e0efec', '#a4c9cc', '#6a9aa8')),
      spray(paper, burst, '#2f5a70', [1840, 1180], [1400, 760], 0.8),
      spray(paper, burst, '#ffe0a4', [900, 900], [1140, 860], 0.7),
      swell(
        '-120 1110 160 1080 420 1096 700 1120 940 1140 1240 1160 1560 1150 1860 1120 2160 1070 2520 1100',
        1070,
        ['#5f8a88', '#2f606c', '#183c50'],
        18,
      ),
      shape(rock, vertical(paper, 1130, 1400, '#6a6068', '#3a3a4c', '#1c2438')),
      spray(paper, rock, '#ffcf94', [960, 1180], [1240, 1260], 0.8),
      group(
        { opacity: 0.6 },
        clipped(paper, rock, shape(cracks(random, [1000, 1760], [1150, 1380], 14, 16), '#141a2c')),
      ),
      placed(1370, 1144, 1.04, seaTower(paper)),
      glow(paper, LAMP, 320, stops('0 #fffbe0 0.95, 0.3 #fff0b0 0.4, 1 #ffe9a0 0')),
      shape(
        froth(
          random,
          points(
            '930 1330 980 1230 1060 1190 1120 1120 1180 1090 1220 1150 1290 1180 1330 1240 1440 1250 1500 1190 1560 1120 1640 1080 1690 1150 1760 1190 1820 1250 1860 1340 1400 1380',
          ),
          42,
        ),
        vertical(paper, 1080, 1370, '#ffffff', '#dcecec', '#8fb8c0'),
      ),
      shape(
        froth(random, points('1150 1250 1180 1150 1230 1090 1270 1150 1300 1240 1240 1290'), 30) +
          froth(random, points('1480 1240 1530 1130 1590 1060 1630 1130 1640 1230 1560 1280'), 30),
        '#ffffff',
        { opacity: 0.9 },
      ),
      ...drops,
      swell(
        '-120 1260 140 1230 460 1270 800 1330 1100 1360 1400 1370 1700 1350 2000 1270 2260 1210 2520 1250',
        1210,
        ['#4f8a88', '#1f5a68', '#0f3044'],
        30,
      ),
      shape(
        ribbon(points('900 1400 1200 1420 1500 1410 1800 1380'), [6, 26, 6]) +
          glint(700, 1420, 520, 16) +
          glint(1900, 1400, 460, 14),
        '#d4ece8',
        { opacity: 0.6 },
      ),
      swell(
        '-120 1440 200 1400 560 1440 960 1500 1340 1530 1720 1500 2060 1430 2520 1400',
        1390,
        ['#3a7478', '#164656', '#0a2238'],
        44,
      ),
      shape(
        ribbon(points('-60 1560 300 1540 700 1580 1100 1600'), [6, 20, 4]) +
          ribbon(points('1500 1600 1840 1570 2200 1540 2460 1560'), [4, 22, 6]),
        '#b4dcd8',
        { opacity: 0.5 },
      ),
      ...[
        [760, 520, 110, -14],
        [640, 640, 70, 6],
        [1960, 640, 120, 12],
        [2120, 540, 80, -8],
        [940, 380, 60, 4],
      ].map(([x = 0, y = 0, s = 0, bank = 0]) => gull(x, y, s, '#f4f6f2', bank)),
    ];
  },
};
