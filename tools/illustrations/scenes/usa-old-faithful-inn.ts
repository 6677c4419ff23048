import { clipped, glow, haze, sky } from '../kit/effects';
import { smooth, type Point } from '../kit/geometry';
import { froth, points, ribbon, stops } from '../kit/isles';
import { gradient, vertical } from '../kit/paper';
import { tufts } from '../kit/plants';
import { conifer, starfield, streaks } from '../kit/posters';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, short, stroke, type Markup } from '../kit/svg';

/** The great log inn, its foot at 0, about 1,000 wide: a steep roof with dormers, evening windows. */
const inn = (): Markup =>
  group(
    {},
    shape('M-560 0V-150H560V0z', '#5a3a34'),
    shape('M120 0V-150H560V0z', '#3c2630'),
    stroke(times(7, (i) => `M-560 ${short(-14 - i * 20)}H560`).join(''), '#2c1c24', 4, { opacity: 0.6 }),
    shape('M-620-140L0-720L620-140z', '#6a4a44'),
    shape('M0-720L620-140H90z', '#402c38'),
    stroke(
      times(
        11,
        (i) =>
          `M${short(-570 + i * 52)} ${short(-180 - i * 49)}L${short(60 + i * 2)} ${short(-180 - i * 49)}`,
      ).join(''),
      '#4a322f',
      5,
      { opacity: 0.5 },
    ),
    shape('M-620-140L0-720L24-700L-560-150z', '#b88a6c'),
    shape('M-160-150V-330L-60-420L40-330V-150z', '#7a5644'),
    shape('M-190-320L-60-444L70-320L44-316L-60-414L-164-316z', '#33222c'),
    shape('M-120-160V-290H0V-160z', '#ffcf7a'),
    stroke('M-60-160V-290M-120-225H0M-120-160L0-290M0-160L-120-290', '#5a3a2c', 6),
    ...[
      [-330, -250],
      [-250, -400],
      [180, -260],
      [270, -200],
      [90, -420],
      [-90, -540],
    ].map(([x = 0, y = 0], i) =>
      group(
        {},
        shape(
          `M${short(x - 44)} ${short(y + 50)}V${short(y)}L${short(x)} ${short(y - 50)}L${short(x + 44)} ${short(y)}V${short(y + 50)}z`,
          i % 2 === 0 ? '#6a4a40' : '#573c3c',
        ),
        shape(
          `M${short(x - 60)} ${short(y + 6)}L${short(x)} ${short(y - 64)}L${short(x + 60)} ${short(y + 6)}L${short(x + 46)} ${short(y + 6)}L${short(x)} ${short(y - 44)}L${short(x - 46)} ${short(y + 6)}z`,
          '#2c1e28',
        ),
        shape(`M${short(x - 22)} ${short(y + 42)}v-40h44v40z`, '#ffc46a'),
        stroke(`M${short(x)} ${short(y + 42)}v-40M${short(x - 22)} ${short(y + 22)}h44`, '#4a2f2a', 4),
      ),
    ),
    shape('M-40-716L-40-760H40L40-716z', '#4a3432'),
    ...[-30, 30].map((x) =>
      group(
        {},
        stroke(`M${short(x)} -756V-880`, '#2c1e28', 5),
        shape(`M${short(x)} -878l54 14l-54 16z`, '#d9442c'),
      ),
    ),
    ...times(8, (i) =>
      shape(`M${short(-520 + i * 140)}-20v-92h64v92z`, i === 3 || i === 4 ? '#ffe0a0' : '#ffb85c'),
    ),
    stroke(
      times(8, (i) => `M${short(-488 + i * 140)}-20v-92M${short(-520 + i * 140)}-66h64`).join(''),
      '#3c2428',
      5,
    ),
    shape('M-620-150L-560-132H560L620-150V-124H-620z', '#2c1e28'),
  );

export const scene: Scene = {
  key: 'usa-old-faithful-inn',
  draw: (paper) => {
    const { random } = paper;
    const ground0: Point[] = points('-60 1180 400 1150 900 1160 1400 1180 1900 1160 2460 1150');
    const plumeEdge = points(
      '640 1150 600 960 560 780 520 640 440 540 420 400 500 300 480 190 580 120 700 130 800 70 920 130 960 240 1040 300 1030 420 960 500 900 600 860 760 800 960 780 1150',
    );
    const plume = froth(random, plumeEdge, 100);
    const drift = froth(
      random,
      points(
        '900 240 1040 150 1240 130 1440 180 1600 160 1720 230 1640 320 1460 330 1280 380 1080 400 940 420',
      ),
      110,
    );
    const water = times(16, (i): string => {
      const t = i / 15;
      return ribbon(
        points(
          `${short(676 + t * 66)} 1150 ${short(660 + t * 100)} 800 ${short(630 + t * 160)} ${short(360 + 160 * Math.abs(t - 0.5))}`,
        ),
        [10, 15, 3],
      );
    }).join('');
    const people = times(34, (i): Markup => {
      const t = i / 33;
      const x = 80 + t * 1320;
      const y = 1368 + Math.sin(Math.PI * t) * 70 + (i % 2) * 10;
      const s = 0.86 + (i % 4) * 0.07;
      const coat = ['#d9442c', '#2f6f94', '#e8b43c', '#3a7a5c', '#c8c0d0', '#8a4a74'][i % 6] ?? '#d9442c';
      return placed(
        x,
        y,
        s,
        shape('M-24 0C-28-52-20-84 0-84C20-84 28-52 24 0z', coat),
        shape('M0-84C20-84 28-52 24 0H6C10-40 8-66 0-84z', '#1c1830', { opacity: 0.45 }),
        disc(0, -100, 16, '#2c1c28'),
        i % 3 === 0 ? shape('M-18-104C-18-124 18-124 18-104C8-108-8-108-18-104z', '#f0e4d0') : '',
        i % 5 === 2 ? stroke('M16-66L30-104', coat, 10) : '',
      );
    });
    return [
      sky(paper, 1160, '#1c2454', '#3c3c78', '#8a5a88', '#e08a80', '#ffc890'),
      starfield(random, 90, 520, '#fff4e4'),
      glow(paper, [120, 1120], 1300, stops('0 #ffe8b4 0.95, 0.3 #ffb480 0.4, 1 #ffb480 0')),
      streaks(random, '1900 520 900 34 1500 640 700 24 200 620 600 26', '#ff9c88', 0.5),
      disc(2130, 240, 74, '#fff6dc'),
      glow(paper, [2130, 240], 260, stops('0 #fff0c8 0.5, 1 #fff0c8 0')),
      shape(
        times(70, (i) =>
          conifer(
            random,
            -40 + i * 36,
            1170 + between(random, -8, 10),
            between(random, 110, 210),
            between(random, 40, 62),
          ),
        ).join(''),
        '#2c2c54',
      ),
      shape(
        times(52, (i) =>
          conifer(random, -40 + i * 48, 1190, between(random, 80, 150), between(random, 36, 56)),
        ).join(''),
        '#1c2040',
      ),
      haze(paper, 1000, 1190, '#ff9c80', 0.35),
      shape(
        `${smooth(ground0)}L2460 1660L-60 1660z`,
        vertical(paper, 1150, 1600, '#c89a8c', '#94706c', '#54445c', '#2c2640'),
      ),
      shape(
        smooth(points('240 1230 460 1170 700 1146 940 1166 1180 1220 1040 1270 700 1290 380 1270'), true),
        vertical(paper, 1146, 1290, '#f4dcc4', '#b8948c'),
      ),
      shape(
        drift,
        gradient(paper, [900, 260], [1720, 260], stops('0 #f4dce0 0.8, 0.6 #c8b0cc 0.5, 1 #a898c4 0.15')),
      ),
      clipped(
        paper,
        plume,
        shape(
          plume,
          gradient(paper, [430, 600], [1040, 640], stops('0 #fff0d0, 0.35 #f8d8cc, 0.7 #b8a0c0, 1 #8480b0')),
        ),
        shape(
          froth(
            random,
            points('620 1150 590 900 560 700 480 520 520 380 620 300 700 420 700 700 690 1150'),
            80,
          ),
          '#fffaec',
          { opacity: 0.6 },
        ),
        shape(
          froth(random, points('900 700 980 480 1040 320 960 240 860 420 820 700 800 1150 860 1150'), 70),
          '#6a6aa0',
          { opacity: 0.35 },
        ),
      ),
      shape(water, '#ffffff', { opacity: 0.95 }),
      shape(froth(random, points('560 1180 600 1120 690 1096 780 1112 850 1180 700 1206'), 34), '#ffffff', {
        opacity: 0.9,
      }),
      shape('M1230 1224q540-40 1240 0v60H1230z', '#1c1630', { opacity: 0.4 }),
      placed(1890, 1230, [-1.02, 1.02], inn()),
      glow(paper, [1780, 1190], 520, stops('0 #ffc87a 0.35, 1 #ffc87a 0'), 0.5),
      shape('M-60 1390Q700 1500 1460 1390L1460 1412Q700 1524-60 1412z', '#6a4c48'),
      shape('M-60 1390Q700 1500 1460 1390L1460 1398Q700 1508-60 1398z', '#c8a088'),
      ...people,
      shape('M1560 1400C1700 1340 2000 1310 2460 1300V1390C2100 1380 1800 1420 1640 1500z', '#b08c80', {
        opacity: 0.6,
      }),
      shape(
        times(9, (i) => conifer(random, 1640 + i * 110, 1640, 330 + (i % 3) * 70, 120)).join(''),
        '#141630',
      ),
      shape(tufts(random, points('-60 1600 500 1580 1100 1600 1700 1590 2460 1600'), 70, 14, 0.2), '#1c1a34'),
    ];
  },
};
