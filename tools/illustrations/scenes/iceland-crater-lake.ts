import { gull, walker } from '../kit/creatures';
import { clipped, glow, haze, sky, spray } from '../kit/effects';
import { ground, line, rough, smooth, type Point } from '../kit/geometry';
import { points, smoothShape, stops } from '../kit/isles';
import { cumulus } from '../kit/lagoon';
import { iceland } from '../kit/palette';
import { gradient, vertical } from '../kit/paper';
import { stones, tufts } from '../kit/plants';
import { crag, crest } from '../kit/posters';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, shape, stroke } from '../kit/svg';
import { ripples } from '../kit/water';

/** The far rim, left to right. */
const RIM =
  '-60 1010 60 900 200 800 420 700 700 640 960 606 1210 622 1480 590 1760 636 2010 700 2210 800 2350 900 2460 1000';

export const scene: Scene = {
  key: 'iceland-crater-lake',
  draw: (paper) => {
    const { random } = paper;
    const rim = crest(random, RIM, 0.12, 20);
    const bowl = `${line(rim)}L2460 1660L-60 1660z`;
    const shore = (angle: number): Point => [1190 + Math.cos(angle) * 560, 1146 + Math.sin(angle) * 150];
    const lip = (angle: number): Point => [1200 + Math.cos(angle) * 1290, 1010 + Math.sin(angle) * 410];
    /** A run of scree from the rim toward the lake, between two shares of the slope. */
    const scree = (count: number, wide: Point, span: Point): string =>
      times(count, (i): string => {
        const a = Math.PI * (0.96 + (1.08 * (i + between(random, 0.1, 0.9))) / count);
        const [top, foot] = [lip(a), shore(a + between(random, -0.06, 0.06))];
        const [s, e] = [between(random, span[0], span[0] + 0.3), between(random, span[1] - 0.3, span[1])];
        const at = (t: number): Point => [
          top[0] + (foot[0] - top[0]) * t,
          top[1] + (foot[1] - top[1]) * t ** 0.84,
        ];
        const run = rough(random, [at(s), at((s + e) / 2), at(e)], 0.2, 40);
        const w = between(random, wide[0], wide[1]);
        return line(
          [
            ...run,
            ...run
              .slice(1, -1)
              .reverse()
              .map(([x, y], k): Point => [x + w * Math.sin(((k + 1) / run.length) * Math.PI), y + w * 0.12]),
          ],
          true,
        );
      }).join('');
    const band = (share: number, colour: string, thick: number, opacity: number): string => {
      const at = (a: number): Point => {
        const [p, q] = [lip(a), shore(a)];
        const s = share + between(random, -0.02, 0.02);
        return [p[0] + (q[0] - p[0]) * s, p[1] + (q[1] - p[1]) * s];
      };
      return stroke(smooth(times(21, (i) => at(Math.PI * (0.98 + (1.04 * i) / 20)))), colour, thick, {
        opacity,
      });
    };
    const lake = smooth(
      times(16, (i): Point => {
        const [x, y] = shore((i / 16) * Math.PI * 2);
        return [x + between(random, -14, 14), y + between(random, -5, 5)];
      }),
      true,
    );
    const patches = times(70, (): string => {
      const a = Math.PI * between(random, 1.3, 2.02);
      const [p, q, s] = [lip(a), shore(a), between(random, 0.3, 0.95)];
      const [x, y, w] = [p[0] + (q[0] - p[0]) * s, p[1] + (q[1] - p[1]) * s, between(random, 14, 54)];
      return `M${(x - w).toFixed(0)} ${y.toFixed(0)}q${(w * 0.6).toFixed(0)}-${(w * 0.5).toFixed(0)} ${w.toFixed(0)}-${(w * 0.2).toFixed(0)}t${(w * 0.8).toFixed(0)} ${(w * 0.24).toFixed(0)}q-${w.toFixed(0)} ${(w * 0.3).toFixed(0)}-${(w * 1.8).toFixed(0)}-${(w * 0.04).toFixed(0)}z`;
    }).join('');
    const near = crest(
      random,
      '-60 1080 120 1180 340 1290 640 1390 960 1440 1290 1448 1640 1410 1960 1320 2200 1220 2460 1060',
      0.08,
      20,
    );
    const path = smooth(
      points(
        '2460 1150 2220 1300 1960 1410 1640 1500 1300 1560 1000 1600 900 1680 1320 1680 1500 1600 1760 1530 2060 1440 2300 1330 2460 1240',
      ),
      true,
    );
    return [
      sky(paper, 640, '#2f6fa6', '#78b0cc', '#c9e2e2', '#f4efd8'),
      glow(paper, [180, 120], 1300, stops('0 #fffdf0 0.95, 0.2 #fff6d4 0.45, 1 #fff6d4 0')),
      cumulus(paper, [760, 330, 900, 200], ['#ffffff', '#f4f4ec', '#b4ccd6'], '#7f9fb8', -1),
      cumulus(paper, [1900, 250, 1060, 220], ['#ffffff', '#eef1ec', '#a9c4d0'], '#7898b2', -1),
      cumulus(paper, [1420, 470, 520, 90], ['#ffffff', '#f6f4e8', '#c9d9da'], '#8fadc0', -1),
      shape(
        ground(
          crest(
            random,
            '-60 640 200 600 480 624 760 590 1000 610 1300 600 1700 590 1960 606 2200 570 2460 610',
            0.24,
          ),
          720,
        ),
        '#8fa9ba',
      ),
      crag(paper, {
        outline:
          '930 680 1060 600 1180 520 1290 440 1380 376 1436 352 1500 358 1560 390 1650 460 1770 540 1900 610 2040 680',
        spine: '1456 352 1440 420 1490 500 1450 580 1520 700',
        base: 700,
        lit: ['#ffffff', '#fdfaf0', '#dfe8e8', '#a4b8c0'],
        shade: ['#b4cce0', '#93b2cc', '#6f90ac', '#6a8aa4'],
        light: 'left',
        marks: ['#5f7f98', '#4a6c8c'],
        count: 11,
      }),
      shape(
        ground(crest(random, '-60 660 400 640 900 652 1500 636 2000 650 2460 630', 0.06), 1100),
        vertical(paper, 630, 900, '#a9b46c', '#8a9a54', '#6f8440'),
      ),
      shape(smoothShape('1500 690 1800 668 2200 676 2460 690 2460 730 2000 720'), '#3f5a44', {
        opacity: 0.4,
      }),
      shape(smoothShape('-60 720 100 690 400 684 620 700 400 716 100 760 -60 800'), '#3f5a44', {
        opacity: 0.35,
      }),
      haze(paper, 560, 680, '#eef2e2', 0.45),
      clipped(
        paper,
        bowl,
        shape(
          bowl,
          gradient(
            paper,
            [60, 1000],
            [2330, 860],
            stops('0 #4a1f2a, 0.2 #6f2a2c, 0.45 #a8432c, 0.72 #dc7040, 1 #f4a868'),
          ),
        ),
        shape(scree(40, [20, 60], [0.02, 0.9]), '#4a1c28', { opacity: 0.42 }),
        shape(scree(34, [14, 44], [0.1, 1]), '#ffc48a', { opacity: 0.34 }),
        shape(scree(22, [10, 30], [0.4, 1.04]), '#33161f', { opacity: 0.4 }),
        band(0.1, '#3a1820', 22, 0.35),
        band(0.2, '#f0a06c', 12, 0.35),
        band(0.34, '#3a1820', 10, 0.3),
        shape(patches, iceland.moss, { opacity: 0.7 }),
        shape(patches, '#b9c460', { opacity: 0.4, transform: 'translate(-10 -8)' }),
        spray(paper, bowl, '#2a1220', [-60, 1100], [900, 1000], 0.85),
        spray(paper, bowl, '#ffe0a8', [2400, 760], [1600, 940], 0.5),
        spray(paper, bowl, '#2a1220', [1200, 1620], [1200, 1260], 0.7),
      ),
      stroke(line(rim), '#b4bf68', 15),
      stroke(line(rim), '#e6e6a4', 6, { transform: 'translate(0 -8)' }),
      stroke(lake, '#f0d9b0', 20, { opacity: 0.75 }),
      clipped(
        paper,
        lake,
        shape(lake, vertical(paper, 990, 1300, '#c98a6a', '#5fb4b8', '#2fa3b4', '#127f9c')),
        shape(
          smoothShape(
            '620 1100 800 1030 1100 1010 1400 1012 1640 1050 1760 1120 1500 1070 1200 1084 900 1070',
          ),
          '#a8563c',
          { opacity: 0.55 },
        ),
        spray(paper, lake, '#0a4a6c', [640, 1180], [1100, 1140], 0.8),
        spray(paper, lake, '#c9f4e6', [1720, 1160], [1300, 1200], 0.7),
        shape(ripples(random, 1050, 1300, 60), '#f0fffa', { opacity: 0.45 }),
      ),
      walker(1790, 1148, 50, { coat: iceland.lava, shade: '#8c2a1c', legs: '#1d2733' }, -1),
      walker(1826, 1140, 46, { coat: '#f5b841', shade: '#b07a2c', legs: '#1d2733' }, -1),
      gull(930, 840, 66, '#fffdf6', -8),
      gull(1030, 890, 46, '#fffdf6', 8),
      shape(ground(near, 1700), vertical(paper, 1060, 1640, '#a9b05a', '#8a8f48', '#7a5238', '#4a2028')),
      clipped(
        paper,
        ground(near, 1700),
        shape(path, vertical(paper, 1150, 1660, '#f0c79a', '#b4643f')),
        shape(stones(random, [-40, 900], [1400, 1620], 40, 40), '#3a1a20', { opacity: 0.6 }),
        shape(stones(random, [1500, 2440], [1420, 1640], 36, 36), '#5a2a24', { opacity: 0.6 }),
        shape(stones(random, [-40, 2440], [1300, 1640], 60, 44), '#93a04c', { opacity: 0.75 }),
      ),
      spray(paper, ground(near, 1700), '#2a1620', [-60, 1640], [700, 1300], 0.8),
      spray(paper, ground(near, 1700), '#ffe6a8', [2440, 1080], [2000, 1420], 0.5),
      shape(tufts(random, near, 34, 15, 0.5), '#8c9a48'),
      shape('M2010 1448Q2140 1462 2300 1500Q2120 1500 2000 1462z', '#3a1a20', { opacity: 0.5 }),
      walker(
        1985,
        1452,
        250,
        { coat: '#f5b841', shade: '#b4762c', legs: '#223044', pack: '#0b6f7c', skin: '#d9a07c' },
        -1,
      ),
      ...times(20, () =>
        disc(between(random, 60, 700), between(random, 1440, 1590), between(random, 5, 11), '#fff3dc', {
          opacity: 0.9,
        }),
      ),
    ];
  },
};
