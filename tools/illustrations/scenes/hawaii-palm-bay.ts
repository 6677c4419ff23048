import { heap } from '../kit/clouds';
import { gull } from '../kit/creatures';
import { glow, haze, sky, spray } from '../kit/effects';
import { ground, rough, smooth } from '../kit/geometry';
import { froth, pali, palm, points, ribbon, smoothShape, spurs, stops } from '../kit/isles';
import { canoe } from '../kit/isles-built';
import { vertical } from '../kit/paper';
import { stones } from '../kit/plants';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { group, placed, shape, stroke, type Markup } from '../kit/svg';
import { glint, ripples } from '../kit/water';

const SEA = 820;

export const scene: Scene = {
  key: 'hawaii-palm-bay',
  draw: (paper) => {
    const { random } = paper;
    const cumulus = (x: number, y: number, w: number, h: number): Markup => {
      const back = heap(random, x - w * 0.06, y - h * 0.1, w * 0.7, h * 1.2, 7);
      const front = heap(random, x, y, w, h * 0.72, 10);
      return group(
        {},
        shape(back, vertical(paper, y - h * 1.2, y, '#ffffff', '#e4f1f2', '#b4d4de')),
        shape(front, vertical(paper, y - h * 0.72, y, '#ffffff', '#f6f8f0', '#b9d8e0')),
        spray(paper, front, '#7fb4c8', [x - w * 0.3, y], [x + w * 0.1, y - h * 0.5], 0.6),
      );
    };
    const look = { bark: '#6b4a30', barkLit: '#d8b078', leaf: '#1c5a38', leafLit: '#4f9a42' };
    const shore =
      '2460 990 2280 972 2060 964 1820 972 1560 1000 1300 1044 1060 1096 840 1150 640 1196 420 1226 200 1240 -60 1244';
    const beach = smoothShape(`${shore} -60 1700 2460 1700`);
    const wet = ribbon(points(shore), [46, 74, 110]);
    const edge = points(shore);
    /** A sheet of foam running up the sand: a long back edge, a front that reaches and draws back. */
    const wash = (back: number, reach: number): string => {
      const front = edge.flatMap(([x, y], i) => {
        const [nx, ny] = edge[i + 1] ?? [x, y];
        return i + 1 === edge.length
          ? []
          : times(
              2,
              (k) =>
                [
                  x + ((nx - x) * k) / 2,
                  y + ((ny - y) * k) / 2 + (i % 2 === k ? reach : 0) * between(random, 0.5, 1.2),
                ] as const,
            );
      });
      return smooth(
        [...front, ...edge.map(([x, y]) => [x, y - back * between(random, 0.6, 1.3)] as const).reverse()],
        true,
      );
    };
    const shade = ['0 0', '-120 26', '110 30', '-60 60', '60 64']
      .map((text) => {
        const [dx = 0, dy = 0] = text.split(' ').map(Number);
        return glint(720 + dx * 1.6, 1466 + dy, between(random, 420, 640), 30);
      })
      .join('');
    const ring = (trunk: string, wide: number): string => {
      const course = points(trunk);
      return course
        .slice(1)
        .flatMap(([x, y], i) => {
          const [px, py] = course[i] ?? [x, y];
          return times(7, (k) => {
            const t = k / 7;
            const half = wide * (1 - ((i + t) / course.length) * 0.45) * 0.5;
            return `M${(px + (x - px) * t - half).toFixed(0)} ${(py + (y - py) * t).toFixed(0)}q${half.toFixed(0)} ${(half * 0.8).toFixed(0)} ${(half * 2).toFixed(0)} ${(half * 0.3).toFixed(0)}`;
          });
        })
        .join('');
    };
    const tall = '210 1430 300 1270 430 1090 590 880 740 680 850 500 900 400';
    const second = '60 1400 120 1200 230 980 350 780 430 600';
    return [
      sky(paper, SEA, '#1277b4', '#3fa4d0', '#9fd8e2', '#e2f4ea'),
      glow(paper, [1900, -80], 1500, stops('0 #ffffff 0.9, 0.3 #f0fff4 0.4, 1 #f0fff4 0')),
      cumulus(1430, 560, 760, 260),
      cumulus(2230, 470, 640, 200),
      cumulus(520, 690, 620, 140),
      cumulus(1890, 700, 520, 90),
      pali(paper, {
        spurs: spurs(
          '1350 812 1290 826 1480 770 1440 828 1560 740 1580 828 1690 700 1700 828 1790 660 1850 830 1900 690 2000 832 2040 620 2120 834 2150 590 2240 836 2290 610 2360 838 2400 540 2520 840 2560 560 2640 840',
        ),
        dip: 26,
        recess: 4,
        lit: ['#8cc48a', '#7fb886', '#a4cc9c'],
        shade: ['#4f9490', '#4f9488', '#7fb49c'],
        light: 'right',
      }),
      haze(paper, 690, SEA, '#d9f2ea', 0.4),
      shape(
        `M-60 ${String(SEA)}H2460V1300H-60z`,
        vertical(paper, SEA, 1240, '#0f6fa4', '#128fae', '#2fb9bd', '#7fdccb', '#c6f0d9'),
      ),
      shape(
        smoothShape('2460 900 2100 884 1700 896 1350 930 1150 972 1350 980 1700 940 2100 924 2460 936'),
        '#0b7f9b',
        { opacity: 0.4 },
      ),
      shape(smoothShape('-60 1000 200 990 520 1002 700 1030 520 1050 200 1046 -60 1060'), '#0b7f9b', {
        opacity: 0.4,
      }),
      shape(
        [
          glint(420, 872, 640, 14),
          glint(700, 884, 380, 10),
          glint(1440, 862, 420, 12),
          glint(1600, 872, 260, 9),
        ].join(''),
        '#ffffff',
        { opacity: 0.9 },
      ),
      shape(ripples(random, SEA + 6, 1200, 140), '#ffffff', { opacity: 0.4 }),
      placed(
        1250,
        828,
        0.36,
        shape('M-90 0H96L70 24H-64z', '#fffaf0'),
        shape('M-4-10V-220C60-150 90-80 100-10z', '#ffffff'),
        shape('M-14-10V-190C-60-120-80-60-84-10z', '#f5b841'),
      ),
      shape(wet, '#f6fff0', { opacity: 0.4 }),
      shape(beach, vertical(paper, 960, 1640, '#fff3d2', '#f8dfae', '#eec68a', '#dba468')),
      shape(wet, '#c9a878', { opacity: 0.45, transform: 'translate(0 26)' }),
      shape(wash(70, 16), '#d6f7ec', { opacity: 0.6 }),
      shape(wash(16, 30), '#ffffff', { opacity: 0.95 }),
      shape(
        times(26, () => {
          const [x, y] = edge[Math.floor(between(random, 0, edge.length))] ?? [0, 0];
          return glint(
            x + between(random, -110, 110),
            y - between(random, 50, 130),
            between(random, 120, 330),
            9,
          );
        }).join(''),
        '#ffffff',
        { opacity: 0.75 },
      ),
      spray(paper, beach, '#b9824c', [-60, 1660], [700, 1300], 0.75),
      spray(paper, beach, '#fffbe6', [2300, 1100], [1500, 1360], 0.7),
      pali(paper, {
        spurs: spurs(
          '1830 900 1780 966 1960 830 1910 968 2060 760 2040 972 2150 640 2140 976 2260 560 2250 980 2350 480 2370 984 2440 520 2480 990 2580 440 2600 990',
        ),
        dip: 46,
        recess: 8,
        lit: ['#a4cc54', '#7fb248', '#6fa544'],
        shade: ['#2f7a4c', '#256a48', '#2c6a44'],
        light: 'right',
      }),
      shape(
        froth(random, points('1810 984 1850 954 1980 944 2140 936 2300 924 2460 912 2460 1000 2100 996'), 50),
        vertical(paper, 920, 1000, '#5f9c44', '#1f5f3f'),
      ),
      ...[
        '1990 960 2000 900 2020 840 2034 790',
        '2130 958 2126 890 2140 830 2130 760',
        '2250 964 2270 900 2300 840 2318 780',
      ].map((trunk, i) => palm(random, points(trunk), 120 + i * 16, look)),
      shape(shade, '#8f6a48', { opacity: 0.45 }),
      placed(1210, 1330, 1.04, group({ transform: 'rotate(-5)' }, canoe(paper))),
      shape(
        times(16, (i) => glint(1700 + (i % 2) * 34 + i * 22, 1500 - i * 26, 26 - i * 0.8, 9 - i * 0.3)).join(
          '',
        ),
        '#a8774a',
        { opacity: 0.7 },
      ),
      palm(random, points(second), 350, {
        bark: '#57402f',
        barkLit: '#b08c60',
        leaf: '#17503a',
        leafLit: '#3a7f3e',
      }),
      stroke(ring(second, 44), '#3f2d22', 4, { opacity: 0.5 }),
      palm(random, points(tall), 450, look),
      stroke(ring(tall, 64), '#4a3322', 5, { opacity: 0.5 }),
      shape(
        ground(rough(random, points('-60 1380 120 1392 300 1440 440 1520 520 1600 560 1680'), 0.2, 22), 1720),
        vertical(paper, 1380, 1640, '#3f8a42', '#124030'),
      ),
      ...times(12, (i) =>
        shape(
          ribbon(
            [
              [40 + i * 42, 1660],
              [30 + i * 48 + between(random, -20, 20), 1500 + i * 8],
              [10 + i * 56 + between(random, -60, 90), 1380 + i * 20 + between(random, -30, 30)],
            ],
            [16, 34, 2],
          ),
          i % 3 === 0 ? '#7fb84a' : i % 3 === 1 ? '#2c7a40' : '#1c5a38',
        ),
      ),
      shape(stones(random, [1800, 2420], [1500, 1620], 9, 44), '#9a7048', { opacity: 0.6 }),
      gull(1560, 330, 66, '#ffffff', -8),
      gull(1660, 390, 46, '#ffffff', 6),
    ];
  },
};
