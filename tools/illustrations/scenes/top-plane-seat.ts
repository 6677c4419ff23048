import { blur, clipped, glow, sky, spray } from '../kit/effects';
import { smoothShape, froth, points, stops } from '../kit/isles';
import { gradient, vertical, type Paper } from '../kit/paper';
import { crag, streaks } from '../kit/posters';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, short, stroke, tag, type Markup } from '../kit/svg';

/** The window's opening: tall, with round ends. */
const pane = (x: number, y: number, w: number, h: number): string => {
  const r = w * 0.46;
  return `M${short(x - w / 2)} ${short(y - h / 2 + r)}C${short(x - w / 2)} ${short(y - h / 2)} ${short(x - w / 2 + r * 0.3)} ${short(y - h / 2)} ${short(x)} ${short(y - h / 2)}S${short(x + w / 2)} ${short(y - h / 2)} ${short(x + w / 2)} ${short(y - h / 2 + r)}V${short(y + h / 2 - r)}C${short(x + w / 2)} ${short(y + h / 2)} ${short(x + w / 2 - r * 0.3)} ${short(y + h / 2)} ${short(x)} ${short(y + h / 2)}S${short(x - w / 2)} ${short(y + h / 2)} ${short(x - w / 2)} ${short(y + h / 2 - r)}z`;
};

/** An aeroplane seat from behind and beside, its foot at 0, 1,100 high; the light from the left. */
const seat = (paper: Paper, cloth: readonly [string, string, string]): Markup => {
  const back =
    'M-230 60C-260-260-270-560-250-800C-244-900-160-960 0-960C160-960 244-900 250-800C270-560 260-260 230 60z';
  return group(
    {},
    clipped(
      paper,
      back,
      shape(
        back,
        gradient(
          paper,
          [-250, 0],
          [250, 0],
          [
            [0, cloth[0]],
            [0.5, cloth[1]],
            [1, cloth[2]],
          ],
        ),
      ),
      stroke('M-150-940C-190-600-190-300-160 60M150-940C190-600 190-300 160 60', cloth[2], 9, {
        opacity: 0.8,
      }),
      spray(paper, back, '#ffe2b4', [-260, -700], [-60, -620], 0.6),
      spray(paper, back, '#0c1230', [260, 0], [20, -300], 0.8),
    ),
    shape(
      'M-170-944C-150-1010-80-1030 0-1030C80-1030 150-1010 170-944L184-720C120-690-120-690-184-720z',
      gradient(paper, [-180, 0], [180, 0], stops('0 #fffaf0, 0.6 #d9dce6, 1 #8a94b4')),
    ),
    stroke('M-176-740C-110-714 110-714 176-740', '#e85d3a', 12),
  );
};

export const scene: Scene = {
  key: 'top-plane-seat',
  draw: (paper) => {
    const { random } = paper;
    const soft = blur(paper, 10);
    const main = pane(1180, 640, 780, 1010);
    const left = pane(180, 640, 720, 1010);
    const right = pane(2180, 640, 740, 1010);
    const bank = (text: string, size: number, colours: readonly string[], top: number): Markup =>
      shape(
        froth(random, [...points(text), [2500, 1300] as const, [-60, 1300] as const], size),
        vertical(paper, top, top + size * 3.6, ...colours),
      );
    const view = group(
      {},
      sky(paper, 900, '#2f5aa0', '#7fa4d0', '#f4c9b0', '#ffe0a8'),
      glow(paper, [900, 720], 1100, stops('0 #fffdf0 1, 0.12 #fff0c4 0.85, 0.5 #ffcf94 0.3, 1 #ffcf94 0')),
      disc(930, 660, 84, '#fffdf4'),
      streaks(random, '1500 250 900 34 600 330 700 28 1900 430 600 22', '#fff0e2', 0.7),
      crag(paper, {
        outline: '1080 900 1180 800 1270 700 1340 610 1390 570 1440 600 1500 690 1590 790 1720 880',
        spine: '1392 570 1400 650 1370 720 1410 800 1390 900',
        base: 920,
        lit: ['#fffaf0', '#ffe0cc', '#d9b4b4'],
        shade: ['#b4bcd9', '#8f9ac4', '#8f94b4'],
        light: 'left',
        marks: ['#c99a94', '#6f7aac'],
        count: 10,
      }),
      bank(
        '-60 860 300 820 620 850 900 830 1200 870 1500 820 1800 850 2100 810 2500 840',
        96,
        ['#fff6ec', '#ffe0cc', '#d4b4c0'],
        780,
      ),
      bank(
        '-60 980 240 940 560 970 900 950 1300 990 1700 940 2100 970 2500 930',
        120,
        ['#ffffff', '#ffe6d8', '#c3acc4', '#9a94c0'],
        890,
      ),
      group(
        {},
        shape(
          'M2560 860L1500 690L1180 640C1150 634 1130 640 1150 652L1480 800L2560 1240z',
          gradient(paper, [1200, 640], [2200, 1100], stops('0 #ffffff, 0.4 #dfe6f0, 1 #8a9cc4')),
        ),
        shape('M2560 1240L1480 800L1150 652C1200 690 1500 850 2560 1330z', '#5a6c9c'),
        stroke('M1560 730L2500 1010M1700 810L2500 1120', '#8a9cc0', 6, { opacity: 0.8 }),
        stroke('M1300 690L1560 800', '#8a9cc0', 5, { opacity: 0.8 }),
        shape(
          'M1180 640C1150 634 1130 640 1150 652C1110 610 1080 540 1076 470L1110 462C1120 540 1150 600 1216 646z',
          gradient(paper, [1076, 0], [1216, 0], stops('0 #ff9a6c, 1 #c9402c')),
        ),
        shape(
          'M1760 900C1800 860 1900 850 1960 900L2060 1000C2000 1050 1860 1020 1800 980z',
          gradient(paper, [1760, 860], [1960, 1020], stops('0 #f4f6fa, 1 #6f80ac')),
        ),
        shape('M1760 900C1800 900 1830 940 1800 980C1772 972 1748 930 1760 900z', '#2f3a64'),
      ),
    );
    const frame = (d: string, x: number): Markup =>
      group(
        {},
        clipped(paper, d, view),
        clipped(
          paper,
          d,
          shape(
            `M${short(x - 420)} 60H${short(x + 420)}V${short(250)}Q${short(x)} ${short(270)} ${short(x - 420)} ${short(250)}z`,
            vertical(paper, 60, 260, '#c9c4cc', '#efe6dc'),
            { opacity: x > 2000 ? 1 : 0 },
          ),
          shape(`M${short(x - 420)} 130H${short(x + 420)}V200H${short(x - 420)}z`, '#1c2450', {
            opacity: 0.12,
          }),
        ),
        stroke(d, '#fff6ea', 22),
        stroke(d, '#8a86a0', 8, { opacity: 0.7, transform: `translate(${short(6)} 8)` }),
      );
    const ring = (x: number): Markup => {
      const outer = pane(x, 640, 960, 1220);
      return group(
        {},
        shape(outer, gradient(paper, [x - 480, 0], [x + 480, 0], stops('0 #fff3e2, 0.5 #e2d4d0, 1 #a49cb4'))),
        shape(
          pane(x, 646, 880, 1120),
          gradient(paper, [x - 440, 0], [x + 440, 0], stops('0 #8a84a0, 0.5 #b9afbc, 1 #fff0dc')),
        ),
      );
    };
    return [
      shape(
        'M-60-60H2460V1660H-60z',
        gradient(paper, [0, 0], [2400, 500], stops('0 #d9ccc8, 0.4 #efe2d6, 1 #8f8aa8')),
      ),
      shape('M-60-60H2460V30Q1200 60-60 30z', '#6f6a8c'),
      stroke('M-60 36Q1200 66 2460 36', '#fff6ea', 10),
      ring(180),
      ring(1180),
      ring(2180),
      frame(left, 180),
      frame(right, 2180),
      frame(main, 1180),
      shape('M-60 1260Q1200 1230 2460 1260V1660H-60z', vertical(paper, 1240, 1640, '#a89cac', '#5f5a80')),
      stroke('M-60 1262Q1200 1232 2460 1262', '#fff6ea', 9, { opacity: 0.8 }),
      glow(paper, [960, 700], 1000, stops('0 #ffe0a8 0.34, 0.6 #ffc98a 0.1, 1 #ffc98a 0')),
      spray(paper, 'M-60-60H2460V1660H-60z', '#1a1c48', [2460, 1500], [1500, 900], 0.65),
      placed(1790, 1660, [1, 1], seat(paper, ['#e8785a', '#b43f48', '#5a1f40'])),
      placed(
        1480,
        1600,
        1.12,
        shape(
          'M-210 120C-220-60-210-210-120-260C-80-284-70-300-66-330H66C70-300 84-284 120-260C210-210 226-60 220 120z',
          gradient(paper, [-220, 0], [220, 0], stops('0 #6fc4bc, 0.4 #1f8a94, 1 #0a3f58')),
        ),
        shape('M-66-330H66C66-300 74-290 90-276C40-240-40-240-90-276C-74-290-66-300-66-330z', '#c98a68'),
        shape(
          'M-120-520C-124-600-70-640 0-640C76-640 124-590 120-500C118-420 90-350 20-326C-30-318-70-340-96-384C-104-372-118-376-128-390C-118-410-112-440-122-452C-124-470-120-500-120-520z',
          '#e0a078',
        ),
        shape(
          'M-96-384C-104-372-118-376-128-390C-118-410-112-440-122-452C-124-470-120-500-120-520C-120-560-106-600-80-620C-90-540-84-460-60-340C-74-352-86-366-96-384z',
          '#ffd9ac',
        ),
        shape(
          'M-130-530C-150-620-90-690 20-686C130-680 170-600 150-500C142-420 130-360 60-312C76-370 40-400 30-440C10-430-6-450 0-474C4-500-20-520-50-540C-80-530-110-520-130-530z',
          '#3a2238',
        ),
        shape('M-130-530C-150-620-90-690 20-686C-30-670-70-630-74-556C-96-534-114-526-130-530z', '#8a4f4c'),
        stroke('M20-690C170-700 210-560 160-440', '#f5b841', 26),
        shape('M100-500C150-500 176-460 170-420C164-370 120-350 84-370C70-420 76-470 100-500z', '#2a2f54'),
        shape('M104-490C130-490 148-470 150-446C136-456 116-466 96-462z', '#7f8cc0'),
        stroke('M-112-430q-14 4-18 14', '#a85f4c', 6),
        shape('M-106-508C-96-520-80-520-74-508C-84-500-98-500-106-508z', '#2a1c34'),
        stroke('M-116-536q24-16 46-4', '#3a2238', 9),
      ),
      placed(
        640,
        1500,
        1,
        tag('rect', { x: -330, y: 20, width: 700, height: 40, rx: 16, fill: '#efe6dc' }),
        shape('M-330 44H370V60H-330z', '#8a84a0'),
        shape('M-120 20L-100-130H20L40 20z', '#fffaf0', { opacity: 0.85 }),
        shape('M-108-70H28L34 10H-114z', '#f0a04c', { opacity: 0.85 }),
        disc(-30, -84, 20, '#ffe09a'),
        shape('M110 20V-2H330V20z', '#0b7f8b'),
        shape('M120-2V-22H320V-2z', '#f5b841'),
        shape('M130-22V-40H300V-22z', '#e85d3a'),
      ),
      stroke('M1390 1440Q1360 1580 1250 1570T1080 1510', '#0f5a6c', 104),
      stroke('M1384 1430Q1350 1560 1250 1550T1084 1496', '#1f8a94', 76),
      shape(
        'M1096 1466C1050 1440 1000 1446 976 1470C940 1470 930 1494 960 1506C990 1530 1050 1548 1090 1540z',
        '#e0a078',
      ),
      shape('M976 1470C940 1470 930 1494 960 1506C990 1516 1020 1500 1030 1486z', '#ffd9ac'),
      placed(220, 1700, [1.06, 1.06], seat(paper, ['#4f7ab4', '#2f4f8c', '#1a2450'])),
      shape(smoothShape('-60 1640 600 1610 1200 1640 1900 1620 2460 1640 2460 1700 -60 1700'), '#1a1c40', {
        opacity: 0.5,
        filter: soft,
      }),
    ];
  },
};
