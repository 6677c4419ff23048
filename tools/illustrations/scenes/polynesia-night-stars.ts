import { blur, clipped, glow, shared, sky, spray } from '../kit/effects';
import { ground, smooth, type Point } from '../kit/geometry';
import { palm, points, ribbon, smoothShape, stops } from '../kit/isles';
import { gradient, vertical, type Paper } from '../kit/paper';
import { crest, starfield, streaks } from '../kit/posters';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, stroke, type Markup } from '../kit/svg';
import { glitter, reflected, ripples } from '../kit/water';

const SEA = 1090;

/** A claw sail: two curved spars from one foot at 0, the leech scooped between their ends; lit from low on the right. */
const claw = (paper: Paper, tilt: number): Markup => {
  const sail =
    'M0 0C-70-170-120-400-70-650C-20-520 60-440 150-430C240-424 320-470 390-560C360-340 220-130 0 0z';
  const seams =
    'M-14-30C20-200 60-330 40-480M6-24C70-180 140-300 150-430M20-30C130-150 240-290 280-458M-60-200C0-230 120-240 250-220M-92-340C-20-350 160-350 330-330';
  return group(
    { transform: `rotate(${String(tilt)})` },
    clipped(
      paper,
      sail,
      shape(
        sail,
        gradient(paper, [160, -40], [-40, -600], stops('0 #ffcf7a, 0.3 #e87a48, 0.65 #8c3450, 1 #43224e')),
      ),
      stroke(seams, '#401a38', 5, { opacity: 0.45 }),
      spray(paper, sail, '#ffe2a0', [60, -20], [130, -330], 0.7),
    ),
    stroke('M0 6C-70-170-120-400-70-668', '#2a1430', 17),
    stroke('M0 6C220-130 360-340 394-576', '#2a1430', 14),
    stroke('M8 0C222-136 354-340 388-566', '#ffb46c', 4, { opacity: 0.8 }),
  );
};

/** A voyaging canoe of two hulls with its hut and crew; the water is 0, 1,200 long. */
const voyager = (paper: Paper): Markup =>
  group(
    {},
    shape(
      'M-560-150C-540-120-500-84-440-74C-200-50 220-50 430-80C500-94 540-130 566-190C560-120 530-60 470-34C240 0-240 0-440-22C-520-40-556-90-560-150z',
      '#23132f',
    ),
    stroke('M0-90V-700M6-90C20-300 14-500 0-700', '#1b0f28', 15),
    stroke('M-300-90V-560', '#1b0f28', 13),
    placed(-306, -96, 0.84, claw(paper, -3)),
    placed(4, -96, 1.06, claw(paper, 2)),
    stroke('M0-690L-520-130M0-690L520-150M-300-556L-540-140', '#4a2848', 4),
    shape('M-400-100H420V-70H-400z', '#3a1d3c'),
    shape('M-400-100H420V-92H-400z', '#f0955c'),
    shape('M120-100V-170C150-214 290-214 320-170V-100z', '#6b3348'),
    shape('M104-164C140-232 300-232 336-164C290-190 150-190 104-164z', '#c2683f'),
    shape('M196-100V-150C200-170 240-170 244-150V-100z', '#ffe09a'),
    shape(
      'M-600-190C-580-140-530-100-460-92C-220-66 230-66 450-98C530-112 586-160 612-240C616-150 580-60 500-26C260 24-260 24-470-8C-560-30-606-100-600-190z',
      vertical(paper, -200, 20, '#6b3040', '#3a1a38', '#1a0e26'),
    ),
    stroke('M-590-160C-560-116-520-84-456-76C-220-50 230-50 446-82C520-96 570-130 596-180', '#f59a5c', 7),
    stroke('M-440-44C-200-14 220-14 470-54', '#ffd98a', 6, { 'stroke-dasharray': '4 22' }),
    ...[
      [-430, 1],
      [-120, 0.92],
      [420, 1.06],
    ].map(([x = 0, s = 1], i) =>
      placed(
        x,
        -84,
        s,
        shape(
          'M-26 0C-34-60-28-104-4-112C24-108 32-60 26 0z',
          ['#2f6f72', '#8c3450', '#1d4a68'][i] ?? '#2f6f72',
        ),
        disc(0, -134, 22, '#3a1f2c'),
        stroke('M12-112C26-90 30-50 26 0', '#ffb46c', 6),
        i === 0
          ? stroke('M16-90L-60-10L-150 96', '#2a1430', 12)
          : i === 2
            ? stroke('M10-96L90-190', '#3a1f2c', 13)
            : '',
      ),
    ),
    stroke('M352-100V-190', '#1b0f28', 7),
    shape('M334-232H370L376-190H328z', '#fff6cf'),
  );

export const scene: Scene = {
  key: 'polynesia-night-stars',
  draw: (paper) => {
    const { random } = paper;
    const water = `M-60 ${String(SEA)}H2460V1660H-60z`;
    const soft = blur(paper, 46);
    const way = points('-160 1010 300 800 760 560 1180 380 1640 210 2080 60 2560 -140');
    const along = (t: number): Point => {
      const at = Math.min(way.length - 2, Math.floor(t * (way.length - 1)));
      const [a, b] = [way[at] ?? [0, 0], way[at + 1] ?? [0, 0]];
      const s = t * (way.length - 1) - at;
      return [a[0] + (b[0] - a[0]) * s, a[1] + (b[1] - a[1]) * s];
    };
    const dust = (count: number, wide: number, size: Point): string =>
      times(count, (): string => {
        const [x, y] = along(random());
        const off = (random() + random() + random() - 1.5) * wide;
        const r = between(random, size[0], size[1]);
        return `M${(x + off * 0.42).toFixed(0)} ${(y + off).toFixed(0)}h${r.toFixed(1)}v${r.toFixed(1)}h-${r.toFixed(1)}z`;
      }).join('');
    const canoe = shared(paper, placed(1190, 1180, 0.98, voyager(paper)));
    const lamp: Point = [1535, 974];
    const look = { bark: '#0b0a1e', barkLit: '#2b2150', leaf: '#090a1c', leafLit: '#131638' };
    const shore = crest(random, '1280 1680 1500 1560 1760 1500 2020 1474 2240 1440 2460 1430', 0.08);
    return [
      sky(paper, SEA, '#070b24', '#10184a', '#243a7a', '#3f6f96', '#8fc0a8'),
      glow(paper, [1180, SEA + 60], 1250, stops('0 #f4dca0 0.75, 0.3 #8fc4ac 0.4, 1 #3f6f96 0'), 0.45),
      group(
        { filter: soft },
        shape(ribbon(way, [150, 320, 190]), '#7f86d4', { opacity: 0.4 }),
        shape(
          ribbon(
            way.map(([x, y]): Point => [x + 20, y + 26]),
            [60, 150, 80],
          ),
          '#e9c9d4',
          { opacity: 0.45 },
        ),
        shape(ribbon(points('360 800 780 590 1120 440 1500 290 1900 150'), [6, 44, 8]), '#0b0f30', {
          opacity: 0.75,
        }),
        shape(ribbon(points('900 590 1200 470 1480 360 1700 300'), [4, 30, 4]), '#0b0f30', { opacity: 0.6 }),
      ),
      starfield(random, 250, SEA - 90),
      shape(dust(560, 300, [1.6, 4]), '#ffffff', { opacity: 0.7 }),
      shape(dust(130, 240, [3, 6]), '#ffe9c4', { opacity: 0.9 }),
      ...points('1790 300 1772 500 1700 420 1858 392 1812 440').map(([x, y], i) =>
        group(
          {},
          disc(x, y, i === 4 ? 4 : 7, '#ffffff'),
          glow(paper, [x, y], i === 4 ? 14 : 30, stops('0 #ffffff 0.7, 1 #ffffff 0')),
        ),
      ),
      stroke('M520 240L820 330', '#ffffff', 4, { opacity: 0.75 }),
      shape('M520 240L820 324L826 334z', '#ffffff', { opacity: 0.6 }),
      streaks(random, '300 960 900 26 2100 920 800 24 1300 1020 700 16', '#8fa8c4', 0.35),
      shape(
        ground(
          crest(
            random,
            '-60 1000 60 960 140 900 220 860 270 880 340 810 400 840 470 930 600 990 760 1050 900 1094',
          ),
          SEA + 4,
        ),
        '#1b2a5c',
      ),
      shape(ground(crest(random, '-60 1066 200 1050 420 1064 640 1078 800 1092'), SEA + 4), '#121c46'),
      shape(water, vertical(paper, SEA, 1640, '#7fb4a4', '#35628c', '#182a62', '#0a1238')),
      shape(ripples(random, SEA + 6, 1640, 110), '#b4d8d4', { opacity: 0.24 }),
      shape(ripples(random, SEA + 60, 1640, 60), '#060a26', { opacity: 0.4 }),
      group({ opacity: 0.7 }, reflected(paper, 1186, 420, water, canoe)),
      shape(glitter(random, { x: 1530, top: 1196, bottom: 1520, spread: [30, 130], count: 60 }), '#ffd98a', {
        opacity: 0.9,
      }),
      shape(glitter(random, { x: 1180, top: 1200, bottom: 1480, spread: [300, 420], count: 60 }), '#f0955c', {
        opacity: 0.4,
      }),
      shape(glitter(random, { x: 500, top: 1140, bottom: 1600, spread: [300, 480], count: 40 }), '#ffffff', {
        opacity: 0.35,
      }),
      glow(paper, [1330, 860], 700, stops('0 #ffb45c 0.3, 0.5 #f0785c 0.12, 1 #f0785c 0')),
      canoe,
      glow(paper, lamp, 260, stops('0 #fffbe0 1, 0.14 #ffd98a 0.75, 0.5 #ffa04c 0.25, 1 #ffa04c 0')),
      stroke('M560 1192Q900 1216 1190 1206T1800 1184', '#d4f0e4', 8, { opacity: 0.65 }),
      stroke('M400 1214Q560 1200 700 1208M1780 1200Q1900 1188 2040 1196', '#d4f0e4', 6, { opacity: 0.5 }),
      shape(ground(shore, 1700), vertical(paper, 1430, 1640, '#2b2f6a', '#12153c', '#090b22')),
      stroke(smooth(shore.filter((_, i) => i % 4 === 0)), '#8fc4c4', 6, { opacity: 0.5 }),
      palm(random, points('2330 1620 2300 1400 2250 1180 2180 960 2080 770'), 430, look),
      palm(random, points('2500 1640 2480 1400 2440 1150 2400 980'), 330, look),
      placed(
        1800,
        1524,
        1,
        shape('M-60 6C-70-50-50-96-20-104C14-104 26-60 24-30L70-6L66 8z', '#0c0d28'),
        disc(-14, -126, 23, '#0c0d28'),
        stroke('M-4-147C8-140 12-124 6-110M8-96C20-76 24-54 24-30', '#e0955c', 4, { opacity: 0.7 }),
      ),
      placed(
        1900,
        1520,
        1,
        shape('M-40 10C-50-40-36-84-8-92C24-92 34-50 34-24L84-4L80 12z', '#12143a'),
        shape(
          'M-30-104C-36-136 20-146 24-108C26-94 16-76 4-84C-8-66-24-60-40-54C-34-74-28-86-30-104z',
          '#0c0d28',
        ),
        stroke('M-10-96L-60-170', '#12143a', 12),
      ),
      shape(smoothShape('-60 1600 200 1570 500 1600 760 1650 800 1690 -60 1690'), '#070a22', {
        opacity: 0.8,
      }),
      ...times(2, (i) =>
        shape(
          smoothShape(
            `${String(1500 + i * 380)} 1640 ${String(1580 + i * 380)} ${String(1604 - i * 20)} ${String(1680 + i * 380)} 1650 ${String(1590 + i * 380)} 1664`,
          ),
          '#070a22',
        ),
      ),
    ];
  },
};
