import { blur, clipped, glow, sky, spray } from '../kit/effects';
import { ground, line, rough, type Point } from '../kit/geometry';
import { froth, points, ribbon, stops } from '../kit/isles';
import { gradient, radial, vertical, type Paper } from '../kit/paper';
import { stones } from '../kit/plants';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, stroke, type Markup } from '../kit/svg';
import { glitter, ripples } from '../kit/water';

const SEA = 1010;
const FOOT = 1230;
const ENTRY: Point = [1160, FOOT];

/** A stream of lava: dark crust outside, then red, orange and a white-hot heart. */
const stream = (paper: Paper, course: readonly Point[], width: number): Markup => {
  const [thin, mid, end] = [width * 0.45, width, width * 0.8];
  const band = (share: number): string => ribbon(course, [thin * share, mid * share, end * share]);
  return group(
    {},
    shape(band(2.6), '#ff4a14', { opacity: 0.34, filter: blur(paper, 22) }),
    shape(band(1.25), '#8f1a10'),
    shape(band(1), '#e53a12'),
    shape(band(0.66), '#ff7a1c'),
    shape(band(0.34), '#ffd45e'),
    shape(band(0.13), '#fff6cf'),
  );
};

const plume = (
  paper: Paper,
  corners: string,
  size: number,
  colours: readonly [string, string, string],
  reach: number,
): Markup => {
  const fill = radial(paper, [ENTRY[0] + 20, FOOT - 20], reach, [
    [0, colours[0]],
    [0.34, colours[1]],
    [1, colours[2]],
  ]);
  return shape(froth(paper.random, points(corners), size), fill);
};

const boat = (): Markup =>
  group(
    {},
    shape('M-120-30L110-34L92 0L-96 4z', '#0b0f18'),
    shape('M-66-32L-60-72L34-74L50-34z', '#141a28'),
    shape('M-72-76H44L40-84H-66z', '#0b0f18'),
    shape('M-50-66h26v22h-28zM-14-66h26v22h-26zM20-66h12l8 22h-20z', '#ffcf7a'),
    stroke('M-10-84V-140M110-34L118-52', '#0b0f18', 6),
    disc(-10, -142, 8, '#fff0b8'),
    shape('M62-36c-2-26 0-34 8-38c8 4 10 14 9 38zM84-36c-2-22 0-30 7-33c7 3 9 12 8 33z', '#0b0f18'),
    stroke('M-121-27L111-31', '#ff8a4a', 5),
    stroke('M-67-34L-61-72', '#ff8a4a', 4),
  );

export const scene: Scene = {
  key: 'hawaii-lava-sea',
  draw: (paper) => {
    const { random } = paper;
    const stars = times(110, () =>
      disc(between(random, 0, 2400), 760 * random() ** 1.3, between(random, 1.4, 4.2), '#fff3dc', {
        opacity: between(random, 0.3, 0.9),
      }),
    );
    const far = rough(
      random,
      points('-60 360 140 330 330 300 460 318 560 372 800 450 1040 560 1300 690 1600 830 1900 930 2200 1012'),
      0.14,
      18,
    );
    const cliffTop = rough(
      random,
      points('-60 770 180 742 400 764 640 800 860 812 1040 850 1180 862 1290 900'),
      0.14,
      15,
    );
    const cliffEdge = rough(
      random,
      points('1290 900 1330 960 1300 1040 1344 1120 1330 1180 1380 1236'),
      0.3,
      15,
    );
    const cliff = line([...cliffTop, ...cliffEdge, [700, 1260], [300, 1300], [-60, 1360]], true);
    const crags = times(22, (i): string => {
      const x = -30 + i * 61 + between(random, -16, 16);
      const [top, wide] = [790 + x * 0.06 + between(random, 0, 110), between(random, 18, 46)];
      const foot = top + between(random, 220, 400);
      const [upper, lower] = [x + between(random, -8, 8), x + between(random, -18, 30)];
      return line(
        [
          [upper, top],
          [upper + wide, top + between(random, -20, 40)],
          [lower + wide * 0.8, foot - 120],
          [lower + wide * 0.3, foot],
          [lower, foot - 90],
        ],
        true,
      );
    }).join('');
    const shore = rough(
      random,
      points('-60 1400 200 1376 420 1420 600 1490 760 1510 900 1580 1000 1660'),
      0.24,
      16,
    );
    const nearRight = rough(
      random,
      points('1820 1660 1940 1560 2080 1530 2200 1450 2340 1430 2460 1380'),
      0.24,
      16,
    );
    const cracks = [
      '-40 1500 140 1470 260 1520 420 1500 560 1560',
      '260 1520 300 1580 420 1660',
      '60 1486 100 1560 40 1640',
    ].map((text) => rough(random, points(text), 0.4, 30));
    const falls: readonly (readonly [string, number])[] = [
      [
        '330 306 300 400 360 480 330 560 400 640 470 720 620 780 760 812 860 836 930 880 950 960 946 1080 952 1224',
        42,
      ],
      ['470 720 560 800 700 850 800 850', 22],
      ['860 836 980 846 1080 862 1150 886 1176 960 1170 1080 1178 1232', 56],
      ['1080 862 1200 874 1264 900 1290 980 1272 1090 1286 1234', 34],
    ];
    return [
      sky(paper, SEA, '#0a0f1f', '#141a38', '#2c2148', '#5a2440'),
      ...stars,
      glow(paper, [340, 320], 760, stops('0 #ff8a3c 0.85, 0.3 #e0401e 0.45, 1 #7a1a2a 0')),
      shape(
        froth(
          random,
          points(
            '250 312 190 230 230 150 350 70 520 20 760 -40 980 -60 900 40 700 110 560 180 430 240 410 312',
          ),
          74,
        ),
        gradient(paper, [330, 320], [760, -20], stops('0 #ff9a52, 0.35 #9a3a48, 1 #2b2348')),
        { opacity: 0.85 },
      ),
      shape(
        `M-60 ${String(SEA)}H2460V1660H-60z`,
        vertical(paper, SEA, 1620, '#5a2440', '#2a1c3c', '#131630', '#0a0d1c'),
      ),
      glow(paper, [ENTRY[0], FOOT], 1150, stops('0 #ff7a2c 0.75, 0.3 #d43a1e 0.4, 1 #7a1a2a 0'), 0.5),
      shape(ground(far, SEA + 6), vertical(paper, 300, SEA, '#3a1a2c', '#241630', '#1a1530')),
      spray(paper, ground(far, SEA + 6), '#e8522a', [340, 300], [420, 560], 0.75),
      shape(ripples(random, SEA + 8, 1640, 130), '#ff9a6a', { opacity: 0.16 }),
      shape(
        glitter(random, { x: 1240, top: FOOT + 6, bottom: 1600, spread: [260, 460], count: 170 }),
        '#ff6a24',
        { opacity: 0.75 },
      ),
      shape(
        glitter(random, { x: 1180, top: FOOT + 6, bottom: 1500, spread: [170, 240], count: 70 }),
        '#ffd47a',
        { opacity: 0.85 },
      ),
      plume(
        paper,
        '1240 1230 1150 1100 1180 960 1250 820 1330 660 1470 480 1640 330 1880 190 2160 110 2460 20 2460 360 2240 420 2060 520 1880 640 1760 780 1640 930 1540 1080 1480 1236',
        150,
        ['#ffb066', '#a8465a', '#33284f'],
        1350,
      ),
      plume(
        paper,
        '1180 1240 1130 1120 1180 1000 1270 880 1380 740 1540 620 1720 540 1900 500 1800 640 1660 740 1560 880 1490 1020 1440 1140 1420 1240',
        110,
        ['#ffd894', '#d8603e', '#5a3358'],
        960,
      ),
      shape(cliff, vertical(paper, 760, 1320, '#2c1a28', '#1c1422', '#0d0c16')),
      clipped(
        paper,
        cliff,
        shape(crags, '#5c2c34', { opacity: 0.7 }),
        glow(paper, [1130, 1140], 520, stops('0 #ff6a2a 0.6, 0.5 #b02a1c 0.3, 1 #5a1420 0')),
        shape(crags, '#0a0910', { opacity: 0.55, transform: 'translate(26 8)' }),
      ),
      stroke(line(cliffTop), '#c2452c', 5, { opacity: 0.65 }),
      ...falls.map(([text, width]) => stream(paper, points(text), width)),
      plume(
        paper,
        '860 1250 850 1190 910 1150 960 1180 1010 1170 1060 1120 1140 1080 1220 1110 1270 1070 1350 1090 1400 1150 1450 1180 1480 1250',
        62,
        ['#fff2cc', '#ff9c52', '#8a3a4c'],
        640,
      ),
      shape(
        froth(random, points('800 1262 850 1236 960 1230 1100 1222 1240 1226 1400 1232 1500 1262'), 40),
        vertical(paper, 1220, 1262, '#ffe7b8', '#ff8a4a'),
      ),
      ...times(60, () => {
        const [angle, far2] = [between(random, -2.6, -0.5), 320 * random() ** 0.7];
        return disc(
          1130 + Math.cos(angle) * far2 * 1.3,
          1190 + Math.sin(angle) * far2,
          between(random, 2, 6),
          random() > 0.4 ? '#ffd47a' : '#ff6a2a',
        );
      }),
      placed(1990, 1120, 1.05, boat()),
      shape(glitter(random, { x: 1980, top: 1128, bottom: 1230, spread: [70, 60], count: 22 }), '#ffd47a', {
        opacity: 0.7,
      }),
      shape(ground(shore, 1700), vertical(paper, 1380, 1620, '#23161f', '#100d16')),
      spray(paper, ground(shore, 1700), '#d8482a', [900, 1400], [420, 1560], 0.6),
      ...cracks.map((course) => stream(paper, course, 12)),
      shape(stones(random, [-20, 820], [1540, 1650], 18, 60), '#0b0910', { opacity: 0.85 }),
      shape(ground(nearRight, 1700), vertical(paper, 1400, 1640, '#1c1526', '#0b0b14')),
      stroke(line(nearRight.filter(([x]) => x < 2240)), '#d8562e', 6, { opacity: 0.6 }),
    ];
  },
};
