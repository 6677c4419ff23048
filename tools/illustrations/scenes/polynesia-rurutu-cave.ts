import { gull } from '../kit/creatures';
import { glow, sky, spray } from '../kit/effects';
import { line, rough, smooth, type Point } from '../kit/geometry';
import { froth, points, stops } from '../kit/isles';
import { cumulus, shafts } from '../kit/lagoon';
import { gradient, vertical } from '../kit/paper';
import { streaks } from '../kit/posters';
import { fern } from '../kit/posters-west-sequoia';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, shape, stroke, type Markup } from '../kit/svg';
import { glitter, ripples } from '../kit/water';

const SEA = 900;

/** The flukes of a humpback going down, 760 across on a waterline at 0; the light from the right. */
const flukes = (): Markup =>
  group(
    {},
    shape('M-66 30C-60-60-56-150-60-290H60C56-150 62-60 70 30z', '#22304a'),
    shape('M10 30C12-60 16-150 10-290H60C56-150 62-60 70 30z', '#5f7894'),
    shape(
      'M0-210C-60-250-150-262-236-300C-300-330-350-380-380-440C-300-430-220-430-150-400C-90-376-40-340-6-300C-2-320 4-320 8-300C44-344 96-382 160-404C226-428 306-428 384-440C352-380 300-330 238-300C152-262 60-250 0-210z',
      '#2a3a56',
    ),
    shape(
      'M0-210C60-250 152-262 238-300C300-330 352-380 384-440C340-400 280-370 214-350C130-326 50-290 6-250z',
      '#7f9ab0',
    ),
    shape(
      'M-380-440C-350-380-300-330-236-300C-190-280-140-268-96-256C-150-300-220-330-280-360C-320-382-354-408-380-440z',
      '#16223a',
    ),
    shape(
      'M-200-330C-160-340-120-326-90-300C-120-290-170-300-200-330zM110-310C150-340 200-350 240-344C220-316 160-296 110-310z',
      '#e9eee6',
      { opacity: 0.85 },
    ),
  );

/** Somebody standing at the mouth of the cave, dark against the light, 210 high. */
const stander = (x: number, y: number, size: number, arm: boolean): Markup =>
  group(
    { transform: `translate(${String(x)} ${String(y)}) scale(${String(size)})` },
    shape('M-26-96L-30 0H-8L0-80L10 0H32L26-98z', '#0e131c'),
    shape('M-34-94C-42-150-32-168 0-170C32-168 42-150 32-92z', '#0e131c'),
    disc(0, -194, 22, '#0e131c'),
    arm ? stroke('M26-156L74-190', '#0e131c', 14) : stroke('M28-154Q46-120 34-92', '#0e131c', 13),
    stroke('M34-150C40-130 38-110 32-94M20-206Q28-194 20-182', '#ffd9a0', 5),
  );

export const scene: Scene = {
  key: 'polynesia-rurutu-cave',
  draw: (paper) => {
    const { random } = paper;
    /** Teeth hung from (or standing on) an edge: long and short in turn. */
    const teeth = (edge: readonly Point[], count: number, reach: Point, down: 1 | -1): string =>
      times(count, (i): string => {
        const t = (i + between(random, 0.3, 0.7)) / count;
        const at = t * (edge.length - 1);
        const k = Math.min(edge.length - 2, Math.floor(at));
        const [a, b] = [edge[k] ?? [0, 0], edge[k + 1] ?? [0, 0]];
        const [x, y] = [a[0] + (b[0] - a[0]) * (at - k), a[1] + (b[1] - a[1]) * (at - k)];
        const long = between(random, reach[0], reach[1]) * (i % 3 === 1 ? 1.5 : 0.8);
        const wide = long * between(random, 0.2, 0.34) + 18;
        return line(
          rough(
            random,
            [
              [x - wide, y - down * 60],
              [x - wide * 0.4, y + down * long * 0.5],
              [x + between(random, -8, 8), y + down * long],
              [x + wide * 0.4, y + down * long * 0.46],
              [x + wide, y - down * 60],
            ],
            0.12,
            30,
          ),
          true,
        );
      }).join('');
    const roof = points(
      '150 980 230 740 400 520 640 380 920 310 1240 290 1560 320 1840 400 2060 540 2220 740 2290 980',
    );
    const floor = points(
      '2290 980 2260 1120 2080 1190 1800 1210 1480 1240 1180 1260 860 1240 560 1200 300 1150 180 1080 150 980',
    );
    const mouth = `M-60-60H2460V1660H-60z${line([...rough(random, roof, 0.12, 60), ...rough(random, floor, 0.12, 60)], true)}`;
    const rock = gradient(paper, [1240, 500], [1240, 1500], stops('0 #1b2230, 0.5 #2a2a30, 1 #11151d'));
    return [
      sky(paper, SEA, '#3a7fb8', '#86bcd0', '#f0d8b4', '#ffc890'),
      glow(paper, [1840, 760], 1100, stops('0 #fff6d4 1, 0.2 #ffe2a8 0.6, 1 #ffd090 0')),
      disc(1840, 720, 58, '#fffbe6'),
      streaks(random, '900 520 700 22 1500 430 800 24', '#fff4dc', 0.7),
      cumulus(paper, [760, 880, 620, 130], ['#fff6e4', '#ffe0bc', '#e0bca8'], '#a8909c'),
      shape(
        `M-60 ${String(SEA)}H2460V1400H-60z`,
        vertical(paper, SEA, 1240, '#e8c49c', '#5fa4b8', '#1f7a9c', '#0d567c'),
      ),
      shape(
        glitter(random, { x: 1840, top: SEA + 6, bottom: 1220, spread: [80, 240], count: 90 }),
        '#fff4cc',
        { opacity: 0.85 },
      ),
      shape(ripples(random, SEA + 10, 1240, 60), '#fff0d4', { opacity: 0.35 }),
      group({ transform: 'translate(1220 1090) scale(1.06)' }, flukes()),
      shape(
        froth(
          random,
          [
            [1080, 1120],
            [1130, 1076],
            [1220, 1056],
            [1310, 1078],
            [1370, 1120],
            [1220, 1140],
          ],
          40,
        ),
        '#ffffff',
      ),
      stroke('M1000 1128Q1220 1102 1450 1128', '#ffffff', 9, { opacity: 0.7 }),
      gull(700, 640, 60, '#44566c', -8),
      gull(780, 690, 44, '#44566c', 8),
      gull(1560, 560, 52, '#44566c', 4),
      shape(shafts(random, [1900, 600], 1700, [-1.3, -0.3], 6), '#ffe8bc', { opacity: 0.14 }),
      shape(mouth, rock, { 'fill-rule': 'evenodd' }),
      shape(teeth(roof, 30, [70, 170], 1), rock),
      shape(teeth(floor, 9, [26, 54], -1), '#161b24'),
      shape(teeth(points('-60 40 400 10 900 40 1500 10 2000 40 2460 20'), 17, [110, 240], 1), '#0d1119'),
      shape('M-60-60H2460V50H-60z', '#0d1119'),
      shape(
        smooth(
          points('-80 1300 300 1250 800 1300 1300 1320 1800 1290 2200 1250 2500 1300 2500 1720 -80 1720'),
          true,
        ),
        gradient(paper, [1850, 1260], [900, 1600], stops('0 #7a5f4c, 0.35 #3a3438, 1 #11151d')),
      ),
      spray(
        paper,
        smooth(
          points('-80 1300 300 1250 800 1300 1300 1320 1800 1290 2200 1250 2500 1300 2500 1720 -80 1720'),
          true,
        ),
        '#ffd9a0',
        [1900, 1262],
        [1840, 1380],
        0.35,
      ),
      stander(860, 1340, 1.16, true),
      stander(740, 1352, 0.94, false),
      shape(
        times(7, (i) =>
          fern(
            random,
            [60, 150, 240, 2180, 2280, 2360, 2100][i] ?? 0,
            [1620, 1650, 1660, 1640, 1620, 1650, 1660][i] ?? 1650,
            150,
          ),
        ).join(''),
        '#3f5f44',
      ),
    ];
  },
};
