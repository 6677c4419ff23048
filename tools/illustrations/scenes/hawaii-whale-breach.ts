import { streak } from '../kit/clouds';
import { gull } from '../kit/creatures';
import { clipped, glow, haze, sky, spray } from '../kit/effects';
import { ground, line, rough, type Point } from '../kit/geometry';
import { froth, points, ribbon, rows, smoothShape, stops } from '../kit/isles';
import { whale, kayak } from '../kit/isles-whale';
import { vertical } from '../kit/paper';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, type Markup } from '../kit/svg';
import { glint, glitter, ripples } from '../kit/water';

const SEA = 900;
const SUN: Point = [1990, 800];

export const scene: Scene = {
  key: 'hawaii-whale-breach',
  draw: (paper) => {
    const { random } = paper;
    const jet = (angle: number, length: number, wide: number, from: number): string => {
      const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
      const x = 1160 + from;
      return ribbon(
        [
          [x, 1190],
          [x + dx * 0.4, 1190 + dy * 0.62],
          [x + dx * 0.8, 1190 + dy * 0.98],
          [x + dx, 1190 + dy * 0.94],
        ],
        [wide, wide * 0.62, 3],
      );
    };
    const jets = (count: number, low: number, high: number): string =>
      times(count, (i) => {
        const share = (i + between(random, 0.1, 0.9)) / count;
        const angle = -Math.PI * (0.88 - share * 0.76);
        return jet(
          angle,
          between(random, low, high) * (0.75 + 0.25 * Math.abs(Math.cos(angle))),
          between(random, 34, 64),
          (share - 0.5) * 560,
        );
      }).join('');
    const drops = times(90, () => {
      const [angle, far] = [
        -Math.PI * (random() > 0.45 ? between(random, 0.03, 0.3) : between(random, 0.72, 0.97)),
        between(random, 300, 660),
      ];
      const [x, y] = [1170 + Math.cos(angle) * far * 1.05, 1160 + Math.sin(angle) * far * 0.82];
      const r = between(random, 3, 9);
      return `M${x.toFixed(0)} ${(y - r * 2).toFixed(0)}q${(r * 1.6).toFixed(0)} ${(r * 2).toFixed(0)} 0 ${(r * 3).toFixed(0)}q${(-r * 1.6).toFixed(0)} ${(-r).toFixed(0)} 0 ${(-r * 3).toFixed(0)}z`;
    }).join('');
    const isle = (text: string, colours: readonly string[], light: string): Markup[] => {
      const crest = rough(random, points(text), 0.26, 16);
      const body = ground(crest, SEA + 4);
      const folds = times(12, (i): string => {
        const [x, y] = crest[Math.floor(((i + random()) / 12) * crest.length)] ?? [0, SEA];
        const drop = (SEA - y) * between(random, 0.4, 0.8);
        return line(
          rough(
            random,
            [
              [x, y],
              [x + drop * 0.16, y + drop * 0.5],
              [x + drop * 0.5, y + drop],
              [x + drop * 0.12, y + drop * 0.7],
            ],
            0.3,
            24,
          ),
          true,
        );
      }).join('');
      return [
        clipped(
          paper,
          body,
          shape(body, vertical(paper, 400, SEA, ...colours)),
          shape(folds, light, { opacity: 0.5 }),
          spray(paper, body, light, [1300, SEA - 200], [200, 600], 0.5),
        ),
      ];
    };
    const swell = (text: string, colours: readonly string[], top: number): Markup =>
      shape(smoothShape(text), vertical(paper, top, top + 240, ...colours));
    return [
      sky(paper, SEA, '#4a5f9a', '#9a86b4', '#f0a89a', '#ffc98a', '#ffe6ae'),
      glow(paper, SUN, 1250, stops('0 #fffbe2 1, 0.1 #ffeab0 0.85, 0.4 #ffb886 0.4, 1 #ffb886 0')),
      ...rows(
        4,
        '500 230 1100 46 1960 170 1000 40 1500 360 500 22 260 420 760 30 2200 480 700 26 760 560 500 18',
      ).map(([x = 0, y = 0, length = 0, thick = 0]) =>
        shape(streak(random, x, y, length, thick), '#ffd9b4', { opacity: 0.75 }),
      ),
      disc(SUN[0], SUN[1], 84, '#fffdec'),
      ...isle(
        '1260 902 1500 850 1720 800 1900 830 2080 846 2300 800 2460 826',
        ['#efb09a', '#e3a3a0'],
        '#ffd2a6',
      ),
      ...isle(
        '-60 650 120 610 260 640 420 690 600 760 800 850 1000 884 1240 904',
        ['#a583ac', '#c493a8'],
        '#f0b09c',
      ),
      ...isle(
        '-60 560 40 530 130 570 210 480 290 400 350 440 400 410 500 560 600 640 690 720 820 800 960 880 1040 906',
        ['#64568f', '#8d6d9c'],
        '#e39a94',
      ),
      haze(paper, 640, SEA, '#ffc9a0', 0.55),
      shape(
        `M-60 ${String(SEA)}H2460V1660H-60z`,
        vertical(paper, SEA, 1640, '#ffd6a4', '#c79aa4', '#5d88a4', '#1d5f80', '#0a3450'),
      ),
      shape(ripples(random, SEA + 6, 1300, 110), '#fff0dc', { opacity: 0.35 }),
      shape(
        glitter(random, { x: SUN[0], top: SEA + 6, bottom: 1420, spread: [100, 360], count: 130 }),
        '#fffbe2',
        { opacity: 0.9 },
      ),
      placed(390, 1090, 0.72, kayak()),
      shape(glint(390, 1108, 300, 14), '#1d4468', { opacity: 0.6 }),
      shape(glint(1140, 1216, 1300, 60), '#123f5e', { opacity: 0.6 }),
      shape(jets(20, 330, 560), '#a9b4cc', { opacity: 0.9 }),
      group({ transform: 'translate(1180 1190) rotate(4) scale(1.1)' }, whale(paper)),
      shape(jets(17, 190, 360), vertical(paper, 900, 1200, '#fff2dc', '#cdd9e2')),
      shape(drops, '#fffaf0', { opacity: 0.95 }),
      shape(
        froth(
          random,
          points(
            '620 1236 700 1180 820 1150 900 1090 1010 1110 1120 1080 1240 1100 1340 1060 1440 1120 1560 1150 1650 1190 1740 1240',
          ),
          74,
        ),
        vertical(paper, 1060, 1240, '#fff6e4', '#e4dfe0', '#9fb6c8'),
      ),
      shape(
        froth(
          random,
          points('560 1252 640 1210 800 1200 980 1180 1160 1196 1330 1176 1500 1196 1660 1206 1800 1252'),
          46,
        ),
        vertical(paper, 1170, 1256, '#fffdf4', '#c3d3dc'),
      ),
      swell(
        '-60 1290 240 1250 560 1244 900 1270 1300 1260 1700 1240 2100 1276 2460 1250 2460 1700 -60 1700',
        ['#5f9db4', '#1f6a8a'],
        1240,
      ),
      shape(
        [
          glint(1180, 1262, 1240, 26),
          glint(820, 1290, 500, 14),
          glint(1560, 1296, 620, 16),
          glint(1180, 1320, 380, 12),
        ].join(''),
        '#fffaf0',
        { opacity: 0.85 },
      ),
      shape(glitter(random, { x: 2060, top: 1280, bottom: 1440, spread: [200, 340], count: 50 }), '#ffe9b8', {
        opacity: 0.85,
      }),
      swell(
        '-60 1400 300 1440 640 1430 1000 1390 1400 1400 1800 1450 2160 1430 2460 1380 2460 1700 -60 1700',
        ['#3d86a2', '#155474', '#0b3a58'],
        1390,
      ),
      swell(
        '-60 1560 400 1500 800 1510 1300 1560 1800 1570 2200 1530 2460 1540 2460 1700 -60 1700',
        ['#1f6280', '#0a3450'],
        1500,
      ),
      shape(ripples(random, 1440, 1620, 40), '#a9d3d8', { opacity: 0.35 }),
      gull(1800, 370, 84, '#fffaf0', -10),
      gull(1890, 450, 56, '#fffaf0', 8),
      gull(760, 440, 60, '#6a5a86', 6),
    ];
  },
};
