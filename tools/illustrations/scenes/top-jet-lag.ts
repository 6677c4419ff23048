import { clipped, glow, spray } from '../kit/effects';
import type { Point } from '../kit/geometry';
import { smoothShape, stops } from '../kit/isles';
import { gradient } from '../kit/paper';
import { clock, sleeper } from '../kit/posters-travel';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, type Markup, placed, shape, short, stroke, tag } from '../kit/svg';

const PANE = 'M560 130H2040V930H560z';

export const scene: Scene = {
  key: 'top-jet-lag',
  draw: (paper) => {
    const { random } = paper;
    const towers = (
      base: number,
      low: number,
      high: number,
      step: number,
      left: string,
      right: string,
      lit: number,
    ): Markup => {
      const list: Markup[] = [];
      let x = 540;
      while (x < 2060) {
        const [w, h] = [step * between(random, 0.6, 1.3), between(random, low, high)];
        const windows = times(Math.floor(h / 26) * Math.floor(w / 24), (i): string => {
          const cols = Math.floor(w / 24);
          return random() < lit * (1 - (x - 540) / 2000)
            ? `M${short(x + 8 + (i % cols) * 23)} ${short(base - h + 14 + Math.floor(i / cols) * 26)}h10v13h-10z`
            : '';
        }).join('');
        list.push(
          tag('rect', {
            x: Math.round(x),
            y: Math.round(base - h),
            width: Math.round(w),
            height: Math.round(h) + 10,
            fill: left,
          }),
          tag('rect', {
            x: Math.round(x + w * 0.72),
            y: Math.round(base - h),
            width: Math.round(w * 0.28),
            height: Math.round(h) + 10,
            fill: right,
          }),
          shape(windows, '#ffd98a'),
        );
        if (random() > 0.66)
          list.push(
            stroke(`M${short(x + w / 2)} ${short(base - h)}v-${short(between(random, 30, 70))}`, left, 6),
          );
        x += w + between(random, -6, 10);
      }
      return group({}, ...list);
    };
    const stars = times(70, () =>
      disc(
        Math.round(580 + random() * 900 * random()),
        Math.round(150 + random() * 480),
        between(random, 1.8, 4),
        '#fff6e0',
        { opacity: Math.round(between(random, 4, 10)) / 10 },
      ),
    );
    const curtain = (x: number, wide: number, lit: boolean): Markup => {
      const d = `M${String(x)} 60H${String(x + wide)}C${String(x + wide + (lit ? -20 : 20))} 500 ${String(x + wide - 30)} 800 ${String(x + wide + 16)} 1080H${String(x - 20)}C${String(x + 10)} 700 ${String(x - 10)} 400 ${String(x)} 60z`;
      return clipped(
        paper,
        d,
        shape(
          d,
          gradient(
            paper,
            [x, 0],
            [x + wide, 0],
            lit ? stops('0 #f0a07c, 0.4 #a8486c, 1 #4a2a5c') : stops('0 #1c1c44, 0.6 #2f2a5c, 1 #6a5a9c'),
          ),
        ),
        stroke(
          times(
            5,
            (i) =>
              `M${String(x + 24 + i * (wide / 5))} 60Q${String(x + 50 + i * (wide / 5))} 600 ${String(x + 10 + i * (wide / 5))} 1100`,
          ).join(''),
          '#12123a',
          14,
          { opacity: 0.4 },
        ),
        stroke(
          times(
            5,
            (i) =>
              `M${String(x + 44 + i * (wide / 5))} 60Q${String(x + 70 + i * (wide / 5))} 600 ${String(x + 30 + i * (wide / 5))} 1100`,
          ).join(''),
          '#ffc9a4',
          6,
          { opacity: lit ? 0.5 : 0.15 },
        ),
      );
    };
    const duvet = smoothShape(
      '330 1230 420 1180 620 1150 800 1160 900 1080 1020 1040 1140 1090 1260 1170 1500 1160 1760 1180 1960 1200 2040 1280 2060 1500 2040 1680 300 1680 310 1400',
    );
    const plane: Point = [1510, 300];
    return [
      shape(
        'M-60-60H2460V1660H-60z',
        gradient(paper, [0, 0], [2400, 400], stops('0 #141438, 0.5 #241f4c, 1 #4a2f5c')),
      ),
      clipped(
        paper,
        PANE,
        shape(
          PANE,
          gradient(
            paper,
            [560, 0],
            [2040, 260],
            stops('0 #0c1238, 0.3 #1f2a6a, 0.55 #6a4a8c, 0.76 #e8786c, 1 #ffd08a'),
          ),
        ),
        glow(paper, [1800, 720], 760, stops('0 #fffbe0 1, 0.16 #ffe9ac 0.8, 0.5 #ffb070 0.35, 1 #ffb070 0')),
        ...stars,
        shape(
          'M820 222C730 216 680 284 690 344C704 430 800 464 872 410C800 420 752 384 744 330C738 284 766 242 820 222z',
          '#fff3cf',
          { transform: 'translate(1570 0) scale(-1 1)' },
        ),
        glow(paper, [770, 350], 300, stops('0 #fff3cf 0.3, 1 #fff3cf 0')),
        disc(1800, 690, 96, '#fffdf0'),
        stroke(`M600 720Q1000 520 ${short(plane[0] - 70)} ${short(plane[1] + 34)}`, '#ffffff', 9, {
          opacity: 0.5,
          'stroke-dasharray': '2 24',
        }),
        group(
          { transform: `translate(${short(plane[0])} ${short(plane[1])}) rotate(-22) scale(0.9)` },
          shape('M-110-8C-60-24 70-22 108-4C118 2 112 12 100 14C40 22-60 18-110 4z', '#fffaf0'),
          shape(
            'M-104-4L-140-54L-116-56L-66-10zM10 4L-50 80L-22 82L56 8zM0-16L-30-66L-8-68L44-16z',
            '#e0d9e4',
          ),
          shape('M-110 4C-60 18 40 22 100 14C112 12 118 2 108-4C60 6-40 8-110-2z', '#e8786c'),
        ),
        towers(950, 150, 330, 96, '#3a3478', '#a8607c', 0.35),
        towers(950, 60, 210, 130, '#211f54', '#d9786c', 0.5),
      ),
      shape('M520 90H2080V970H520zM560 130V930H2040V130z', '#2c2450', { 'fill-rule': 'evenodd' }),
      shape('M1288 130H1312V930H1288z', '#2c2450'),
      stroke('M1314 130V930M2040 130V930', '#ffb48a', 5, { opacity: 0.7 }),
      shape('M490 960H2110V1010H490z', '#3a2f5c'),
      shape('M1200 960H2110V974H1200z', '#f0a07c', { opacity: 0.7 }),
      stroke('M160 70H2380', '#0e0e2c', 22),
      curtain(230, 320, false),
      curtain(2050, 300, true),
      glow(paper, [2040, 1000], 900, stops('0 #ffb888 0.45, 0.5 #f0786c 0.16, 1 #f0786c 0'), 0.7),
      shape(
        'M-60 1010H2460V1660H-60z',
        gradient(paper, [0, 1000], [2400, 1300], stops('0 #12102e, 0.6 #221a40, 1 #4f2f50')),
      ),
      shape(
        'M250 830C250 780 300 770 360 780H470C510 780 520 810 516 860L500 1500H260z',
        gradient(paper, [250, 0], [520, 0], stops('0 #2a1c3c, 1 #8a5a58')),
      ),
      shape(
        smoothShape('300 1130 330 930 400 880 500 900 560 1010 600 1150 480 1230 330 1220'),
        gradient(paper, [300, 0], [600, 0], stops('0 #6a6aa0, 0.6 #c9c4d9, 1 #ffe9d4')),
      ),
      placed(640, 1210, 1.02, sleeper(paper)),
      clipped(
        paper,
        duvet,
        shape(
          duvet,
          gradient(
            paper,
            [320, 1100],
            [2040, 1280],
            stops('0 #3a4486, 0.4 #6f74b0, 0.75 #d9a4b4, 1 #ffdcbc'),
          ),
        ),
        shape(
          smoothShape('330 1230 420 1180 620 1150 800 1160 860 1140 820 1230 640 1260 420 1290 320 1330'),
          '#fff3e6',
          { opacity: 0.75 },
        ),
        stroke(
          'M900 1110C860 1260 880 1440 820 1680M1040 1070C1080 1240 1060 1440 1120 1680M1250 1180C1220 1300 1300 1500 1280 1680M1560 1170C1600 1300 1540 1500 1580 1680M1840 1200C1880 1340 1840 1520 1900 1680',
          '#2a2a6a',
          16,
          { opacity: 0.3 },
        ),
        stroke(
          'M930 1110C890 1260 910 1440 850 1680M1070 1080C1110 1240 1090 1440 1150 1680M1590 1180C1630 1300 1570 1500 1610 1680',
          '#fff6ec',
          7,
          { opacity: 0.5 },
        ),
        spray(paper, duvet, '#15154a', [300, 1660], [900, 1300], 0.85),
        spray(paper, duvet, '#ffe6c4', [2040, 1180], [1500, 1300], 0.6),
      ),
      shape('M1420 1470H2080L2060 1520H1440z', '#a8684c'),
      shape(
        'M1440 1520H2060V1700H1440z',
        gradient(paper, [1440, 0], [2060, 0], stops('0 #2c1a34, 1 #8a4f4c')),
      ),
      stroke('M1420 1474H2080', '#ffc99a', 8),
      shape('M1500 1470Q1740 1450 1960 1472L1500 1480z', '#3a2030', { opacity: 0.5 }),
      placed(1690, 1466, 0.92, clock(paper)),
      placed(
        1960,
        1468,
        1,
        shape('M-70 0L-60-20H74L66 0z', '#2f5a78'),
        shape('M-70-20L-52-34H88L74-20z', '#fff3dc'),
        shape('M-46-34L-26-60L70-56L62-34z', '#e85d5a'),
      ),
      placed(
        2260,
        1600,
        1,
        shape(
          'M-130 0V-330C-130-356-110-370-90-370H90C110-370 130-356 130-330V0z',
          gradient(paper, [-130, 0], [130, 0], stops('0 #0b4f5c, 0.6 #1f8a94, 1 #8fd4c4')),
        ),
        stroke('M-60-360V-20M0-360V-20M60-360V-20', '#073a46', 8, { opacity: 0.6 }),
        stroke('M-50-370V-470H50V-370', '#c9a48c', 13),
        disc(-90, 8, 22, '#12122c'),
        disc(90, 8, 22, '#12122c'),
        shape('M-96-300h70v54h-70z', '#f5b841'),
        stroke('M-62-300L-90-380', '#f5b841', 5),
      ),
    ];
  },
};
