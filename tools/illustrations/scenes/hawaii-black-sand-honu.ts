import { clipped, glow, haze, sky, spray } from '../kit/effects';
import { smooth, type Point } from '../kit/geometry';
import { froth, palm, points, ribbon, stops } from '../kit/isles';
import { cumulus } from '../kit/lagoon';
import { vertical } from '../kit/paper';
import { stones } from '../kit/plants';
import { streaks } from '../kit/posters';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, short, stroke, type Markup } from '../kit/svg';
import { ripples } from '../kit/water';

/** A turtle ashore, asleep, head to the left; rests on 0, about 560 long. */
const basking = (): Markup =>
  group(
    {},
    shape('M-300 20q290 44 600-6q-290 80-600 6z', '#0a0c14', { opacity: 0.55 }),
    shape('M-150 6C-190 40-250 60-320 52C-300 20-240-20-170-40z', '#6f7a4c'),
    shape('M-150 6C-190 40-250 60-320 52C-270 42-210 10-160-20z', '#454f38'),
    shape('M150 0C200 10 260 40 286 40C270 0 220-30 170-40z', '#5c6844'),
    shape(
      'M-214-60C-224-110-190-140-100-164C20-190 160-160 220-90C250-50 244-10 210 4C90 40-110 44-190 14C-214 0-216-30-214-60z',
      '#6a6438',
    ),
    shape(
      'M-214-60C-224-110-190-140-100-164C20-190 110-176 160-146C60-160-80-140-140-90C-176-56-190-10-190 14C-214 0-216-30-214-60z',
      '#b8a458',
    ),
    shape('M210 4C90 40-110 44-190 14C-80 20 80 10 190-50C226-60 240-20 210 4z', '#3c3c2c'),
    stroke(
      'M-130-140L-100-60L-150 10M-100-60L10-50L40-168M10-50L30 26M40-168L150-140M10-50L150-60L220-90M150-60L170 10M-190-80L-100-60',
      '#2f3024',
      8,
      { opacity: 0.75 },
    ),
    stroke('M-196-92C-160-140-60-170 60-166', '#f4e4a4', 6, { opacity: 0.8 }),
    shape('M-196-40C-240-70-296-76-326-48C-344-28-336 2-306 10C-270 18-220 10-194-4z', '#7f8a54'),
    shape('M-326-20C-336 2-306 10-306 10C-270 18-220 10-194-4C-230-2-290 0-326-20z', '#4a5438'),
    stroke('M-318-34q14-14 28-2M-330-6q24 4 44-4', '#22241c', 5),
    shape(
      times(
        12,
        (i) => `M${short(-296 + (i % 4) * 24)} ${short(-56 + Math.floor(i / 4) * 18)}h14l-4 10h-10z`,
      ).join(''),
      '#4a5438',
      { opacity: 0.7 },
    ),
  );

export const scene: Scene = {
  key: 'hawaii-black-sand-honu',
  draw: (paper) => {
    const { random } = paper;
    const SEA = 560;
    const sand: Point[] = points(
      '-60 1250 240 1180 560 1120 900 1060 1240 980 1560 900 1840 830 2120 780 2480 750',
    );
    const beach = `${smooth(sand)}L2480 1720L-80 1720z`;
    const grit = times(150, () =>
      disc(
        Math.round(between(random, 0, 2400)),
        Math.round(between(random, 1120, 1640)),
        between(random, 2, 5) > 3.5 ? 4 : 2.5,
        random() < 0.5 ? '#6a6c80' : '#c8ccd8',
        { opacity: 0.55 },
      ),
    );
    return [
      sky(paper, SEA, '#2c80bc', '#78bcd8', '#d8f0ec'),
      glow(paper, [300, 160], 1100, stops('0 #fffbe4 0.95, 0.3 #fff4cc 0.4, 1 #fff4cc 0')),
      disc(300, 150, 64, '#fffdea'),
      cumulus(paper, [980, 470, 620, 160], ['#ffffff', '#e4f0f4'], '#8ab4cc', -1),
      cumulus(paper, [1420, 510, 420, 100], ['#ffffff', '#e4f0f4'], '#8ab4cc', -1),
      streaks(random, '900 120 800 30 1700 80 700 26', '#ffffff', 0.8),
      shape(
        `M-60 ${String(SEA)}H2460V1300H-60z`,
        vertical(paper, SEA, 1240, '#8ad0dc', '#2f98b8', '#1f84a4', '#3fb8b8', '#8ae4d4'),
      ),
      shape(ripples(random, SEA + 8, 1100, 90), '#e4fafa', { opacity: 0.45 }),
      shape(smooth(points('-80 640 200 620 420 640 560 690 500 720 240 730 -80 740'), true), '#23242e'),
      shape(
        froth(random, points('-90 660 60 600 240 590 420 620 580 690 520 700 380 660 200 640 -90 690'), 30),
        '#ffffff',
        { opacity: 0.9 },
      ),
      shape(stones(random, [-20, 560], [640, 720], 16, 40), '#2c2e3a'),
      haze(paper, 470, SEA + 10, '#f0f8f4', 0.35),
      ...(
        [
          ['-60 1040 300 990 660 930 1000 860 1340 790 1660 730 2000 700 2460 690', 24],
          ['-60 1150 260 1090 600 1030 960 960 1300 880 1620 810 1900 760 2460 722', 34],
        ] as const
      ).map(([along, wide]) =>
        shape(ribbon(points(along), [wide, wide, wide * 0.4]), '#ffffff', { opacity: 0.9 }),
      ),
      shape(
        froth(
          random,
          points(
            '-90 1230 240 1150 560 1092 900 1030 1240 952 1560 874 1840 806 2120 760 2480 738 2480 762 2120 796 1840 850 1560 924 1240 1006 900 1086 560 1146 240 1206 -90 1290',
          ),
          26,
        ),
        '#ffffff',
        { opacity: 0.95 },
      ),
      shape(beach, vertical(paper, 750, 1640, '#4a4c5c', '#33343f', '#23242e', '#16171f')),
      shape(
        ribbon(
          points('-60 1290 240 1220 560 1160 900 1100 1240 1020 1560 940 1840 866 2120 812 2460 780'),
          [36, 44, 20],
        ),
        '#6f7a90',
        { opacity: 0.5 },
      ),
      clipped(paper, beach, spray(paper, beach, '#a8b0c4', [300, 1180], [1100, 1600], 0.3)),
      ...grit,
      shape(
        froth(
          random,
          points('1500 780 1640 690 1860 650 2100 640 2300 610 2500 600 2500 800 2100 800 1760 820'),
          60,
        ),
        '#1f5a3c',
      ),
      shape(
        froth(random, points('1700 740 1860 670 2080 660 2300 630 2500 620 2500 700 2100 710 1860 740'), 44),
        '#4a8f4c',
      ),
      ...[
        ['2460 860 2400 700 2300 520 2160 360', 300],
        ['2200 830 2160 680 2060 540 1920 440', 230],
        ['1960 830 1940 720 1880 620 1790 550', 170],
        ['2330 840 2340 700 2360 560 2400 420', 220],
      ].map(([trunk, size]) =>
        palm(random, points(String(trunk)), Number(size), {
          bark: '#4a3440',
          barkLit: '#c89a70',
          leaf: '#1f5a3c',
          leafLit: '#8fc058',
        }),
      ),
      placed(760, 1400, 1.15, basking()),
      placed(1320, 1260, [-0.72, 0.72], basking()),
      placed(330, 1270, 0.5, basking()),
      shape(smooth(points('1900 900 2100 860 2480 850 2480 960 2200 1000 1980 980'), true), '#0c0e16', {
        opacity: 0.35,
      }),
      placed(1960, 1130, 0.6, basking()),
      stroke(
        'M1060 1440C1240 1420 1420 1470 1620 1450M1100 1470C1280 1450 1440 1500 1640 1480',
        '#0f1018',
        12,
        { opacity: 0.55, 'stroke-dasharray': '26 22' },
      ),
      shape(stones(random, [1500, 2420], [1360, 1640], 30, 70), '#3c3e4c'),
      shape(stones(random, [1700, 2420], [1480, 1650], 20, 90), '#22232c'),
      shape(
        froth(random, points('2060 1760 2120 1600 2240 1520 2380 1470 2520 1460 2520 1760'), 70),
        '#2f7a48',
      ),
      shape(froth(random, points('2200 1760 2260 1640 2380 1580 2520 1560 2520 1760'), 60), '#7ab858'),
    ];
  },
};
