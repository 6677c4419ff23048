import { clipped, glow, sky } from '../kit/effects';
import { smooth } from '../kit/geometry';
import { froth, palm, points, stops } from '../kit/isles';
import { gradient, radial, vertical } from '../kit/paper';
import { streaks } from '../kit/posters';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, short, stroke, type Markup } from '../kit/svg';
import { ripples } from '../kit/water';

/** A wooden shop on a corner lot with a counter; foot at 0, about 900 wide, light from the left. */
const shop = (): Markup =>
  group(
    {},
    shape('M-430 0V-330H430V0z', '#3fa8a0'),
    shape('M180 0V-330H430V0z', '#2a7480'),
    stroke(times(10, (i) => `M-430 ${short(-30 - i * 32)}H430`).join(''), '#1f6068', 4, { opacity: 0.45 }),
    shape('M-470-330L-380-470H380L470-330z', '#b8442f'),
    shape('M60-470H380L470-330H130z', '#7f2c28'),
    stroke(
      times(12, (i) => `M${short(-360 + i * 66)}-466L${short(-450 + i * 82)}-334`).join(''),
      '#8a2f28',
      5,
      { opacity: 0.5 },
    ),
    shape('M-310-470V-560H310V-470z', '#fff0d0'),
    shape('M100-470V-560H310V-470z', '#d8b898'),
    stroke('M-310-560H310V-470H-310z', '#7f2c28', 8),
    disc(-220, -515, 26, '#e8405c'),
    disc(-150, -515, 26, '#f8d03c'),
    disc(-80, -515, 26, '#3fb0d8'),
    disc(-10, -515, 26, '#7ac04c'),
    shape('M60-536h190v14H60zM60-506h140v14H60z', '#b8442f'),
    shape('M-330-80V-260H120V-80z', '#2a1c2c'),
    shape('M-330-80V-260H120V-80z', '#ffcf7a', { opacity: 0.35 }),
    ...times(7, (i) =>
      shape(
        `M${short(-316 + i * 60)}-120v-60l8-20h12l8 20v60z`,
        ['#e8405c', '#f8d03c', '#3fb0d8', '#7ac04c', '#f08a3c', '#a45cc0', '#fff0e0'][i] ?? '#e8405c',
      ),
    ),
    shape('M20-80C16-150 30-190 56-190C84-190 96-150 92-80z', '#f0b83c'),
    disc(56, -214, 24, '#7a4a34'),
    shape('M32-218C30-246 84-246 80-218C66-226 46-226 32-218z', '#2a1c2c'),
    shape('M-350-80H140V-56H-350z', '#fff0d0'),
    shape('M-350-56H140V0H-350z', '#2f8a88'),
    shape(
      'M-360-330L-330-260H-262L-260-330zM-160-330L-162-260H-94L-60-330zM40-330L6-260H74L140-330z',
      '#fff6e4',
    ),
    shape('M-260-330L-262-260H-162L-160-330zM-60-330L-94-260H6L40-330z', '#e8405c'),
    shape('M210 0V-240H360V0z', '#1f5a64'),
    shape('M228-18V-222H342V-18z', '#2c7a80'),
  );

export const scene: Scene = {
  key: 'hawaii-shave-ice',
  draw: (paper) => {
    const { random } = paper;
    const dome = froth(
      random,
      points('360 900 330 740 380 570 500 440 680 380 860 440 980 570 1030 740 1000 900'),
      46,
    );
    const cup = 'M330 880H1030L820 1560Q680 1600 540 1560z';
    return [
      sky(paper, 900, '#2f8ac4', '#7cc4e0', '#d8f0ec', '#ffeec8'),
      glow(paper, [300, 200], 1100, stops('0 #fffbe4 0.95, 0.3 #fff2c8 0.4, 1 #fff2c8 0')),
      streaks(random, '1500 150 1000 44 2100 300 700 30 1000 300 600 24', '#ffffff', 0.85),
      shape('M-60 900H2460V1100H-60z', vertical(paper, 900, 1100, '#4fb4c4', '#7fd8cc')),
      shape(ripples(random, 905, 1090, 40), '#ffffff', { opacity: 0.5 }),
      shape(smooth(points('-80 910 200 850 520 820 820 850 1060 900 1060 930 -80 940'), true), '#4f8a9c'),
      shape(
        'M-60 1060Q1200 1010 2460 1060V1660H-60z',
        vertical(paper, 1040, 1620, '#f8e0b0', '#ecc890', '#c89a6c'),
      ),
      palm(random, points('2300 1180 2280 900 2220 620 2120 400'), 330, {
        bark: '#5a4048',
        barkLit: '#c89a70',
        leaf: '#1f6a44',
        leafLit: '#8fc858',
      }),
      palm(random, points('1200 1120 1220 940 1190 760 1130 640'), 200, {
        bark: '#5a4048',
        barkLit: '#c89a70',
        leaf: '#1f6a44',
        leafLit: '#8fc858',
      }),
      shape('M1240 1196q520-40 1080 0q-520 60-1080 0z', '#8a6450', { opacity: 0.45 }),
      placed(1790, 1190, 1.16, shop()),
      ...[
        [1420, 1240, '#2f6f94', '#7a4a34'],
        [1520, 1256, '#e8b43c', '#a8684c'],
        [2140, 1250, '#d9442c', '#7a4a34'],
      ].map(([x, y, coat, skin]) =>
        placed(
          Number(x),
          Number(y),
          1.2,
          shape('M-18 0L-14-60H14L18 0H6L0-44L-6 0z', '#3c4a6a'),
          shape('M-24-56C-28-100-18-128 0-128C18-128 28-100 24-56z', String(coat)),
          shape('M4-128C18-126 28-100 24-56H8C12-90 10-112 4-128z', '#1c1830', { opacity: 0.3 }),
          disc(0, -148, 19, String(skin)),
          shape('M-21-152C-21-176 21-176 21-152C10-158-10-158-21-152z', '#2a1c24'),
        ),
      ),
      shape('M240 1590q440-60 900 0q-440 70-900 0z', '#8a6450', { opacity: 0.5 }),
      clipped(
        paper,
        dome,
        shape(dome, '#ffffff'),
        shape('M300 340H600L560 940H300z', '#e8304c'),
        shape('M600 340H780L800 940H560z', '#f8c83c'),
        shape('M780 340H1080V940H800z', '#2f9cd8'),
        shape('M560 340Q640 640 520 940H600Q690 640 620 340z', '#f8803c', { opacity: 0.75 }),
        shape('M750 340Q820 640 780 940H850Q890 640 820 340z', '#5cbc6c', { opacity: 0.75 }),
        shape(
          'M300 340H1080V940H300z',
          radial(
            paper,
            [540, 520],
            620,
            stops('0 #ffffff 0.75, 0.3 #ffffff 0.25, 0.7 #ffffff 0, 1 #1c2c5c 0.4'),
          ),
        ),
        ...times(150, (): Markup => {
          const [x, y] = [between(random, 340, 1020), between(random, 390, 900)];
          const r = between(random, 5, 13);
          return shape(
            `M${short(x - r)} ${short(y)}l${short(r)} ${short(-r * 0.8)}l${short(r)} ${short(r * 0.7)}l${short(-r)} ${short(r * 0.7)}z`,
            '#ffffff',
            { opacity: 0.5 },
          );
        }),
      ),
      shape(
        froth(random, points('440 560 500 440 680 376 800 410 740 450 640 440 560 500 500 600'), 40),
        '#fffdf4',
        { opacity: 0.85 },
      ),
      shape(
        cup,
        gradient(paper, [330, 1200], [1030, 1200], stops('0 #fffaf0, 0.45 #f4e8d8, 0.75 #d0bcb0, 1 #a89098')),
      ),
      clipped(
        paper,
        cup,
        ...[0, 1, 2, 3].map((i) =>
          shape(
            `M280 ${short(980 + i * 150)}q100-60 200 0t200 0t200 0t200 0v54q-100 60-200 0t-200 0t-200 0t-200 0z`,
            ['#e8405c', '#3fb0d8', '#7ac04c', '#f8c83c'][i] ?? '#e8405c',
            { opacity: 0.85 },
          ),
        ),
        shape('M760 860H1060V1620H660z', '#3c2c4c', { opacity: 0.28 }),
        shape('M370 880L560 1560H590L420 880z', '#ffffff', { opacity: 0.5 }),
      ),
      shape('M316 868Q680 800 1044 868Q1050 900 1030 912Q680 846 330 912Q310 900 316 868z', '#fffdf4'),
      shape('M680 846Q900 850 1030 912Q1050 900 1044 868Q860 824 680 824z', '#d8c8c4'),
      stroke('M860 560L1080 250', '#e8405c', 26),
      stroke('M866 552L1084 244', '#ff9aa8', 8),
      shape('M820 610Q800 560 850 530Q900 520 900 570Q880 620 820 610z', '#e8405c'),
      ...times(9, (i) =>
        disc(
          430 + i * 70 + between(random, -20, 20),
          930 + (i % 3) * 22,
          between(random, 7, 12),
          ['#e8304c', '#f8c83c', '#2f9cd8'][Math.min(2, Math.floor(i / 3))] ?? '#e8304c',
          { opacity: 0.9 },
        ),
      ),
    ];
  },
};
