import { glow, haze, sky } from '../kit/effects';
import { smooth, type Point } from '../kit/geometry';
import { palm, points, smoothShape, stops } from '../kit/isles';
import { seabird } from '../kit/isles-sea-life';
import { blade, cumulus, grove } from '../kit/lagoon';
import { gradient, vertical, type Paper } from '../kit/paper';
import { streaks } from '../kit/posters';
import { bicycle } from '../kit/posters-polynesia-beach';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, stroke, type Markup } from '../kit/svg';
import { glitter, ripples } from '../kit/water';

const SEA = 560;
const PALM = { bark: '#6a4a44', barkLit: '#e8b08c', leaf: '#2f6a58', leafLit: '#6fa468' };

/** A red-footed booby on a branch, looking left; the feet at 0, 560 high; the light on the left. */
const booby = (paper: Paper): Markup =>
  group(
    {},
    shape('M90-160C170-90 230 20 262 130C230 130 190 110 160 80C120 30 90-40 70-110z', '#3a4450'),
    shape('M120-60C170-10 210 50 236 110C200 96 168 64 146 30z', '#1f2833'),
    shape(
      'M-70-380C-60-440-10-480 50-470C110-462 140-410 128-350C120-310 150-280 166-220C186-130 160-40 90-10C30 10-40-4-70-60C-104-130-96-220-66-280C-50-314-64-346-70-380z',
      gradient(paper, [-100, -300], [170, -200], stops('0 #fffdf4, 0.55 #f4efe4, 1 #c4c0cc')),
    ),
    shape(
      'M60-300C120-260 190-160 200-40C206 10 210 50 206 90C150 60 90-20 60-110C40-180 40-250 60-300z',
      '#d8d4d8',
    ),
    shape('M110-130C160-60 196 10 206 90C150 60 100-10 76-80z', '#39424e'),
    shape('M140-60C166-20 186 20 196 66C160 40 130 4 116-30z', '#1f2833'),
    shape('M-60-406C-110-412-170-396-220-370C-176-366-120-362-66-372z', '#8fbccb'),
    shape('M-220-370C-176-366-120-362-66-372L-64-384C-120-376-170-376-220-370z', '#5f94a8'),
    shape('M-70-416C-56-436-34-440-16-430C-20-402-40-380-70-372C-80-386-80-402-70-416z', '#f2b4b8'),
    disc(-26, -420, 13, '#16202b'),
    disc(-30, -424, 4, '#ffffff'),
    shape(
      'M-40-4C-46 30-40 50-70 62C-40 70-10 66 6 56C-4 36-6 16-4-6zM40-4C36 30 42 50 14 64C46 72 78 66 92 54C80 36 76 14 76-8z',
      '#e8503a',
    ),
    shape('M-40-4C-44 24-40 40-56 52L-30 40L-22-4zM40-4C36 24 42 42 26 54L52 40L58-4z', '#ff8a6c'),
  );

export const scene: Scene = {
  key: 'polynesia-tikehau-boobies',
  draw: (paper) => {
    const { random } = paper;
    const spit = smoothShape(
      '-100 900 400 860 900 870 1300 930 1560 1010 1640 1080 1560 1130 1200 1150 700 1180 200 1260 -100 1330',
    );
    const leaf = (x: number, y: number, a: number, long: number, lit: string): Markup => {
      const [whole, half] = blade([x, y], [x + Math.cos(a) * long, y + Math.sin(a) * long], long * 0.2, 6);
      return shape(whole, lit) + shape(half, '#1f4a40', { opacity: 0.5 });
    };
    const twig = (text: string, width: number): Markup => stroke(smooth(points(text)), '#5a4238', width);
    const leaves = (text: string, count: number): Markup =>
      points(text)
        .flatMap(([x, y]: Point) =>
          times(count, (i) =>
            leaf(
              x,
              y,
              (i / count) * 6.28 + between(random, -0.3, 0.3),
              between(random, 74, 120),
              ['#3f7f5c', '#5f9c62', '#8fb86c'][i % 3] ?? '#3f7f5c',
            ),
          ),
        )
        .join('');
    return [
      sky(paper, SEA, '#7fb4d4', '#c4cfe0', '#f4cfd0', '#ffe0c0'),
      glow(paper, [260, 380], 1300, stops('0 #fffbe8 1, 0.12 #fff0c8 0.8, 0.5 #ffd8b8 0.25, 1 #ffd8b8 0')),
      disc(260, 360, 66, '#fffdf2'),
      streaks(random, '900 150 1200 28 1800 260 1000 24 600 470 900 20', '#fff4ee', 0.8),
      cumulus(paper, [1000, 540, 760, 120], ['#fffaf2', '#fbe0d8', '#e0c4d0'], '#b8a0bc', -1),
      cumulus(paper, [2000, 520, 700, 150], ['#fffaf2', '#fbdcd4', '#dcc0d0'], '#b8a0bc', -1),
      grove(
        random,
        [
          [520, 566, 70],
          [600, 568, 90],
          [690, 566, 64],
          [800, 568, 84],
          [920, 566, 60],
          [1080, 568, 76],
          [1200, 566, 90],
          [1330, 568, 62],
        ],
        ['#6a5a58', '#5f8a80', '#8fae90'],
      ),
      shape('M440 566H1420L1400 576H460z', '#f8d8cc'),
      shape(
        `M-60 ${String(SEA + 8)}H2460V1660H-60z`,
        vertical(paper, SEA, 1600, '#d8d8dc', '#8fd0d4', '#4fb8c4', '#8fe0d4', '#c4f0e0'),
      ),
      haze(paper, 480, SEA + 10, '#ffe6d8', 0.5),
      shape(ripples(random, 576, 900, 60), '#fff6f0', { opacity: 0.5 }),
      shape(glitter(random, { x: 260, top: 572, bottom: 900, spread: [80, 240], count: 80 }), '#fffbea', {
        opacity: 0.85,
      }),
      shape(
        smoothShape(
          '-100 860 420 820 940 826 1380 890 1680 990 1760 1080 1660 1170 1240 1200 720 1240 200 1330 -100 1400',
        ),
        '#d4fbec',
        { opacity: 0.8 },
      ),
      shape(spit, gradient(paper, [0, 900], [1500, 1120], stops('0 #ffe2d8, 0.5 #f8b8b8, 1 #f4a0ac'))),
      shape(
        smoothShape('-100 960 400 930 820 950 1200 1010 900 1050 500 1070 100 1120 -100 1160'),
        '#fff0e6',
        { opacity: 0.6 },
      ),
      palm(random, points('420 960 470 760 560 600 690 470'), 300, PALM),
      palm(random, points('300 990 290 800 250 640 170 500'), 270, PALM),
      placed(880, 1050, 0.86, bicycle()),
      seabird(1240, 300, 300, -8),
      seabird(980, 420, 200, 4),
      seabird(1480, 180, 180, -14),
      shape(ripples(random, 1160, 1620, 60), '#ffffff', { opacity: 0.5 }),
      twig('2520 1180 2260 1230 2000 1200 1760 1240 1560 1220', 30),
      twig('2520 1420 2240 1400 2040 1300 1960 1210', 24),
      twig('1760 1240 1660 1340 1600 1440', 18),
      twig('2200 1226 2160 1080 2200 960', 18),
      leaves('2480 1160 2380 1420 2200 960 2260 1060 1600 1440 1660 1360 2120 1420 2460 1300 1540 1230', 9),
      placed(1850, 1148, 1.16, booby(paper)),
      shape('M1690 1240C1760 1216 1960 1216 2050 1238C2030 1276 1760 1282 1690 1240z', '#5a4238'),
      ...times(18, (): Markup => {
        const x = between(random, 1690, 2040);
        return stroke(
          `M${String(Math.round(x))} ${String(Math.round(between(random, 1232, 1266)))}l${String(Math.round(between(random, -70, 70)))} ${String(Math.round(between(random, -16, 26)))}`,
          '#8a6a54',
          7,
        );
      }),
    ];
  },
};
