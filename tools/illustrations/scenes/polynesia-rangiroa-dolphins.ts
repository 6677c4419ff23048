import { gull } from '../kit/creatures';
import { clipped, glow, sky, spray } from '../kit/effects';
import { smooth, type Point } from '../kit/geometry';
import { froth, palm, points, stops } from '../kit/isles';
import { cumulus, grove } from '../kit/lagoon';
import { gradient, vertical, type Paper } from '../kit/paper';
import { bush, streaks } from '../kit/posters';
import { sitter } from '../kit/posters-polynesia-beach';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, stroke, type Markup } from '../kit/svg';
import { glitter, ripples } from '../kit/water';

const SEA = 640;
const PALM = { bark: '#4a342c', barkLit: '#e0a868', leaf: '#23503c', leafLit: '#5f8f44' };

const BODY =
  'M-330 150C-270 30-120-134 60-152C140-160 204-142 244-112L336-74C346-62 332-50 318-54L240-66C184-40 60-16-50 44C-150 96-232 150-268 214L-190 290C-250 282-296 250-312 226C-344 246-388 256-440 244C-396 222-352 192-330 150z';

/** A bottlenose dolphin in the air, snout to the right, 780 long around 0; the light on the left. */
const dolphin = (paper: Paper): Markup =>
  group(
    {},
    shape('M-30-138C0-204 44-232 104-236C70-200 70-166 84-146z', '#33526c'),
    clipped(
      paper,
      BODY,
      shape(BODY, gradient(paper, [-60, -150], [40, 60], stops('0 #7fa4b8, 0.35 #47708c, 1 #2b4a66'))),
      shape(
        'M336-74L244-84C160-70 20-40-80 20C-180 76-250 150-268 214L-50 90C100 20 240-20 330-44z',
        '#e9efe6',
      ),
      shape(
        'M336-62L240-66C184-40 60-16-50 44C-150 96-232 150-268 214L-80 130C80 40 220 0 330-40z',
        '#ffe2c0',
        {
          opacity: 0.8,
        },
      ),
      spray(paper, BODY, '#1d3450', [-330, 190], [-120, 0], 0.6),
    ),
    shape('M110-66C116-8 84 46 28 78C20 30 40-26 74-58z', '#2b4a66'),
    stroke('M-300 118C-240 20-110-116 60-140C120-146 170-138 214-120', '#ffe9c4', 8, { opacity: 0.75 }),
    disc(214, -98, 9, '#0f1c2c'),
    stroke('M246-84L318-62', '#33526c', 5),
  );

export const scene: Scene = {
  key: 'polynesia-rangiroa-dolphins',
  draw: (paper) => {
    const { random } = paper;
    const splash = (x: number, y: number, size: number): Markup =>
      group(
        {},
        shape(
          froth(
            random,
            [
              [x - size, y],
              [x - size * 0.5, y - size * 0.34],
              [x, y - size * 0.62],
              [x + size * 0.6, y - size * 0.3],
              [x + size, y],
              [x, y + size * 0.2],
            ],
            size * 0.26,
          ),
          '#ffffff',
        ),
        ...times(14, () =>
          disc(
            x + between(random, -1, 1) * size,
            y - size * between(random, 0.4, 1.2),
            between(random, 4, 13),
            '#ffffff',
            { opacity: 0.9 },
          ),
        ),
      );
    /** One standing wave of the pass: a back in the light, a foaming crest. */
    const wave = (text: string, deep: number, colours: readonly string[], foam: number): Markup => {
      const ridge = points(text);
      const crest = smooth(ridge);
      const [top, last, first] = [
        Math.min(...ridge.map(([, y]) => y)),
        ridge[ridge.length - 1] ?? [0, 0],
        ridge[0] ?? [0, 0],
      ];
      const body = `${crest}L${String(last[0])} ${String(top + deep)}L${String(first[0])} ${String(top + deep)}z`;
      return group(
        {},
        shape(body, vertical(paper, top, top + deep, ...colours)),
        stroke(crest, '#ffffff', foam, { opacity: 0.85 }),
        stroke(
          smooth(ridge.map(([x, y], i): Point => [x + 20, y + foam * (1.4 + (i % 2) * 1.2)])),
          '#fff2d8',
          foam * 0.5,
          {
            opacity: 0.45,
            'stroke-dasharray': '90 70 30 60',
          },
        ),
      );
    };
    return [
      sky(paper, SEA, '#3f6fa8', '#8fb0c0', '#f0cf9c', '#ffb874'),
      glow(
        paper,
        [330, 590],
        1300,
        stops('0 #fff2c0 1, 0.15 #ffdc94 0.75, 0.5 #ffb060 0.25, 1 #ffb060 0'),
        0.8,
      ),
      disc(330, 560, 74, '#fff8e0'),
      streaks(random, '800 210 1200 32 1800 330 1000 26 500 380 800 22', '#fff0d4', 0.7),
      cumulus(paper, [1560, 620, 900, 210], ['#fff4de', '#ffd9b0', '#d8b4a8'], '#a48ca0', -1),
      cumulus(paper, [760, 632, 520, 100], ['#fff0d4', '#ffd4a4'], '#c49a94', -1),
      grove(
        random,
        [
          [980, 650, 90],
          [1050, 648, 120],
          [1130, 652, 80],
          [1240, 650, 110],
          [1330, 648, 90],
          [1440, 652, 120],
          [1560, 650, 84],
        ],
        ['#4a342c', '#2a5440', '#7a8f44'],
      ),
      shape(bush(random, 900, 1640, 652, 40, 664), '#2a5440'),
      shape(
        `M-60 ${String(SEA)}H2460V1660H-60z`,
        vertical(paper, SEA, 1600, '#e8b48c', '#5f9ca8', '#1f7a94', '#0d587c', '#083f62'),
      ),
      shape('M880 660H1660L1640 668H900z', '#fff2d0'),
      shape(ripples(random, 656, 900, 50), '#fff0d0', { opacity: 0.4 }),
      shape(glitter(random, { x: 330, top: 648, bottom: 1100, spread: [90, 300], count: 100 }), '#fff4cc', {
        opacity: 0.85,
      }),
      wave(
        '-60 800 260 770 560 796 900 752 1260 790 1640 744 2000 786 2460 750',
        260,
        ['#7fc4bc', '#2f8ea0', '#146a88'],
        12,
      ),
      wave(
        '-60 940 240 900 620 948 1000 880 1400 936 1800 872 2140 930 2460 890',
        320,
        ['#6fc4bc', '#1f8098', '#0d5a7c'],
        18,
      ),
      group({ transform: 'translate(1690 700) rotate(-4) scale(0.62)' }, dolphin(paper)),
      splash(1490, 866, 120),
      group({ transform: 'translate(690 740) rotate(14) scale(0.5)' }, dolphin(paper)),
      splash(600, 900, 90),
      group({ transform: 'translate(1210 770) rotate(-16) scale(1.18)' }, dolphin(paper)),
      splash(960, 1200, 250),
      wave(
        '-60 1150 300 1100 700 1160 1120 1090 1560 1160 2000 1080 2460 1130',
        560,
        ['#4fb4b4', '#12708e', '#0a4a70', '#083a5c'],
        26,
      ),
      shape(
        froth(
          random,
          [
            [640, 1190],
            [860, 1130],
            [1120, 1096],
            [1330, 1130],
            [1420, 1180],
            [1160, 1220],
            [860, 1240],
          ],
          70,
        ),
        '#ffffff',
        { opacity: 0.92 },
      ),
      shape(ripples(random, 1240, 1640, 40), '#bfe8e0', { opacity: 0.3 }),
      shape(
        smooth(
          points('2460 960 2240 1000 2080 1080 1960 1200 1860 1360 1800 1500 1780 1700 2500 1700 2500 960'),
          true,
        ),
        gradient(paper, [1800, 1200], [2400, 1500], stops('0 #f4dcb0, 0.4 #c9a884, 1 #6a5450')),
      ),
      stroke(
        smooth(points('2460 960 2240 1000 2080 1080 1960 1200 1860 1360 1800 1500 1780 1700')),
        '#ffffff',
        16,
        { opacity: 0.8 },
      ),
      palm(random, points('2330 1420 2290 1150 2240 900 2150 700'), 360, PALM),
      palm(random, points('2440 1480 2430 1200 2440 960 2400 800'), 320, PALM),
      placed(
        2070,
        1400,
        [-1.02, 1.02],
        sitter(['#a5663f', '#6a3c28'], ['#cf2f50', '#8a2038'], '#20121c', true),
      ),
      placed(
        2270,
        1470,
        [-1.1, 1.1],
        sitter(['#b4744c', '#7a4630'], ['#f5b841', '#b87a24'], '#20121c', false),
      ),
      gull(1100, 330, 70, '#4a5a78', -8),
      gull(1190, 380, 50, '#4a5a78', 8),
    ];
  },
};
