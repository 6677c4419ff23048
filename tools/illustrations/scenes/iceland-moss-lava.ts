import { gull } from '../kit/creatures';
import { blur, glow, haze, sky, spray } from '../kit/effects';
import { ground, line, rough, smooth } from '../kit/geometry';
import { points, stops } from '../kit/isles';
import { cumulus } from '../kit/lagoon';
import { vertical } from '../kit/paper';
import { crag, crest } from '../kit/posters';
import { camper, ewe, hump } from '../kit/posters-iceland-life';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, type Markup, placed, shape, stroke } from '../kit/svg';

export const scene: Scene = {
  key: 'iceland-moss-lava',
  draw: (paper) => {
    const { random } = paper;
    const soft = blur(paper, 7);
    const bow = ['#e0705a', '#f2a85a', '#f6e07a', '#8fc47a', '#5fa4c4', '#8a7ab8'].map((colour, i) =>
      stroke(
        `M${String(560 + i * 20)} 1010C${String(590 + i * 18)} ${String(190 + i * 21)} ${String(1960 - i * 18)} ${String(130 + i * 21)} ${String(2140 - i * 20)} 1010`,
        colour,
        22,
        { opacity: 0.5 },
      ),
    );
    const rain = times(70, (): string => {
      const [x, y] = [between(random, 1700, 2440), between(random, 200, 700)];
      return `M${x.toFixed(0)} ${y.toFixed(0)}l-22 ${between(random, 60, 130).toFixed(0)}`;
    }).join('');
    /** A row of smaller humps: lit crowns, shaded right sides, dark rock at their feet. */
    const field = (y: number, size: number, count: number, tone: number, from = -60, to = 2460): Markup => {
      const [crowns, shades, rocks]: [string[], string[], string[]] = [[], [], []];
      times(count, (i) => {
        const x = Math.round(from + ((i + between(random, 0.1, 0.9)) / count) * (to - from));
        const [w, h, base] = [
          size * between(random, 1.3, 2.1),
          size * between(random, 0.4, 0.72),
          Math.round(y + between(random, -0.1, 0.14) * size),
        ];
        const n = (value: number): string => value.toFixed(0);
        const peak = between(random, 0.36, 0.6);
        crowns.push(
          `M${n(x - w / 2)} ${n(base)}c${n(w * 0.04)}-${n(h * 0.7)} ${n(w * 0.2)}-${n(h)} ${n(w * peak)}-${n(h)}s${n(w * (0.94 - peak))} ${n(h * 0.3)} ${n(w * (1 - peak))} ${n(h)}z`,
        );
        shades.push(
          `M${n(x - w / 2 + w * peak)} ${n(base - h)}c${n(w * 0.34)} 0 ${n(w * (0.94 - peak))} ${n(h * 0.3)} ${n(w * (1 - peak))} ${n(h)}h-${n(w * 0.36)}q${n(w * 0.1)}-${n(h * 0.7)}-${n(w * (0.64 - peak))}-${n(h)}z`,
        );
        rocks.push(
          line(
            rough(
              random,
              [
                [x - w * 0.56, base + h * 0.24],
                [x - w * 0.3, base - h * 0.14],
                [x, base - h * 0.06],
                [x + w * 0.3, base - h * 0.3],
                [x + w * 0.56, base + h * 0.24],
              ],
              0.4,
              60,
            ),
            true,
          ),
        );
      });
      const colours = tone === 0 ? ['#eae486', '#b9c15c', '#71893f'] : ['#d4d67e', '#9cad56', '#5f7a42'];
      return group(
        {},
        shape(crowns.join(''), vertical(paper, y - size * 0.7, y + size * 0.1, ...colours)),
        shape(shades.join(''), '#3f5f3c', { opacity: 0.6 }),
        shape(rocks.join(''), '#262f36'),
      );
    };
    const road = smooth(
      points(
        '-60 1010 300 1000 620 1016 900 1008 1160 986 1400 980 1400 990 1180 1000 920 1026 620 1036 300 1022 -60 1036',
      ),
      true,
    );
    return [
      sky(paper, 900, '#3d4f63', '#5f7688', '#93a8ac', '#e9e4c4'),
      glow(paper, [160, 560], 1250, stops('0 #fffbe2 1, 0.2 #fff0bc 0.7, 0.6 #fff0bc 0.2, 1 #fff0bc 0')),
      glow(paper, [2300, 300], 1200, stops('0 #22303f 0.85, 0.6 #2a3a4a 0.4, 1 #2a3a4a 0')),
      cumulus(paper, [300, 360, 980, 190], ['#fffdf0', '#f0ead2', '#a9b8b8'], '#6a8090', -1),
      cumulus(paper, [2060, 330, 1200, 260], ['#7f909a', '#5a6c7a', '#3c4d5c'], '#26333f', -1),
      cumulus(paper, [1300, 230, 900, 150], ['#b4c0bf', '#8597a0', '#61747f'], '#46586a', -1),
      stroke(rain, '#c9d6d9', 3, { opacity: 0.35 }),
      crag(paper, {
        outline:
          '820 900 1000 830 1150 760 1270 690 1380 640 1500 612 1620 606 1730 630 1840 690 1960 760 2120 840 2300 900',
        spine: '1570 606 1600 680 1560 760 1640 830 1620 920',
        base: 930,
        lit: ['#ffffff', '#f4f4e6', '#b9c4bc', '#8c9c8c'],
        shade: ['#a9bccb', '#8aa2b4', '#6f8898', '#5f7880'],
        light: 'left',
        marks: ['#7f98a4', '#4f6a7c'],
      }),
      group({ filter: soft }, ...bow),
      shape(
        ground(
          crest(random, '-60 880 200 850 460 880 760 900 1100 906 1500 900 1900 890 2200 860 2460 880', 0.12),
          1100,
        ),
        vertical(paper, 850, 1000, '#a4ad84', '#7f9468'),
      ),
      haze(paper, 780, 930, '#f2ecc8', 0.5),
      shape(
        'M-60 940H2460V1700H-60z',
        vertical(paper, 930, 1640, '#7d8c50', '#3f5040', '#232c32', '#141b21'),
      ),
      field(958, 44, 34, 0),
      shape(road, '#b4ab94'),
      placed(470, 1020, 0.66, camper),
      shape('M390 1022Q520 1014 620 1030Q500 1038 390 1022z', '#2a3230', { opacity: 0.5 }),
      field(1052, 84, 22, 1),
      field(1130, 130, 15, 0),
      spray(paper, 'M-60 940H2460V1300H-60z', '#2a3f3c', [2460, 1100], [1300, 1040], 0.6),
      field(1250, 200, 7, 1, -60, 900),
      field(1240, 190, 6, 1, 1560, 2460),
      hump(paper, 1220, 1440, 1000, 330),
      shape('M960 1128Q1180 1104 1500 1150Q1240 1166 960 1128z', '#2f4a34', { opacity: 0.6 }),
      placed(1190, 1134, 1.06, ewe(paper, false)),
      placed(1560, 1206, 0.6, ewe(paper, true)),
      hump(paper, 120, 1420, 560, 220, 1),
      hump(paper, 620, 1450, 520, 190),
      hump(paper, 1880, 1420, 600, 230),
      hump(paper, 2350, 1430, 500, 220, 1),
      hump(paper, 300, 1640, 900, 300),
      hump(paper, 2130, 1650, 960, 330, 1),
      hump(paper, 1220, 1700, 900, 220),
      ...times(60, () => {
        const [x, y, r] = [between(random, -20, 2420), between(random, 1400, 1590), between(random, 4, 9)];
        return x > 900 && x < 1560
          ? ''
          : disc(x, y, r, random() > 0.5 ? '#f4d4e0' : '#fffbe6', { opacity: 0.9 });
      }),
      gull(520, 560, 70, '#2a3640', -8),
      gull(620, 610, 48, '#2a3640', 8),
    ];
  },
};
