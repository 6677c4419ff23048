import { clipped, glow, haze, shared, sky, spray } from '../kit/effects';
import { froth, points, ribbon, smoothShape, stops } from '../kit/isles';
import { seabird } from '../kit/isles-sea-life';
import { cumulus, massif } from '../kit/lagoon';
import { gradient, vertical, type Paper } from '../kit/paper';
import { crag, starfield, streaks } from '../kit/posters';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, shape, stroke, type Markup } from '../kit/svg';
import { glint, glitter, reflected, ripples } from '../kit/water';

const SEA = 900;
const SUN = [900, 800] as const;

/** A cutter under full sail, heading right; the water is 0, 1,000 long and 920 high; the light from behind on the left. */
const cutter = (paper: Paper): Markup => {
  const main = 'M2-128C-140-96-330-92-452-120C-420-330-350-600-262-812C-170-760-70-690 6-640z';
  const jib = 'M40-806C190-600 380-360 556-150C420-178 240-186 128-176C110-400 80-620 40-806z';
  const stay = 'M34-650C130-480 250-290 372-130C270-150 150-150 66-142C66-320 54-500 34-650z';
  const top = 'M6-662L10-900L-244-826C-160-770-70-710 6-662z';
  const sail = (d: string, a: string, b: string, c: string, left: number, right: number): Markup =>
    clipped(
      paper,
      d,
      shape(
        d,
        gradient(
          paper,
          [left, -300],
          [right, -420],
          [
            [0, a],
            [0.45, b],
            [1, c],
          ],
        ),
      ),
      spray(paper, d, '#fff3cf', [left, -200], [left + (right - left) * 0.4, -400], 0.6),
    );
  const hull =
    'M-440-96C-300-58 180-56 450-128C430-40 370 26 270 48C100 70-180 66-330 40C-400 20-430-30-440-96z';
  return group(
    {},
    stroke('M12-60V-930', '#5a3a30', 17),
    stroke('M14-910L560-150M12-900L-430-110M12-660L380-130', '#4a3a48', 4),
    sail(top, '#ffd9a0', '#f09a64', '#d2603c', -250, 20),
    sail(main, '#ffb672', '#ee6c40', '#b83a30', -460, 20),
    stroke(
      'M-446-170Q-220-150 4-190M-424-300Q-200-290 6-330M-388-440Q-180-440 6-480M-336-590Q-160-600 6-600',
      '#8f2c2a',
      4,
      { opacity: 0.5 },
    ),
    stroke('M8-634L-268-822M4-122L-460-116', '#5a3a30', 13),
    sail(stay, '#fffdf2', '#fbe6cc', '#d9b4a8', 30, 380),
    sail(jib, '#ffffff', '#fff0dc', '#e0bcb0', 40, 560),
    stroke('M110-640Q180-560 250-540M122-430Q260-380 400-350M128-260Q300-230 480-236', '#c9a49c', 4, {
      opacity: 0.6,
    }),
    stroke('M400-112L580-160', '#5a3a30', 15),
    clipped(
      paper,
      hull,
      shape(hull, gradient(paper, [-440, 0], [450, 0], stops('0 #4a78a0, 0.4 #1f4a74, 1 #0e2848'))),
      shape('M-460-110C-300-66 180-64 470-140L468-112C180-36-300-38-460-78z', '#fff6e6'),
      shape('M-460 20C-200 60 200 56 400-10V90H-460z', '#c9402c'),
      spray(paper, hull, '#0a1c38', [300, 60], [0, -20], 0.7),
    ),
    stroke('M-440-96C-300-58 180-56 450-128', '#8a5a40', 12),
    shape('M-120-78L-96-126H100L130-80z', '#f4dcb4'),
    shape('M30-126H100L130-80H40z', '#b98a6c'),
    disc(-50, -102, 13, '#2a4668'),
    disc(0, -102, 13, '#2a4668'),
    disc(50, -102, 13, '#2a4668'),
    shape('M-330-72C-340-130-324-176-290-178C-254-176-244-130-252-70z', '#f5b841'),
    shape('M-286-178C-254-176-244-130-252-70H-282C-270-110-272-150-286-178z', '#b4762c'),
    disc(-290, -204, 27, '#d99a70'),
    shape('M-320-206C-322-240-262-242-260-206L-250-204C-280-196-300-196-320-206z', '#1c3050'),
    stroke('M-264-146L-210-92', '#f5b841', 15),
    shape('M-190-76C-196-120-186-152-160-154C-134-152-126-116-130-74z', '#0b7f8b'),
    disc(-160, -176, 23, '#8a5440'),
    shape('M-186-180C-186-212-134-212-134-176C-146-190-170-194-186-180z', '#2a1a20'),
    shape('M12-930L-70-950L12-972z', '#0b7f8b'),
  );
};

export const scene: Scene = {
  key: 'home-horizon',
  draw: (paper) => {
    const { random } = paper;
    const water = `M-60 ${String(SEA)}H2460V1660H-60z`;
    const isles = shared(
      paper,
      group(
        {},
        crag(paper, {
          outline:
            '-60 800 60 740 170 650 270 560 340 500 400 486 450 520 530 610 630 710 740 800 860 860 980 906',
          spine: '400 486 380 570 420 640 390 730 430 800 400 906',
          base: SEA + 6,
          lit: ['#fff3e6', '#e9b8ac', '#b98aa0'],
          shade: ['#a9a0cc', '#8078b0', '#7068a4'],
          light: 'right',
          marks: ['#b0809c', '#5f5898'],
          count: 12,
        }),
        massif(paper, {
          edges:
            '1640 880 1630 906|1740 800 1720 906|1800 830 1810 906|1880 690 1870 906|1940 740 1960 906|2010 600 2010 780 2020 906|2070 690 2090 906|2150 560 2140 760 2150 906|2230 660 2250 906|2320 620 2330 906|2400 700 2420 906|2500 680 2500 906'.split(
              '|',
            ),
          lit: ['#e0a088', '#b4949a', '#a08aa4'],
          shade: ['#7f78a4', '#6f6a9c', '#756ca0'],
          firstLit: true,
          runnels: 2,
          waver: 7,
        }),
        haze(paper, 760, SEA + 6, '#ffc8a4', 0.55),
      ),
    );
    const cutterAt = (inner: Markup): Markup =>
      group({ transform: 'translate(1430 972) rotate(4) scale(0.86)' }, inner);
    const boat = shared(paper, cutterAt(cutter(paper)));
    const swell = (
      text: string,
      top: number,
      colours: readonly string[],
      crestColour: string,
      opacity: number,
    ): Markup => {
      const d = `${smoothShape(text)}`;
      return group(
        {},
        shape(d, vertical(paper, top, top + 320, ...colours)),
        stroke(d, crestColour, 5, { opacity }),
      );
    };
    const spindrift = times(40, () =>
      disc(
        1800 + between(random, -60, 130),
        960 - between(random, 0, 90) * random(),
        between(random, 2.5, 6),
        '#fffaf0',
        { opacity: 0.9 },
      ),
    );
    return [
      sky(paper, SEA, '#24407c', '#6a7cb4', '#d9a0ac', '#ffc28c', '#ffe0a4'),
      starfield(random, 46, 260),
      glow(paper, SUN, 1500, stops('0 #fffdf0 1, 0.08 #fff3c9 0.9, 0.3 #ffd596 0.5, 1 #ffb884 0')),
      streaks(
        random,
        '400 170 1200 46 2000 130 900 36 1000 320 700 26 2250 330 600 24 150 380 700 26',
        '#ffd4bc',
        0.6,
      ),
      cumulus(paper, [240, 660, 820, 240], ['#fff6e6', '#ffd4bc', '#c9a0b4'], '#8a86bc'),
      cumulus(paper, [2120, 560, 980, 300], ['#fffaf0', '#ffdcc0', '#d0a8b4'], '#8f88bc', -1),
      cumulus(paper, [1220, 760, 520, 100], ['#fff6e0', '#ffdcb8', '#e8b8a8'], '#c9a0b0', -1),
      disc(SUN[0], SUN[1], 112, '#fffdf2'),
      isles,
      shape(
        water,
        vertical(paper, SEA, 1600, '#ffdba0', '#d9b0a4', '#6f9cb4', '#2a6a90', '#123f68', '#0a2648'),
      ),
      reflected(paper, SEA + 4, 220, water, isles),
      shape(ripples(random, SEA + 6, 1500, 150), '#fff3e0', { opacity: 0.34 }),
      shape(
        glitter(random, { x: SUN[0], top: SEA + 4, bottom: 1560, spread: [120, 440], count: 190 }),
        '#fff6d9',
        { opacity: 0.92 },
      ),
      group({ opacity: 0.42 }, reflected(paper, 1010, 460, water, boat)),
      shape(glint(1420, 1022, 1060, 34), '#123f68', { opacity: 0.45 }),
      boat,
      ...spindrift,
      shape(
        froth(random, points('1720 1012 1760 970 1830 950 1890 978 1960 1014'), 34) +
          smoothShape(
            '960 1018 1120 1002 1300 1010 1480 998 1660 1006 1800 984 1900 1020 1700 1034 1400 1028 1140 1036',
          ),
        vertical(paper, 950, 1024, '#ffffff', '#e0e4ea'),
      ),
      shape(
        [
          glint(800, 1010, 520, 15),
          glint(1000, 1040, 700, 17),
          glint(1960, 1036, 420, 14),
          glint(640, 1044, 340, 10),
        ].join(''),
        '#fffaf0',
        { opacity: 0.8 },
      ),
      swell(
        '-60 1150 240 1120 620 1130 1000 1170 1400 1160 1800 1120 2160 1140 2460 1180 2460 1720 -60 1720',
        1120,
        ['#5f98b4', '#2a6a92', '#164a74'],
        '#fff0dc',
        0.5,
      ),
      shape(ripples(random, 1170, 1340, 40), '#ffe9d0', { opacity: 0.4 }),
      shape(
        glitter(random, { x: SUN[0] + 20, top: 1150, bottom: 1330, spread: [200, 320], count: 50 }),
        '#fff0c9',
        { opacity: 0.8 },
      ),
      swell(
        '-60 1330 300 1360 700 1320 1100 1300 1500 1340 1900 1370 2200 1340 2460 1310 2460 1720 -60 1720',
        1300,
        ['#37789c', '#195080', '#0d315c'],
        '#ffdcc0',
        0.45,
      ),
      shape(ripples(random, 1360, 1500, 36), '#d4e4ea', { opacity: 0.3 }),
      shape(
        ribbon(points('1800 1392 1980 1410 2180 1376 2400 1350'), [2, 16, 2]) +
          ribbon(points('120 1390 340 1384 560 1352'), [2, 14, 2]),
        '#fff0e0',
        { opacity: 0.55 },
      ),
      swell(
        '-60 1500 340 1470 760 1510 1200 1540 1600 1500 2000 1480 2460 1520 2460 1720 -60 1720',
        1470,
        ['#1c5482', '#0e3460', '#081f40'],
        '#c9d9e4',
        0.35,
      ),
      spray(paper, 'M-60 1100H2460V1660H-60z', '#061a38', [1400, 1700], [1320, 1180], 0.6),
      seabird(640, 330, 310, -8, 1),
      seabird(1960, 300, 210, 6, -1),
      seabird(250, 250, 150, -2, 1),
    ];
  },
};
