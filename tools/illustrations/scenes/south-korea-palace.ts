import { gull } from '../kit/creatures';
import { clipped, glow, haze, sky, spray } from '../kit/effects';
import { ground, type Point } from '../kit/geometry';
import { froth, points, ribbon, stops } from '../kit/isles';
import { gradient, vertical, type Paper } from '../kit/paper';
import { crag, crest, streaks } from '../kit/posters';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, short, stroke, tag, type Markup } from '../kit/svg';

/** One roof of the hall: eaves at `y`, half as wide as `half`, its ridge `high` above, with tiles and painted rafters below. */
const roof = (paper: Paper, y: number, half: number, ridge: number, high: number): Markup => {
  const [e, r, t] = [half, ridge, y - high];
  const d = `M${short(-e)} ${short(y - 66)}C${short(-e * 0.82)} ${short(y - 6)} ${short(-e * 0.5)} ${short(y)} 0 ${short(y)}C${short(e * 0.5)} ${short(y)} ${short(e * 0.82)} ${short(y - 6)} ${short(e)} ${short(y - 66)}C${short(e * 0.84)} ${short(y - 86)} ${short(r * 1.12)} ${short(t + high * 0.46)} ${short(r)} ${short(t)}H${short(-r)}C${short(-r * 1.12)} ${short(t + high * 0.46)} ${short(-e * 0.84)} ${short(y - 86)} ${short(-e)} ${short(y - 66)}z`;
  const tiles = times(45, (i): string => {
    const s = -1 + (i / 44) * 2;
    const foot = y - 66 * Math.abs(s) ** 3.4;
    return `M${short(s * r)} ${short(t)}Q${short(s * r * 1.1)} ${short(t + high * 0.6)} ${short(s * e * 0.98)} ${short(foot)}`;
  }).join('');
  const under = `M${short(-e * 0.97)} ${short(y - 62)}C${short(-e * 0.8)} ${short(y)} ${short(-e * 0.5)} ${short(y + 2)} 0 ${short(y + 2)}C${short(e * 0.5)} ${short(y + 2)} ${short(e * 0.8)} ${short(y)} ${short(e * 0.97)} ${short(y - 62)}L${short(e * 0.82)} ${short(y + 54)}H${short(-e * 0.82)}z`;
  const rafters = times(56, (i): string => {
    const s = -1 + (i / 55) * 2;
    return `M${short(s * e * 0.95)} ${short(y + 4 - 60 * Math.abs(s) ** 3.4)}L${short(s * e * 0.8)} ${short(y + 52)}`;
  }).join('');
  return group(
    {},
    shape(under, vertical(paper, y - 20, y + 56, '#2f7f6a', '#174a48')),
    stroke(rafters, '#0f3238', 7, { opacity: 0.75 }),
    stroke(rafters, '#5fb48c', 4, { opacity: 0.7, transform: 'translate(3 0)' }),
    shape(`M${short(-e * 0.82)} ${short(y + 50)}H${short(e * 0.82)}v22H${short(-e * 0.82)}z`, '#d4533c'),
    clipped(
      paper,
      d,
      shape(d, gradient(paper, [-e, 0], [e, 0], stops('0 #3a4458, 0.45 #5a6478, 0.8 #8a8c94, 1 #c9b494'))),
      stroke(tiles, '#222a3c', 8, { opacity: 0.65 }),
      stroke(tiles, '#b4b8bc', 3.5, { opacity: 0.5, transform: 'translate(6 0)' }),
      spray(paper, d, '#1c2236', [-e, y], [-e * 0.1, y - high * 0.4], 0.75),
      spray(paper, d, '#ffdca0', [e, y - 60], [e * 0.3, y - high * 0.5], 0.6),
    ),
    stroke(
      `M${short(-e)} ${short(y - 66)}C${short(-e * 0.82)} ${short(y - 6)} ${short(-e * 0.5)} ${short(y)} 0 ${short(y)}C${short(e * 0.5)} ${short(y)} ${short(e * 0.82)} ${short(y - 6)} ${short(e)} ${short(y - 66)}`,
      '#1c2436',
      13,
    ),
    stroke(
      `M${short(-r)} ${short(t)}C${short(-r * 1.12)} ${short(t + high * 0.46)} ${short(-e * 0.84)} ${short(y - 86)} ${short(-e)} ${short(y - 68)}M${short(r)} ${short(t)}C${short(r * 1.12)} ${short(t + high * 0.46)} ${short(e * 0.84)} ${short(y - 86)} ${short(e)} ${short(y - 68)}`,
      '#e9e2d0',
      15,
    ),
    shape(
      `M${short(-r - 30)} ${short(t - 30)}C${short(-r * 0.5)} ${short(t - 12)} ${short(r * 0.5)} ${short(t - 12)} ${short(r + 30)} ${short(t - 30)}L${short(r + 6)} ${short(t + 14)}H${short(-r - 6)}z`,
      '#efe8d6',
    ),
    shape(
      `M${short(r * 0.3)} ${short(t - 18)}Q${short(r * 0.7)} ${short(t - 18)} ${short(r + 30)} ${short(t - 30)}L${short(r + 6)} ${short(t + 14)}H${short(r * 0.3)}z`,
      '#fff6dc',
    ),
  );
};

/** A woman in a hanbok seen from behind, feet at 0, about 300 high. */
const hanbok = (skirt: string, dark: string, jacket: string, ribbonColour: string): Markup =>
  group(
    {},
    shape('M-34-178C-90-120-118-60-124-6C-70 12 70 12 124-6C118-60 90-120 34-178z', skirt),
    shape('M6-178C14-110 20-60 18 4C60 6 100 2 124-6C118-60 90-120 34-178z', dark, { opacity: 0.55 }),
    stroke('M-22-160Q-60-80-72-4M0-160Q-6-80-10 4M24-160Q60-90 70 0', dark, 5, { opacity: 0.6 }),
    shape('M-40-170C-48-210-40-236-12-240H14C40-236 48-210 40-170C14-160-14-160-40-170z', jacket),
    shape(
      'M-34-226C-70-206-84-170-70-140C-52-138-38-160-30-180zM34-226C70-206 84-170 70-140C52-138 38-160 30-180z',
      jacket,
    ),
    shape(
      'M14-240C40-236 48-210 40-170C30-166 24-164 16-163C26-190 24-220 14-240zM34-226C70-206 84-170 70-140C60-140 54-150 50-160C56-186 50-210 34-226z',
      '#fffdf4',
      { opacity: 0.5 },
    ),
    disc(0, -270, 28, '#1c1622'),
    disc(0, -262, 18, '#2b222e'),
    stroke('M-20-262L22-258', ribbonColour, 8),
    shape('M-6-250L-14-170L0-186L12-168L6-250z', ribbonColour),
  );

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
