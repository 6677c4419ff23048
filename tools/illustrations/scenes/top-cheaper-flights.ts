import { clipped, glow, haze, sky, spray } from '../kit/effects';
import { ground, smooth, type Point } from '../kit/geometry';
import { froth, points, smoothShape, stops } from '../kit/isles';
import { cumulus } from '../kit/lagoon';
import { gradient, vertical, type Paper } from '../kit/paper';
import { crag, crest, streaks } from '../kit/posters';
import { times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, short, stroke, tag, type Markup } from '../kit/svg';

/** A paper dart folded from a boarding pass, its nose to the upper right, some 1,300 long; lit from the right. */
const dart = (paper: Paper): Markup => {
  const far = 'M620-330L-300-290L-150-60z';
  const near = 'M620-330L-640 60L-210 130z';
  const keel = 'M620-330L-210 130L-190 300L-60 120z';
  const inner = 'M620-330L-150-60L-210 130z';
  const bars = times(16, (i) =>
    tag('rect', {
      x: -330 + i * 17,
      y: -30,
      width: [4, 9, 6, 12, 5][i % 5] ?? 6,
      height: 92,
      fill: '#2a2f4c',
    }),
  );
  return group(
    {},
    shape(far, gradient(paper, [-200, -280], [500, -300], stops('0 #d9e0ea, 1 #ffffff'))),
    stroke('M-230-268L480-318', '#e0503c', 14),
    shape(inner, gradient(paper, [-200, 60], [500, -290], stops('0 #8a9cc0, 0.6 #c9d3e4, 1 #f4f6fa'))),
    shape(keel, gradient(paper, [-200, 260], [400, -220], stops('0 #6f7fa8, 0.5 #a9b4cf, 1 #e9edf4'))),
    clipped(
      paper,
      near,
      shape(near, gradient(paper, [-600, 80], [560, -320], stops('0 #fff3e0, 0.5 #ffffff, 1 #fffdf6'))),
      group(
        { transform: 'matrix(0.955 -0.296 0.42 0.9 -70 30)' },
        tag('rect', { x: -620, y: -40, width: 900, height: 44, fill: '#0b7f8b' }),
        ...bars,
        stroke('M20 30H150M20 60H110M20 90H170', '#8a94ac', 10),
        shape(
          'M-470 60L-400 40L-392 16L-376 20L-380 44L-330 50L-318 38L-308 40L-314 60L-308 80L-318 82L-330 70L-380 76L-376 100L-392 104L-400 80z',
          '#e0503c',
        ),
      ),
      spray(paper, near, '#f0b48c', [-640, 100], [-300, 0], 0.55),
    ),
    stroke('M620-330L-640 60M620-330L-210 130M620-330L-150-60', '#ffffff', 5, { opacity: 0.8 }),
  );
};

export const scene: Scene = {
  key: 'top-cheaper-flights',
  draw: (paper) => {
    const { random } = paper;
    const bank = (text: string, size: number, colours: readonly string[], top: number): Markup => {
      const line = points(text);
      const [first, last] = [line[0] ?? [0, 0], line[line.length - 1] ?? [2400, 0]];
      const d = froth(random, [...line, [last[0], 1720] as Point, [first[0], 1720] as Point], size);
      return group({}, shape(d, vertical(paper, top, top + size * 4.4, ...colours)));
    };
    const fields = times(44, (i): Markup => {
      const t = (i / 44) ** 1.3;
      const y = 930 + t * 190;
      const w = 70 + 190 * t;
      const x = ((i * 0.618) % 1) * 2500 - 60;
      const lean = (x - 1200) * 0.1;
      return shape(
        `M${short(x)} ${short(y)}L${short(x + w)} ${short(y - 4)}L${short(x + w + lean * 0.4 + 14)} ${short(y + 22 + 34 * t)}L${short(x + lean * 0.4)} ${short(y + 26 + 34 * t)}z`,
        ['#a9b45c', '#d4c06c', '#7f9a4c', '#c98a54', '#93a858', '#e2d08a'][i % 6] ?? '#a9b45c',
        { opacity: 0.85 },
      );
    });
    const trail: Point[] = points(
      '-80 1380 120 1290 300 1250 440 1160 430 1050 320 1050 330 1150 460 1180 570 1060 610 880',
    );
    const tagCord = smooth(points('1062 1010 1060 1070 1110 1090 1128 1146'));
    return [
      sky(paper, 960, '#2a4a90', '#6f8cc4', '#f0b4a4', '#ffd49c'),
      glow(paper, [1960, 640], 1400, stops('0 #fffdf0 1, 0.1 #fff0c0 0.85, 0.45 #ffc890 0.35, 1 #ffc890 0')),
      disc(1960, 650, 96, '#fffdf2'),
      streaks(random, '520 200 1000 44 1500 120 700 26 320 430 700 30 1500 470 560 20', '#ffe2d0', 0.65),
      stroke('M2140 150L1500 330', '#ffffff', 9, { opacity: 0.75 }),
      shape('M1500 322L1000 440L1500 338z', '#ffffff', { opacity: 0.45 }),
      group(
        { transform: 'translate(2190 134) rotate(-16) scale(0.62)' },
        shape('M-120-10C-60-26 70-24 116-4C126 2 120 12 106 14C40 22-60 18-120 4z', '#fffaf0'),
        shape(
          'M-112-6L-150-60L-122-62L-70-12zM10 4L-60 92L-28 94L60 8zM0-16L-34-74L-10-76L46-16z',
          '#c9d0e0',
        ),
      ),
      shape('M-60 900H2460V1720H-60z', vertical(paper, 900, 1200, '#a9b48c', '#7f9a5c')),
      crag(paper, {
        outline: '-60 900 100 820 240 740 360 640 450 590 540 660 640 760 800 840 960 910',
        spine: '452 590 440 680 490 760 440 850 470 930',
        base: 930,
        lit: ['#ffe6d0', '#d9b0a4', '#a98f8c'],
        shade: ['#8a8ab0', '#6f78a0', '#7a8090'],
        light: 'right',
        marks: ['#8a6a7c', '#4f5a8a'],
        count: 9,
      }),
      crag(paper, {
        outline: '1240 930 1380 860 1500 800 1600 770 1700 820 1840 880 2000 920',
        spine: '1600 770 1590 830 1620 880 1600 930',
        base: 934,
        lit: ['#ffe0c4', '#d9b09c'],
        shade: ['#9a90ac', '#8a8698'],
        light: 'right',
        marks: ['#a07c80', '#6a6a90'],
        count: 7,
      }),
      shape(
        ground(crest(random, '-60 920 500 910 1000 924 1600 918 2460 900', 0.05), 1200),
        vertical(paper, 900, 1160, '#c9c08c', '#8fa45c', '#6f8f54'),
      ),
      ...fields,
      shape(
        smoothShape('2460 930 2200 950 2040 990 2120 1030 2300 1060 2200 1130 1900 1180 2460 1200'),
        vertical(paper, 930, 1180, '#ffe0b4', '#6fb4b8', '#2f8fa4'),
      ),
      stroke(
        smooth(points('2460 930 2200 950 2040 990 2120 1030 2300 1060 2200 1130 1900 1180')),
        '#fff3dc',
        10,
      ),
      haze(paper, 820, 1080, '#ffe2bc', 0.55),
      cumulus(paper, [300, 1130, 720, 150], ['#ffffff', '#ffe9dc', '#c9b4c4'], '#8a86b4'),
      cumulus(paper, [2160, 1100, 700, 160], ['#ffffff', '#fff0dc', '#e0c4bc'], '#a894b4'),
      bank(
        '-60 1240 240 1190 560 1250 900 1210 1300 1260 1700 1200 2100 1250 2460 1180',
        120,
        ['#fff6ec', '#f6d4c8', '#b4a4c4', '#8a8cb8'],
        1130,
      ),
      stroke(smooth(trail), '#ffffff', 11, { opacity: 0.9, 'stroke-dasharray': '4 34' }),
      shape('M700 1330C1000 1250 1400 1240 1640 1300C1400 1360 960 1390 700 1330z', '#6a6ca4', {
        opacity: 0.35,
      }),
      group({ transform: 'translate(1230 740) rotate(-4) scale(1.0)' }, dart(paper)),
      stroke(tagCord, '#7a4a3c', 8),
      placed(
        1128,
        1110,
        0.78,
        group(
          { transform: 'rotate(14)' },
          shape(
            'M-10-10L80 40V300C80 316 70 326 54 326H-74C-90 326-100 316-100 300V40z',
            gradient(paper, [-100, 0], [80, 60], stops('0 #e0a03c, 0.5 #f8c65c, 1 #ffe6a0')),
          ),
          disc(-10, 42, 20, '#8a5a2c'),
          disc(-10, 42, 12, '#fff3dc'),
          stroke('M-60 130H40', '#8a5a2c', 10, { opacity: 0.55 }),
          stroke('M-72 106L52 154', '#d9402c', 12),
          shape('M-36 190H16V240H52L-10 300L-72 240H-36z', '#0b6f7c'),
        ),
      ),
      bank(
        '-60 1440 300 1400 640 1460 1000 1480 1400 1470 1760 1430 2100 1450 2460 1380',
        150,
        ['#ffffff', '#ffe6da', '#c9b4cc', '#9a94c0'],
        1330,
      ),
      bank(
        '-60 1580 400 1560 800 1600 1300 1600 1800 1570 2460 1540',
        180,
        ['#fffaf4', '#f4d4d0', '#b4a8cc'],
        1460,
      ),
      ...times(5, (i) =>
        shape(
          `M${short(1980 + i * 70)} ${short(420 + (i % 3) * 40)}q16-20 34-6q14-18 34 2q-18-4-34 12q-16-14-34-8z`,
          '#3a4a7c',
        ),
      ),
    ];
  },
};
