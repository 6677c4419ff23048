import { gull } from '../kit/creatures';
import { clipped, glow, haze, sky } from '../kit/effects';
import { smooth, type Point } from '../kit/geometry';
import { froth, points, ribbon, stops } from '../kit/isles';
import { caustics, cumulus, massif } from '../kit/lagoon';
import { gradient, radial, vertical } from '../kit/paper';
import { streaks } from '../kit/posters';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { group, placed, shape, short, stroke, type Markup } from '../kit/svg';
import { ripples } from '../kit/water';

/** A white catamaran seen from above and behind, bow to the left; about 300 long, centred on 0. */
const catamaran = (): Markup =>
  group(
    {},
    shape('M-150 34q150 30 320 6q-160 30-320-6z', '#0c3a54', { opacity: 0.5 }),
    shape(
      'M-170-20Q-120-44-60-44H150V-18H-60Q-120-14-170-20zM-180 30Q-130 6-70 6H150V32H-70Q-130 36-180 30z',
      '#fffaf0',
    ),
    shape(
      'M-70 22H150V32H-70Q-130 36-180 30Q-120 26-70 22zM-60-26H150V-18H-60Q-120-14-170-20Q-110-24-60-26z',
      '#b8c4cc',
    ),
    shape('M-40-40H130V26H-40z', '#f0e8d8'),
    shape('M-20-30H60V16H-20z', '#d9442c'),
    shape('M20-30H60V16H20z', '#982c24'),
    stroke('M-40-7L-150-7', '#c8ccd0', 5),
    stroke('M30-7V-300', '#e8e4dc', 8),
    shape('M24-296Q-90-160-130-20L20-20z', '#fff6e4'),
    shape('M24-296Q-20-160-30-20L20-20z', '#f0c46c'),
    ...[80, 100, 120].map((x, i) =>
      shape(`M${short(x - 9)} 4q0-26 9-26t9 26z`, ['#2f8ea4', '#e8b43c', '#3a5a8a'][i] ?? '#2f8ea4'),
    ),
  );

/** Someone who floats face down; the head is at the left. */
const floating = (suit: string): Markup =>
  group(
    {},
    shape('M-64 8q70 22 150 0q-70 26-150 0z', '#0c4a5c', { opacity: 0.45 }),
    shape('M-34-10Q6-18 44-10L96-16L98-8L60 0L98 10L94 18L44 10Q6 18-34 10z', suit),
    shape('M-34-10L-64-30L-70-22L-44-2zM-34 10L-62 34L-68 26L-44 4z', '#c08466'),
    shape('M96-18L132-26L134-10L98-6zM96 8L134 12L130 28L94 18z', '#f0c03c'),
    shape('M-66-12Q-70-14-74 0Q-70 14-56 14Q-40 12-40 0Q-40-14-56-15z', '#2a1c24'),
    stroke('M-60 6L-72 20L-68 30', '#e85d3a', 6),
  );

export const scene: Scene = {
  key: 'hawaii-molokini-crescent',
  draw: (paper) => {
    const { random } = paper;
    const SEA = 420;
    const crescentTop: Point[] = points(
      '430 900 440 790 520 690 660 610 840 560 1060 534 1300 530 1520 548 1720 590 1880 660 1980 750 2010 850 1980 920',
    );
    const inner: Point[] = points(
      '1900 930 1900 860 1840 790 1720 730 1540 690 1320 670 1080 674 860 704 690 760 590 830 560 900 540 950',
    );
    const isle = `${smooth(crescentTop)}L1980 930${smooth([...inner]).replace('M', 'L')}z`;
    const face = smooth(
      points(
        '560 930 590 830 690 760 860 704 1080 674 1320 670 1540 690 1720 730 1840 790 1900 860 1910 940 1850 900 1740 850 1560 810 1320 790 1080 794 860 826 700 870 620 920',
      ),
      true,
    );
    const bay = smooth(
      points(
        '600 930 700 880 880 838 1100 808 1320 802 1560 822 1740 862 1860 920 1840 1040 1700 1120 1400 1170 1100 1170 800 1120 640 1040',
      ),
      true,
    );
    const boats = [
      [900, 1020, 0.62],
      [1580, 1000, 0.56],
      [1260, 930, 0.42],
    ] as const;
    return [
      sky(paper, SEA, '#2f7ab8', '#7ab8d8', '#d8ecec'),
      glow(paper, [420, 120], 1100, stops('0 #fffbe0 0.9, 0.3 #fff2cc 0.35, 1 #fff2cc 0')),
      streaks(random, '1500 70 900 30 700 60 500 20', '#ffffff', 0.8),
      cumulus(paper, [1900, 290, 820, 170], ['#ffffff', '#e8f0f4'], '#8fb0c8', -1),
      cumulus(paper, [2280, 330, 420, 110], ['#ffffff', '#e8f0f4'], '#8fb0c8', -1),
      massif(paper, {
        edges:
          '1180 410 1180 424|1400 372 1380 424|1600 320 1570 424|1800 270 1780 424|1980 240 1980 424|2160 262 2180 424|2480 330 2480 424'.split(
            '|',
          ),
        lit: ['#9ab0b4', '#8aa89c'],
        shade: ['#7690a8', '#6f8a94'],
        firstLit: true,
        runnels: 3,
      }),
      haze(paper, 250, SEA + 4, '#e4f0f0', 0.6),
      shape(
        `M-60 ${String(SEA)}H2460V1660H-60z`,
        vertical(paper, SEA, 1640, '#a8d4dc', '#3f94b8', '#1f6c9c', '#175484', '#123f6c'),
      ),
      shape(ripples(random, SEA + 8, 1640, 150), '#d8f0f4', { opacity: 0.35 }),
      shape(
        froth(
          random,
          points(
            '410 930 420 780 510 680 660 596 850 546 1060 520 1300 516 1530 534 1730 578 1900 650 2000 740 2034 860 2000 946 1940 960 620 970',
          ),
          30,
        ),
        '#ffffff',
        { opacity: 0.85 },
      ),
      shape(
        isle,
        gradient(paper, [500, 560], [2000, 900], stops('0 #e8b478, 0.4 #c8905c, 0.75 #94684c, 1 #6f4c44')),
      ),
      shape(face, vertical(paper, 670, 940, '#b87a50', '#8a5440', '#5c3a3c')),
      clipped(
        paper,
        face,
        shape(
          times(15, (i) => {
            const t = i / 14;
            const x = 600 + t * 1280;
            const lift = 130 * Math.sin(Math.PI * t);
            return ribbon(
              points(
                `${short(x)} ${short(820 - lift)} ${short(x + (t - 0.5) * 60)} ${short(880 - lift)} ${short(x + (t - 0.5) * 90)} ${short(960 - lift)}`,
              ),
              [10, 18, 8],
            );
          }).join(''),
          '#4a2c30',
          { opacity: 0.4 },
        ),
        stroke(
          times(
            5,
            (i) =>
              `M${short(570 + i * 8)} ${short(900 - i * 16 + 20)}Q${short(1230)} ${short(640 + i * 26)} ${short(1900 - i * 8)} ${short(900 - i * 10 + 20)}`,
          ).join(''),
          '#e0a878',
          6,
          { opacity: 0.5 },
        ),
      ),
      shape(
        froth(
          random,
          points(
            '560 800 640 690 800 620 1060 580 1300 574 1520 590 1720 632 1860 700 1780 700 1540 640 1300 616 1080 620 860 650 690 720',
          ),
          26,
        ),
        '#a8a458',
        { opacity: 0.9 },
      ),
      shape(
        bay,
        radial(paper, [1230, 900], 700, stops('0 #b4f4e0, 0.35 #5cdccc, 0.7 #2fb0bc, 1 #1f86a8'), 0.5),
      ),
      clipped(
        paper,
        bay,
        shape(
          times(26, () => {
            const [x, y] = [between(random, 640, 1820), between(random, 830, 1130)];
            const w = between(random, 26, 80);
            return froth(
              random,
              points(
                `${short(x - w)} ${short(y)} ${short(x)} ${short(y - w * 0.3)} ${short(x + w)} ${short(y)} ${short(x)} ${short(y + w * 0.24)}`,
              ),
              20,
            );
          }).join(''),
          '#1c7a88',
          { opacity: 0.45 },
        ),
        shape(caustics(random, [600, 1860], [850, 1160], 46), 'none', {
          stroke: '#f0fffa',
          'stroke-width': 3.5,
          opacity: 0.4,
        }),
      ),
      shape(
        ribbon(points('560 930 640 884 820 834 1080 800 1320 794 1560 812 1760 858 1890 920'), [6, 12, 6]),
        '#fff4dc',
      ),
      ...boats.map(([x, y, s]) => placed(x, y, s, catamaran())),
      shape(
        smooth(
          points('-80 1330 300 1280 760 1260 1240 1270 1700 1290 2100 1270 2480 1300 2480 1720 -80 1720'),
          true,
        ),
        vertical(paper, 1260, 1640, '#2fa8b4', '#1f8aa0', '#145f80'),
        { opacity: 0.75 },
      ),
      shape(caustics(random, [-60, 2460], [1300, 1640], 90), 'none', {
        stroke: '#d8fff4',
        'stroke-width': 5,
        opacity: 0.3,
      }),
      placed(560, 1430, 1.5, floating('#22406a')),
      placed(980, 1340, 1.05, floating('#d9442c')),
      placed(1720, 1450, [-1.6, 1.6], floating('#2f6f4c')),
      ...times(14, (i): Markup => {
        const [x, y] = [1020 + (i % 5) * 70 + (i % 3) * 16, 1470 + Math.floor(i / 5) * 52];
        return group(
          { transform: `translate(${short(x)} ${short(y)}) scale(${short(0.9 + (i % 3) * 0.2)})` },
          shape('M-26 0Q-6-18 20-4L36-14V12L20 4Q-6 18-26 0z', '#ffd84c'),
          shape('M-26 0Q-6 18 20 4L36 12V2L10 0z', '#d89c2c'),
        );
      }),
      gull(700, 420, 70, '#ffffff', -8),
      gull(1020, 330, 54, '#ffffff', 8),
    ];
  },
};
