import { gull } from '../kit/creatures';
import { glow, haze, sky, spray } from '../kit/effects';
import { ground, type Point } from '../kit/geometry';
import { froth, points, ribbon, stops } from '../kit/isles';
import { gradient, vertical } from '../kit/paper';
import { crag, crest, streaks } from '../kit/posters';
import { hanbok, roof } from '../kit/posters-korea';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { group, type Markup, placed, shape, short, stroke, tag } from '../kit/svg';

export const scene: Scene = {
  key: 'south-korea-palace',
  draw: (paper) => {
    const { random } = paper;
    const columns = [-470, -282, -96, 96, 282, 470];
    const doors = columns
      .slice(0, -1)
      .map((x) => `M${String(x + 30)}-262H${String(x + 156)}V-84H${String(x + 30)}z`)
      .join('');
    const lattice = columns
      .slice(0, -1)
      .map(
        (x) =>
          times(6, (i) => `M${String(x + 40 + i * 21)}-262V-120`).join('') +
          `M${String(x + 30)}-220h126M${String(x + 30)}-170h126M${String(x + 93)}-262V-84`,
      )
      .join('');
    const hall = group(
      {},
      roof(paper, -560, 500, 330, 190),
      tag('rect', { x: -400, y: -506, width: 800, height: 130, fill: '#8a2f30' }),
      ...times(9, (i) => tag('rect', { x: -384 + i * 88, y: -490, width: 64, height: 70, fill: '#2f7f6a' })),
      stroke('M-400-410H400M-400-392H400', '#5fb48c', 7),
      roof(paper, -330, 700, 520, 110),
      tag('rect', { x: -520, y: -274, width: 1040, height: 200, fill: '#5a1f2a' }),
      shape(doors, '#c9824c'),
      shape(doors.replace(/-84H/g, '-118H').replace(/V-84H/g, 'V-118H'), '#f6d9a4'),
      stroke(lattice, '#5a2c24', 5, { opacity: 0.8 }),
      shape('M-540-286H540V-262H-540z', '#2f7f6a'),
      stroke('M-540-262H540', '#e8b44c', 6),
      ...columns.map((x) =>
        group(
          {},
          shape(
            `M${String(x - 20)}-264H${String(x + 20)}V-66H${String(x - 20)}z`,
            gradient(paper, [x - 20, 0], [x + 20, 0], stops('0 #7c1f2a, 0.6 #c93c32, 1 #f08a5c')),
          ),
          shape(`M${String(x - 28)}-70H${String(x + 28)}V-56H${String(x - 28)}z`, '#d9d2c4'),
        ),
      ),
      shape('M-70-556H70V-490H-70z', '#1c2436'),
      stroke('M-60-546H60V-500H-60z', '#f5c95c', 6),
    );
    const terrace = (half: number, y: number, tall: number): Markup =>
      group(
        {},
        shape(
          `M${short(-half)} ${short(y)}H${short(half)}V${short(y + tall)}H${short(-half)}z`,
          gradient(paper, [-half, 0], [half, 0], stops('0 #8f8a90, 0.5 #c3bcb4, 1 #efe4cc')),
        ),
        stroke(
          times(
            Math.round(half / 60),
            (i) => `M${short(-half + (i + 0.5) * 120)} ${short(y)}v${short(tall)}`,
          ).join('') + `M${short(-half)} ${short(y + tall * 0.5)}H${short(half)}`,
          '#6f6a76',
          4,
          { opacity: 0.4 },
        ),
        shape(
          `M${short(-half - 14)} ${short(y - 12)}H${short(half + 14)}V${short(y + 6)}H${short(-half - 14)}z`,
          '#f4ecd9',
        ),
        ...times(Math.round(half / 62), (i): Markup => {
          const x = -half + (i + 0.5) * 124;
          return Math.abs(x) < 190
            ? ''
            : tag('rect', {
                x: x - 9,
                y: y - 66,
                width: 18,
                height: 56,
                fill: i % 2 === 0 ? '#dcd3c4' : '#d4cabb',
              });
        }),
        stroke(`M${short(-half)} ${short(y - 48)}H-190M190 ${short(y - 48)}H${short(half)}`, '#e9e0cc', 11),
      );
    const steps = times(9, (i) =>
      shape(
        `M${short(-150 - i * 8)} ${short(-56 + i * 21)}H${short(150 + i * 8)}v21H${short(-158 - i * 8)}z`,
        i % 2 === 0 ? '#e9dfca' : '#c9bfb0',
      ),
    ).join('');
    const slabs =
      times(16, (i): string => {
        const t = (i / 15) ** 1.6;
        return `M-60 ${String(Math.round(1240 + t * 420))}H2460`;
      }).join('') +
      times(27, (i) => `M${String(480 + i * 56)} 1236L${String(-1500 + i * 208)} 1660`).join('');
    const crown = (x: number, y: number, w: number, tones: readonly string[]): Markup =>
      group(
        {},
        ...tones.map((tone, i) =>
          shape(
            froth(
              random,
              (
                [
                  [-0.5, 0.3],
                  [-0.46, -0.1],
                  [-0.2, -0.42],
                  [0.14, -0.46],
                  [0.44, -0.14],
                  [0.5, 0.26],
                  [0.1, 0.4],
                ] as Point[]
              ).map(([px, py]): Point => [
                x + (px + i * 0.05) * w * (1 - i * 0.2),
                y + (py - i * 0.09) * w * (1 - i * 0.2),
              ]),
              w * 0.17,
            ),
            tone,
          ),
        ),
      );
    const leaves = times(60, () => {
      const [x, y, r] = [between(random, -40, 2440), between(random, 1260, 1590), between(random, 7, 15)];
      return `M${short(x)} ${short(y)}q${short(r)}-${short(r * 1.1)} ${short(r * 2)} 0q-${short(r)} ${short(r * 0.6)}-${short(r * 2)} 0z`;
    }).join('');
    return [
      sky(paper, 900, '#2f7ab4', '#7fb8d0', '#d4e6dc', '#fff0cc'),
      glow(paper, [2080, 300], 1300, stops('0 #fffdf0 0.95, 0.2 #fff3c9 0.5, 1 #fff3c9 0')),
      streaks(random, '500 220 1000 46 1750 150 800 34 1200 90 500 20', '#ffffff', 0.7),
      crag(paper, {
        outline:
          '100 900 300 780 500 690 680 570 820 430 930 330 1010 270 1080 262 1150 320 1250 420 1400 540 1600 640 1850 760 2100 900',
        spine: '1064 262 1040 360 1100 460 1040 580 1090 720 1060 900',
        base: 930,
        lit: ['#e2cfae', '#c3b78c', '#a9a878', '#93a070'],
        shade: ['#8a93a4', '#6f8490', '#5f7d80', '#5a7a70'],
        light: 'right',
        marks: ['#8f8468', '#4a6474'],
      }),
      shape(
        ground(crest(random, '-60 740 200 660 420 700 640 790 860 850 1100 880', 0.2), 960),
        vertical(paper, 660, 940, '#8fa58c', '#a9b08a'),
      ),
      shape(
        ground(crest(random, '1400 880 1700 780 1960 700 2200 640 2460 700', 0.2), 960),
        vertical(paper, 640, 940, '#a9b48c', '#c3c090'),
      ),
      haze(paper, 640, 960, '#fff0cf', 0.5),
      ...[
        [120, 900, 260],
        [360, 940, 220],
        [620, 930, 200],
        [1820, 930, 210],
        [2060, 930, 230],
        [2320, 900, 280],
      ].map(([x = 0, y = 0, w = 0], i) =>
        crown(x, y, w, i % 2 === 0 ? ['#a83c28', '#d9642c', '#f09a3c'] : ['#5f7a3c', '#86963f', '#b4b04c']),
      ),
      shape('M-60 1000H2460V1260H-60z', vertical(paper, 1000, 1240, '#8f5a4a', '#6f4a48')),
      shape('M-60 1000H2460V1030H-60z', '#3a4458'),
      stroke('M-60 998H2460', '#e9e2d0', 8),
      shape('M-60 1236H2460V1700H-60z', vertical(paper, 1236, 1640, '#e9d9b9', '#d4c0a0', '#a48f84')),
      stroke(slabs, '#8f7a70', 4, { opacity: 0.4 }),
      shape('M440 1250L1960 1250L1500 1420L120 1380z', '#5a5468', { opacity: 0.4 }),
      placed(
        1200,
        1120,
        1,
        terrace(900, 36, 96),
        hall,
        terrace(660, -56, 90),
        group({ transform: 'translate(0 0)' }, steps),
      ),
      spray(paper, 'M-60 1236H2460V1700H-60z', '#3f3a54', [-60, 1660], [900, 1320], 0.7),
      shape(
        'M1000 1480Q820 1500 660 1560Q900 1560 1060 1500zM1270 1520Q1060 1550 900 1610Q1160 1600 1330 1540z',
        '#3f3a54',
        { opacity: 0.45 },
      ),
      placed(1080, 1490, 0.98, hanbok('#e8587a', '#a82c54', '#fff3dc', '#3f7fb8')),
      placed(1330, 1530, 1.06, hanbok('#3f8fb4', '#1f5a84', '#f6d06a', '#d9443c')),
      ...(
        [
          ['2400 1700 2380 1300 2330 900 2350 560 2300 300', '140 90 40'],
          ['2350 900 2200 700 2060 560 1940 470', '60 40 10'],
          ['2340 620 2200 430 2090 330', '50 30 10'],
        ] as const
      ).map(([d, w]) => {
        const [a = 0, b = 0, c = 0] = w.split(' ').map(Number);
        return shape(ribbon(points(d), [a, b, c]), '#4a3a34');
      }),
      ...[
        [2280, 240, 560],
        [2000, 420, 330],
        [2460, 520, 420],
        [2080, 160, 380],
      ].map(([x = 0, y = 0, w = 0]) => crown(x, y, w, ['#c9862c', '#f0b43c', '#ffd96a'])),
      ...[
        [-40, 1560, 420],
        [220, 1650, 300],
      ].map(([x = 0, y = 0, w = 0]) => crown(x, y, w, ['#7c2428', '#b43a2c', '#d9642c'])),
      shape(leaves, '#f5b841'),
      gull(560, 480, 56, '#24405a', -8),
      gull(640, 520, 40, '#24405a', 8),
    ];
  },
};
