import { glow, haze, shared, sky } from '../kit/effects';
import { ground, type Point } from '../kit/geometry';
import { stops } from '../kit/isles';
import { massif, plume, slung } from '../kit/lagoon';
import { vertical } from '../kit/paper';
import { crest, starfield, streaks } from '../kit/posters';
import { ferry } from '../kit/posters-polynesia-beach';
import { between, times, type Random } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, stroke, type Markup } from '../kit/svg';
import { glitter, reflected, ripples } from '../kit/water';

const SEA = 800;
const QUAY = 1130;

/** A cook at the hatch, to the waist. */
const cook = (shirt: string, hat: string): Markup =>
  group(
    {},
    shape('M-44 0C-46-60-30-84 0-86C30-84 46-60 44 0z', shirt),
    shape('M-14-80H14V-104H-14z', '#8a5236'),
    disc(0, -122, 28, '#a5663f'),
    shape('M-30-128C-30-160 30-160 30-128C10-138-10-138-30-128z', hat),
  );

/** A food truck with its hatch open towards us, wheels at 0, 560 wide; everything lit from inside. */
const roulotte = (
  body: string,
  dark: string,
  awning: readonly [string, string],
  ...within: Markup[]
): Markup =>
  group(
    {},
    shape('M-300 18H300L330 40H-330z', '#0a0a1c', { opacity: 0.7 }),
    shape('M-280-40V-372Q-280-400-252-400H236Q286-396 292-330L300-40z', body),
    shape('M-280-40V-110H300V-40z', dark),
    shape('M-236-330H176V-150H-236z', '#ffdf94'),
    shape('M-236-330H176V-296H-236z', '#fff3c8'),
    ...within,
    shape('M-252-150H192V-126H-252z', '#fff0cf'),
    ...times(8, (i) => {
      const [x, step] = [-262 + i * 58, 58];
      return shape(
        `M${String(x)}-344H${String(x + step)}L${String(x + step + 10)}-284Q${String(x + step / 2 + 8)}-256 ${String(x - 4)}-284z`,
        awning[i % 2] ?? awning[0],
      );
    }),
    shape('M214-320H272L282-210H214z', '#7fb4cc'),
    shape('M214-320H240L226-210H214z', '#d7f0f0'),
    ...[-190, 200].flatMap((x) => [disc(x, -20, 46, '#14121f'), disc(x, -20, 20, '#b9b4c4')]),
    shape('M300-100H312V-70H300z', '#ffe9a0'),
  );

/** Someone on a stool at the table, seen from behind; the feet at 0. */
const diner = (shirt: string, rim: string, hair: string, long = false): Markup =>
  group(
    {},
    stroke('M-26 0L-14-78M26 0L14-78', '#0e0d1c', 9),
    shape('M-40-78H40V-92H-40z', '#241c30'),
    shape('M-46-88C-58-160-40-206 0-208C40-206 58-160 46-88z', shirt),
    shape('M10-208C40-206 58-160 46-88H30C40-140 34-190 10-208z', rim),
    shape('M-12-202H12V-228H-12z', '#7a4630'),
    disc(0, -252, 36, hair),
    long ? shape('M-36-258C-44-200-38-150-28-130H28C38-150 44-200 36-258z', hair) : '',
    stroke('M30-272Q42-250 32-228', rim, 6),
  );

const lanterns = (random: Random, from: Point, to: Point, sag: number): Markup =>
  group(
    {},
    slung(from, to, sag, '#2a2038', 5),
    ...times(11, (i) => {
      const t = (i + 0.5) / 11;
      const [x, y] = [
        from[0] + (to[0] - from[0]) * t,
        from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t),
      ];
      return (
        disc(x, y + 18, 34, '#ffca6a', { opacity: 0.22 }) +
        disc(x, y + 18, 13, ['#fff2c0', '#ffd27a', '#ff9a6a'][Math.floor(random() * 3)] ?? '#fff2c0')
      );
    }),
  );

const yacht = (x: number, tall: number): Markup =>
  group(
    { transform: `translate(${String(x)} 0)` },
    shape('M-90 846H90L70 884H-70z', '#1b1a38'),
    stroke(
      `M0 846V${String(846 - tall)}M0 ${String(846 - tall)}L-84 846M0 ${String(846 - tall)}L84 846`,
      '#1b1a38',
      5,
    ),
    shape('M-40 846V824H40V846z', '#1b1a38'),
    disc(-14, 836, 6, '#ffd98a'),
    disc(14, 836, 6, '#ffd98a'),
  );

export const scene: Scene = {
  key: 'polynesia-papeete-roulottes',
  draw: (paper) => {
    const { random } = paper;
    const island = shared(
      paper,
      massif(paper, {
        edges:
          '120 800 120 806|300 700 290 806|420 720 430 806|520 600 500 806|580 640 590 806|660 520 650 806|710 600 740 806|790 560 800 806|860 650 880 806|980 690 1000 806|1160 790 1180 806'.split(
            '|',
          ),
        lit: ['#7a4a80', '#5d3f7c'],
        shade: ['#4a2f6c', '#3e2c66'],
        firstLit: true,
      }),
    );
    const water = `M-60 ${String(SEA)}H2460V${String(QUAY + 20)}H-60z`;
    const hills = crest(random, '1500 806 1640 720 1800 690 1960 560 2120 480 2260 520 2460 400', 0.2);
    return [
      sky(paper, SEA, '#151640', '#3c2a6c', '#8c3f78', '#e8705c', '#ffbe78'),
      glow(paper, [640, 800], 1100, stops('0 #ffe0a0 0.9, 0.25 #ffae6a 0.5, 1 #e8705c 0'), 0.6),
      starfield(random, 90, 420),
      streaks(random, '500 470 1100 30 1500 400 900 26 1900 600 700 22 300 620 700 20', '#f08a6a', 0.55),
      island,
      haze(paper, 640, SEA, '#f08a6a', 0.35),
      shape(ground(hills, 830), vertical(paper, 400, 820, '#2c2556', '#1d1c44')),
      ...times(46, (): Markup => {
        const x = between(random, 1680, 2420);
        return disc(x, between(random, 740 - (x - 1680) * 0.26, 806), between(random, 2.4, 5), '#ffd98a', {
          opacity: 0.85,
        });
      }),
      shape(water, vertical(paper, SEA, QUAY, '#ffb072', '#b8567a', '#4a2f6c', '#1f2050')),
      reflected(paper, SEA + 4, 180, water, island),
      shape(
        glitter(random, { x: 640, top: SEA + 6, bottom: QUAY, spread: [140, 260], count: 80 }),
        '#ffe2ac',
        {
          opacity: 0.8,
        },
      ),
      shape(ripples(random, SEA + 8, QUAY, 50), '#ffd0a0', { opacity: 0.25 }),
      placed(1220, 842, 0.9, ferry()),
      yacht(1560, 420),
      yacht(1830, 520),
      yacht(200, 360),
      shape(
        `M-60 ${String(QUAY)}H2460V1660H-60z`,
        vertical(paper, QUAY, 1620, '#4a3550', '#2c2440', '#171630'),
      ),
      shape(`M-60 ${String(QUAY)}H2460V${String(QUAY + 22)}H-60z`, '#8a5a5c'),
      ...times(12, (i) =>
        stroke(
          `M${String(-400 + i * 290)} 1640L${String(600 + i * 110)} ${String(QUAY + 22)}`,
          '#1a1830',
          4,
          {
            opacity: 0.5,
          },
        ),
      ),
      stroke('M-60 1240H2460M-60 1380H2460', '#1a1830', 4, { opacity: 0.5 }),
      glow(paper, [620, 1180], 760, stops('0 #ffc565 0.5, 0.5 #ff9a4c 0.18, 1 #ff9a4c 0'), 0.6),
      glow(paper, [1720, 1200], 820, stops('0 #ffc565 0.5, 0.5 #ff9a4c 0.18, 1 #ff9a4c 0'), 0.6),
      placed(
        560,
        1270,
        1.12,
        roulotte(
          '#e85d3a',
          '#a5382c',
          ['#fff6e6', '#0b7f8b'],
          placed(-120, -150, 0.8, cook('#fff6e6', '#ffffff')),
        ),
      ),
      placed(
        1750,
        1290,
        [-1.22, 1.22],
        roulotte(
          '#0b7f8b',
          '#075360',
          ['#f5b841', '#fff6e6'],
          placed(-80, -150, 0.8, cook('#cf2f50', '#ffffff')),
          placed(60, -150, 0.76, cook('#f5b841', '#fff6e6')),
        ),
      ),
      shape(glitter(random, { x: 600, top: 1300, bottom: 1580, spread: [260, 380], count: 60 }), '#ffd08a', {
        opacity: 0.35,
      }),
      shape(glitter(random, { x: 1760, top: 1320, bottom: 1580, spread: [280, 420], count: 60 }), '#ffd08a', {
        opacity: 0.35,
      }),
      ...[
        [340, 1440],
        [1480, 1470],
      ].map(([x = 0, y = 0]) =>
        group(
          { transform: `translate(${String(x)} ${String(y)})` },
          shape('M-60-108H620V-132H-60z', '#fff0cf'),
          shape('M-60-108H620V-96H-60z', '#a5764c'),
          stroke('M0-96V30M560-96V30', '#1a1426', 14),
          ...[90, 210, 420].flatMap((dx, i) => [
            shape(`M${String(dx - 40)}-134Q${String(dx)}-112 ${String(dx + 40)}-134z`, '#ffffff'),
            shape(
              `M${String(dx - 30)}-136Q${String(dx)}-${String(166)} ${String(dx + 30)}-136z`,
              ['#cf5a3a', '#7fae4c', '#f5b841'][i] ?? '#cf5a3a',
            ),
          ]),
        ),
      ),
      placed(420, 1560, 1.04, diner('#2f7d4f', '#9fd08a', '#20121c')),
      placed(620, 1570, 1.04, diner('#cf2f50', '#ff9a8a', '#2a1420', true)),
      placed(840, 1556, 0.96, diner('#f5b841', '#fff0b0', '#2a1420')),
      placed(1560, 1590, 1.08, diner('#3f5fa8', '#a8c4f0', '#20121c', true)),
      placed(1840, 1596, 1.08, diner('#fff6e6', '#ffe0a0', '#20121c')),
      stroke('M150 1290V560M1150 1250V600M2330 1300V520', '#1c1630', 16),
      lanterns(random, [150, 572], [1150, 612], 90),
      lanterns(random, [1150, 612], [2330, 532], 100),
      shape(plume(random, [-60, -40], [560, 190], 120, 140), '#120e2a'),
      shape(plume(random, [-60, -60], [260, 360], 70, 120, 22), '#1b1436'),
    ];
  },
};
