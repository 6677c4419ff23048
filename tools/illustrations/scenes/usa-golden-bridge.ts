import { blur, glow, haze, sky, spray } from '../kit/effects';
import { ground, type Point } from '../kit/geometry';
import { froth, points, stops } from '../kit/isles';
import { vertical } from '../kit/paper';
import { tufts } from '../kit/plants';
import { crest, layer, streaks } from '../kit/posters';
import { bridgeTower, pelican, photographer } from '../kit/posters-west-bridge';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, short, stroke, type Markup } from '../kit/svg';

const SUN: Point = [330, 800];
const NEAR = 1500;
const FAR = 620;

const deckAt = (x: number): number => 978 + ((x - 240) / 2280) * 212;
const curve = ([a, b, c]: readonly [Point, Point, Point], u: number): Point => {
  const [p, q, r] = [(1 - u) ** 2, 2 * u * (1 - u), u * u];
  return [a[0] * p + b[0] * q + c[0] * r, a[1] * p + b[1] * q + c[1] * r];
};

export const scene: Scene = {
  key: 'usa-golden-bridge',
  draw: (paper) => {
    const { random } = paper;
    const soft = blur(paper, 9);
    const fog = (text: string, size: number, colours: readonly string[], top: number): Markup => {
      const d = froth(random, points(`${text} 2500 1720 -100 1720`), size);
      return group(
        {},
        shape(d, vertical(paper, top, top + 330, ...colours), { filter: soft }),
        spray(paper, d, '#fff0d0', [-60, top], [900, top + 160], 0.5),
      );
    };
    /** Near cable (0) and far cable (1): main span, side span, land span. */
    const spans = [0, 1].map((k): (readonly [Point, Point, Point])[] => {
      const [n, f] = [NEAR + 112 - 224 * k, FAR + 40 - 80 * k];
      return [
        [
          [n, 228],
          [905 - 40 * k, 1548],
          [f, 668],
        ],
        [
          [n, 228],
          [1830, 880],
          [2560, 1080 - 30 * k],
        ],
        [
          [f, 668],
          [f - 100, 930],
          [290 - 20 * k, 968],
        ],
      ];
    });
    const cable = (k: number): string =>
      (spans[k] ?? []).map(([a, b, c]) => `M${a.join(' ')}Q${b.join(' ')} ${c.join(' ')}`).join('');
    const hangers = (k: number): string =>
      (spans[k] ?? [])
        .flatMap((span, i) =>
          times([30, 16, 9][i] ?? 0, (j): string => {
            const [x, y] = curve(span, (j + 0.6) / ([30, 16, 9][i] ?? 1));
            const foot = deckAt(x) - 10 * k;
            return foot - y > 8 ? `M${short(x)} ${short(y)}V${short(foot)}` : '';
          }),
        )
        .join('');
    const truss = times(58, (i): string => {
      const [x1, x2] = [240 + 2300 * (i / 58) ** 1.25, 240 + 2300 * ((i + 1) / 58) ** 1.25];
      const thick = (x: number): number => 16 + ((x - 240) / 2280) * 66;
      const foot = (x: number): number => deckAt(x) + thick(x);
      return `M${short(x1)} ${short(deckAt(x1) + 6)}L${short((x1 + x2) / 2)} ${short(foot((x1 + x2) / 2))}L${short(x2)} ${short(deckAt(x2) + 6)}`;
    }).join('');
    const skyline =
      '60 940 60 900 90 900 90 880 120 880 120 910 150 910 150 860 180 860 180 920 214 920 214 876 250 876 250 900 276 900 276 840 312 840 312 910 330 910 352 740 374 910 400 910 400 866 430 866 430 790 446 776 462 790 462 880 490 880 490 850 520 850 520 900 560 900 560 880 590 880 590 920 640 920 640 894 676 894 676 926 740 926 740 910 790 910 790 940';
    const hill = crest(random, '-60 1330 160 1316 380 1340 560 1400 700 1480 800 1580 830 1700', 0.1, 18);
    const shore = crest(random, '1760 1700 1860 1560 2000 1450 2160 1380 2300 1310 2460 1270', 0.12, 20);
    return [
      sky(paper, 980, '#4a86b4', '#93bcd0', '#e4dccb', '#ffd9a4', '#ffbf86'),
      glow(paper, SUN, 1300, stops('0 #fffdf0 1, 0.1 #fff3cc 0.85, 0.4 #ffdca4 0.35, 1 #ffd09a 0')),
      streaks(random, '700 200 1100 40 1900 330 900 34 300 420 700 26 1150 560 520 18', '#fff6e6', 0.75),
      disc(SUN[0], SUN[1], 78, '#fffdf2'),
      layer(
        paper,
        '-60 900 300 880 700 900 1000 880 1400 840 1800 860 2200 820 2460 840',
        1100,
        ['#c4b8c4', '#e9d0c0'],
        0.12,
      ),
      shape(
        `M${skyline.replace(/(\S+) (\S+) /g, '$1 $2L')}V1000H60z`,
        vertical(paper, 740, 980, '#a4909c', '#e0bca8'),
      ),
      haze(paper, 780, 1000, '#ffe6c8', 0.6),
      fog(
        '-100 950 200 930 500 946 800 936 1100 950 1500 930 1900 944 2200 930 2500 940',
        90,
        ['#fff3e0', '#f4dcd0', '#d4ccd8'],
        920,
      ),
      stroke(hangers(1), '#a83a34', 2.4, { opacity: 0.8 }),
      stroke(cable(1), '#a02e30', 8),
      placed(FAR, deckAt(FAR), 0.4, bridgeTower(paper)),
      fog(
        '-100 1090 100 1060 400 1050 600 1074 800 1050 1000 1076 1300 1064 1600 1090 2000 1070 2500 1100',
        100,
        ['#fffaf0', '#ecdcdc', '#c4c6da'],
        1050,
      ),
      shape('M240 974L2540 1178V1300L240 994z', '#6a1f30'),
      shape('M240 974L2540 1178V1206L240 980z', '#f0603c'),
      stroke(truss, '#d2432f', 8),
      shape('M240 990L2540 1276V1304L240 996z', '#b0322c'),
      placed(NEAR, deckAt(NEAR), 1, bridgeTower(paper)),
      shape(`M1560 ${short(deckAt(1560) - 2)}L2540 1178V1206L1560 ${short(deckAt(1560) + 20)}z`, '#f0603c'),
      shape(`M240 974L1400 ${short(deckAt(1400) - 4)}V${short(deckAt(1400) + 18)}L240 980z`, '#f0603c'),
      stroke('M240 966L2540 1156', '#ff9a68', 5),
      ...times(9, (i): Markup => {
        const x = [760, 860, 980, 1060, 1230, 1760, 1900, 2110, 2330][i] ?? 0;
        const s = 0.16 + ((x - 240) / 2280) * 0.5;
        const tone = ['#fff6e6', '#2a6f8c', '#f5b841', '#22304c', '#cf2f50'][i % 5] ?? '#ffffff';
        return placed(
          x,
          deckAt(x) - 2,
          s,
          shape('M-70 0V-34C-66-44-50-46-40-48L-20-76H34L54-48C68-46 74-40 74-30V0z', tone),
          shape('M-12-70H6V-50H-30zM14-70H30L44-50H14z', '#22304c'),
        );
      }),
      stroke(hangers(0), '#d2482f', 4),
      stroke(cable(0), '#b8352e', 17),
      stroke(cable(0), '#ff9a68', 5, { transform: 'translate(-3 -4)' }),
      fog(
        '-100 1220 100 1190 300 1216 600 1180 860 1210 1100 1176 1300 1200 1480 1170 1700 1206 1900 1190 2160 1240 2500 1230',
        120,
        ['#ffffff', '#f0e4e2', '#c9cce0', '#a4b0cc'],
        1180,
      ),
      shape(
        froth(random, points('20 1010 60 950 160 930 250 940 330 976 300 1020 160 1030'), 70),
        '#fff0e0',
        { filter: soft },
      ),
      ...[
        [1180, 640, 190, -4],
        [1010, 560, 150, -8],
        [860, 610, 120, -2],
        [1040, 740, 150, 4],
      ].map(([x = 0, y = 0, size = 0, turn = 0]) => pelican(x, y, size, turn)),
      fog(
        '-100 1400 200 1370 500 1400 800 1360 1100 1396 1400 1350 1700 1390 1950 1360 2200 1400 2500 1380',
        130,
        ['#ffffff', '#e6e2ea', '#b4bcd6', '#8fa0c4'],
        1360,
      ),
      shape(ground(hill, 1720), vertical(paper, 1310, 1640, '#a4a058', '#5f7a4c', '#2c4a48')),
      spray(paper, ground(hill, 1720), '#ffe6a4', [-60, 1320], [400, 1480], 0.7),
      shape(tufts(random, hill, 60, 13, -0.3), '#6d8450'),
      shape(ground(shore, 1720), vertical(paper, 1270, 1640, '#8a9a58', '#4a6a4c', '#24403f')),
      shape(tufts(random, shore, 60, 13, -0.3), '#5a7a4c'),
      placed(330, 1344, 0.82, photographer()),
      ...times(54, (i): Markup => {
        const leftSide = i % 3 !== 0;
        const x = leftSide ? between(random, -20, 700) : between(random, 1960, 2420);
        const y = leftSide
          ? between(random, 1430, 1600) + Math.max(0, x - 420) * 0.3
          : 1660 - (x - 1850) * between(random, 0.1, 0.42);
        const r = between(random, 10, 21);
        return shape(
          `M${short(x - r)} ${short(y - r)}c0 ${short(r * 1.3)} ${short(r * 2)} ${short(r * 1.3)} ${short(r * 2)} 0c-${short(r * 0.5)} ${short(r * 0.4)}-${short(r * 0.7)} 0-${short(r)} ${short(-r * 0.1)}c-${short(r * 0.3)} ${short(r * 0.4)}-${short(r * 0.6)} ${short(r * 0.3)}-${short(r)} ${short(r * 0.1)}z`,
          ['#ff8a2c', '#ffb43c', '#f46a24'][i % 3] ?? '#ff8a2c',
        );
      }),
    ];
  },
};
