import { gull } from '../kit/creatures';
import { clipped, glow, haze, sky, spray } from '../kit/effects';
import { line, type Point } from '../kit/geometry';
import { froth, points, ribbon, smoothShape, stops } from '../kit/isles';
import { cumulus, grove, massif, plume } from '../kit/lagoon';
import { gradient, vertical } from '../kit/paper';
import { bush } from '../kit/posters';
import { board, course, slab } from '../kit/posters-polynesia-shore';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, short, stroke } from '../kit/svg';
import { glitter, ripples } from '../kit/water';

const SEA = 820;

export const scene: Scene = {
  key: 'polynesia-marae',
  draw: (paper) => {
    const { random } = paper;
    const paving: [string[], string[]] = [[], []];
    for (let row = 0; row < 9; row += 1) {
      const t = row / 9;
      const [y, high] = [1226 + 420 * t ** 1.35, 26 + 52 * t];
      let x = -80 - 900 * t + between(random, 0, 60);
      while (x < 2480 + 300 * t) {
        const wide = (66 + 150 * t) * between(random, 0.7, 1.3);
        const ring = times(6, (i): Point => {
          const a = ((i + 0.5) / 6) * Math.PI * 2;
          return [
            Math.round(x + wide / 2 + Math.cos(a) * wide * 0.46 * between(random, 0.86, 1.04)),
            Math.round(y + Math.sin(a) * high * 0.46 * between(random, 0.85, 1.1)),
          ];
        });
        if (x > -200 && x < 2480 && random() > 0.08) paving[random() > 0.5 ? 0 : 1].push(line(ring, true));
        x += wide;
      }
    }
    const upper = course(random, 620, 1800, 1110, 80);
    const lower = course(random, 540, 1890, 1210, 104);
    const trunk = ribbon(points('190 1420 250 1200 300 980 270 760 340 520 420 340'), [330, 170, 120]);
    const roots =
      'M120 1400C40 1440-40 1450-90 1480V1400zM340 1400C420 1440 520 1440 600 1480C500 1480 380 1470 300 1440zM230 1420C240 1480 300 1520 340 1560C260 1540 200 1500 170 1440z';
    const shade = (x: number, wide: number, long: number): string =>
      `M${String(x - wide / 2)} 1214H${String(x + wide / 2)}L${String(x + wide / 2 - long * 0.9)} ${String(1214 + long)}H${String(x - wide - long * 0.9)}z`;
    return [
      sky(paper, SEA, '#41788e', '#8fb9ac', '#e4e3b4', '#ffe3a0'),
      glow(paper, [1860, 640], 1400, stops('0 #fffdf0 1, 0.08 #fff6cf 0.95, 0.3 #ffe9a8 0.5, 1 #ffe09a 0')),
      cumulus(paper, [1180, 420, 760, 180], ['#fffdf2', '#f6ecce', '#c3d2c0'], '#7fa8a4', -1),
      cumulus(paper, [2260, 330, 700, 140], ['#fffdf0', '#fbeecb', '#d8dcc0'], '#9bb8a8', -1),
      massif(paper, {
        edges:
          '380 780 380 830|520 690 510 830|640 730 650 830|820 600 810 830|930 690 950 830|1080 640 1090 830|1240 740 1250 830|1400 760 1400 830|1560 806 1560 830'.split(
            '|',
          ),
        lit: ['#c3cfa0', '#b4c79a'],
        shade: ['#86ac9c', '#8fb29c'],
        firstLit: false,
        runnels: 1,
      }),
      haze(paper, 640, 826, '#ffeec0', 0.5),
      shape(
        `M-60 ${String(SEA)}H2460V1300H-60z`,
        vertical(paper, SEA, 1140, '#ffe6ac', '#9fd2c0', '#3fa0a4', '#1f7c8c'),
      ),
      stroke('M-60 850Q500 842 1100 856T2460 846', '#fffdf0', 9, {
        opacity: 0.9,
        'stroke-dasharray': '260 40 120 26',
      }),
      shape(ripples(random, 860, 1120, 50), '#fffbe4', { opacity: 0.4 }),
      shape(
        glitter(random, { x: 1860, top: SEA + 6, bottom: 1130, spread: [110, 300], count: 90 }),
        '#fffdf0',
        { opacity: 0.95 },
      ),
      shape(
        'M-60 1060Q700 1020 1300 1060T2460 1030V1660H-60z',
        vertical(paper, 1040, 1640, '#b4bb62', '#7f9a4c', '#4a6f40', '#22402f'),
      ),
      grove(
        random,
        [
          [1990, 1070, 260],
          [2110, 1066, 210],
          [2230, 1080, 300],
          [2370, 1074, 230],
        ],
        ['#2f3f3a', '#1f4f40', '#5c8a4a'],
      ),
      shape(bush(random, 1960, 2480, 1080, 90, 1130), '#2f5f40'),
      shape(paving[0].concat(paving[1]).join(''), '#d9cf9c', {
        transform: 'translate(4 -5)',
        stroke: '#d9cf9c',
        'stroke-width': 8,
        'stroke-linejoin': 'round',
      }),
      shape(paving[0].join(''), '#838a80', {
        stroke: '#838a80',
        'stroke-width': 8,
        'stroke-linejoin': 'round',
      }),
      shape(paving[1].join(''), '#6b757a', {
        stroke: '#6b757a',
        'stroke-width': 8,
        'stroke-linejoin': 'round',
      }),
      ...[
        [760, 130, 210],
        [940, 120, 250],
        [1130, 150, 340],
        [1330, 140, 300],
        [1540, 120, 240],
        [1700, 110, 190],
      ].map(([x = 0, w = 0, l = 0]) => shape(shade(x, w, l), '#16283a', { opacity: 0.4 })),
      spray(paper, 'M-60 1200H2460V1660H-60z', '#152b2c', [-60, 1660], [1200, 1240], 0.85),
      spray(paper, 'M-60 1200H2460V1660H-60z', '#ffe6a4', [2200, 1190], [1500, 1400], 0.5),
      group({ transform: 'translate(860 1044) scale(0.84)' }, board('#6b2f30')),
      group({ transform: 'translate(1452 1044) rotate(2) scale(0.98)' }, board('#7a3a34')),
      slab(paper, 690, 1046, 120, 200, -6),
      slab(paper, 1006, 1046, 130, 300, 8),
      slab(paper, 1210, 1046, 160, 470, -4),
      slab(paper, 1352, 1046, 104, 250, 4),
      slab(paper, 1600, 1046, 120, 280, 10),
      slab(paper, 1728, 1046, 100, 180, 4),
      shape('M600 1210L618 1030H1808L1894 1210z', '#26313a'),
      shape(upper.join(''), vertical(paper, 1030, 1110, '#a9a896', '#6b747a', '#4f5a64')),
      shape(lower.join(''), vertical(paper, 1106, 1210, '#9a9a8c', '#5f6a72', '#3a4650')),
      stroke('M626 1036H1800M546 1112H1880', '#ffe9b0', 7, { opacity: 0.7 }),
      spray(paper, 'M540 1020H1894V1214H540z', '#5f7f40', [900, 1214], [1000, 1110], 0.6),
      spray(paper, 'M540 1020H1894V1214H540z', '#ffdc96', [1890, 1100], [1500, 1120], 0.65),
      spray(paper, 'M540 1020H1894V1214H540z', '#152230', [540, 1200], [1000, 1100], 0.7),
      shape('M1716 1436Q1560 1470 1420 1530Q1560 1500 1740 1446z', '#14252c', { opacity: 0.55 }),
      placed(
        1740,
        1440,
        0.98,
        shape('M-34-118L-48-8L-26 0H26L48-8L32-118z', '#2f6f72'),
        shape('M8-118L12 0H26L48-8L32-118z', '#8fc0a8'),
        shape('M-34-112C-44-160-34-190-6-194C28-192 42-160 32-112z', '#e85d3a'),
        shape('M10-193C32-188 42-160 32-112H16C24-140 24-170 10-193z', '#ffb98a'),
        stroke('M-32-176Q-50-140-36-104M34-172Q46-140 30-108', '#6b3f2c', 12),
        disc(0, -212, 22, '#5a3424'),
        shape(
          'M-56-218C-34-228 34-228 56-218C40-206-40-206-56-218zM-28-220C-30-248 30-248 28-220z',
          '#f0d692',
        ),
        shape(
          'M6-242C26-242 30-232 28-222C44-222 54-219 56-218C48-212 30-209 12-208C20-220 16-236 6-242z',
          '#fff3cc',
        ),
      ),
      shape(roots, '#2a2a26'),
      clipped(
        paper,
        trunk,
        shape(trunk, gradient(paper, [120, 900], [420, 900], stops('0 #1c2420, 0.6 #3f3a2e, 1 #8a744a'))),
        stroke(
          'M210 1400C260 1100 320 900 300 700M150 1400C220 1150 270 950 240 760M280 1400C300 1200 350 980 330 780',
          '#12181a',
          12,
          { opacity: 0.6 },
        ),
      ),
      shape(ribbon(points('300 860 480 700 700 560 900 430'), [70, 50, 16]), '#33322a'),
      shape(ribbon(points('360 500 520 360 720 240 900 190'), [80, 50, 14]), '#2f2f28'),
      ...[
        '-80 -80 900 -80 940 60 860 200 700 250 540 330 360 300 200 380 -80 400|#143c2c|90',
        '620 -80 1180 -80 1210 40 1100 150 940 170 900 260 720 270 600 140|#1a4a34|80',
        '-80 -80 700 -80 740 60 640 170 420 160 300 260 60 250 -80 330|#24603f|84',
        '760 -80 1160 -80 1150 10 1040 70 900 60 800 100|#3f8048|64',
        '-80 -80 520 -80 500 30 360 90 200 70 60 150 -80 160|#3a7a44|76',
      ].map((text) => {
        const [corners = '', fill = '', size = '80'] = text.split('|');
        return shape(froth(random, points(corners), Number(size)), fill);
      }),
      ...times(46, () => {
        const [x, y] = [between(random, -40, 1100), between(random, 20, 360)];
        return y > 330 - x * 0.24
          ? ''
          : shape(
              `M${short(x)} ${short(y)}q26-30 60-14q-14 34-60 14z`,
              random() > 0.5 ? '#8fb45c' : '#0f3428',
              { opacity: 0.7 },
            );
      }),
      shape(
        froth(random, points('800 440 830 380 920 350 1010 370 1040 430 960 470 860 480'), 56),
        '#1f5238',
      ),
      shape(froth(random, points('880 410 920 360 1000 366 1030 410 960 440'), 46), '#4f8a4c'),
      gull(1960, 420, 60, '#fffdf0', -8),
      gull(2050, 470, 42, '#fffdf0', 6),
      shape(
        plume(random, [2500, 1700], [2040, 1370], 90, 150, 22) +
          plume(random, [2500, 1640], [2230, 1210], 60, 140, 20),
        '#143a2c',
      ),
      shape(smoothShape('-60 1600 300 1560 700 1600 1100 1650 1200 1690 -60 1690'), '#0f2820', {
        opacity: 0.8,
      }),
    ];
  },
};
