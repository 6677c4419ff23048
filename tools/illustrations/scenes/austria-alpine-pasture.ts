import { glow, haze, shared, sky, spray } from '../kit/effects';
import { ground, heightAt, type Point } from '../kit/geometry';
import { points, ribbon, stops } from '../kit/isles';
import { cumulus, massif } from '../kit/lagoon';
import { vertical } from '../kit/paper';
import { tufts } from '../kit/plants';
import { crest } from '../kit/posters';
import { alpHut, cow } from '../kit/posters-alps-pasture';
import { lodgepoles } from '../kit/posters-west';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, short, stroke, type Markup } from '../kit/svg';

export const scene: Scene = {
  key: 'austria-alpine-pasture',
  draw: (paper) => {
    const { random } = paper;
    const cattle = shared(paper, cow(paper));
    const hill = crest(
      random,
      '-60 1010 240 960 560 950 900 1000 1240 1040 1600 1000 1960 930 2240 900 2460 890',
      0.06,
      26,
    );
    const near = crest(
      random,
      '-60 1300 300 1340 700 1380 1100 1390 1500 1370 1900 1330 2460 1260',
      0.05,
      28,
    );
    const front = crest(random, '-60 1500 400 1540 900 1560 1400 1560 1900 1530 2460 1480', 0.08, 30);
    const stalk = (x: number, y: number, tall: number, kind: number): Markup => {
      const lean = between(random, -0.2, 0.2) * tall;
      const [hx, hy] = [x + lean, y - tall];
      const stem = stroke(
        `M${short(x)} ${short(y)}Q${short(x)} ${short(y - tall * 0.6)} ${short(hx)} ${short(hy)}`,
        '#3f6a3c',
        5,
      );
      if (kind === 0)
        return group(
          {},
          stem,
          ...times(8, (i) =>
            shape(
              `M${short(hx)} ${short(hy)}q${short(Math.cos(i * 0.785) * 14 - Math.sin(i * 0.785) * 9)} ${short(Math.sin(i * 0.785) * 14 + Math.cos(i * 0.785) * 9)} ${short(Math.cos(i * 0.785) * 30)} ${short(Math.sin(i * 0.785) * 22)}q${short(-Math.cos(i * 0.785) * 12 + Math.sin(i * 0.785) * 9)} ${short(-Math.sin(i * 0.785) * 12 - Math.cos(i * 0.785) * 9)} ${short(-Math.cos(i * 0.785) * 30)} ${short(-Math.sin(i * 0.785) * 22)}z`,
              '#fffdf4',
            ),
          ),
          disc(hx, hy, 11, '#f5b841'),
        );
      if (kind === 1)
        return group(
          {},
          stem,
          shape(
            `M${short(hx - 22)} ${short(hy - 30)}C${short(hx - 26)} ${short(hy + 6)} ${short(hx - 12)} ${short(hy + 24)} ${short(hx)} ${short(hy + 26)}C${short(hx + 12)} ${short(hy + 24)} ${short(hx + 26)} ${short(hy + 6)} ${short(hx + 22)} ${short(hy - 30)}L${short(hx + 10)} ${short(hy - 16)}L${short(hx)} ${short(hy - 36)}L${short(hx - 10)} ${short(hy - 16)}z`,
            '#3a4cb4',
          ),
          shape(
            `M${short(hx + 4)} ${short(hy - 28)}L${short(hx + 10)} ${short(hy - 16)}L${short(hx + 22)} ${short(hy - 30)}C${short(hx + 26)} ${short(hy + 6)} ${short(hx + 12)} ${short(hy + 24)} ${short(hx + 2)} ${short(hy + 26)}z`,
            '#6f86e0',
          ),
        );
      return group(
        {},
        stem,
        shape(
          `M${short(hx - 24)} ${short(hy + 8)}C${short(hx - 30)} ${short(hy - 26)} ${short(hx - 6)} ${short(hy - 34)} ${short(hx)} ${short(hy - 22)}C${short(hx + 8)} ${short(hy - 34)} ${short(hx + 30)} ${short(hy - 24)} ${short(hx + 24)} ${short(hy + 8)}C${short(hx + 10)} ${short(hy + 22)} ${short(hx - 10)} ${short(hy + 22)} ${short(hx - 24)} ${short(hy + 8)}z`,
          '#e0486c',
        ),
        shape(
          `M${short(hx)} ${short(hy - 22)}C${short(hx + 8)} ${short(hy - 34)} ${short(hx + 30)} ${short(hy - 24)} ${short(hx + 24)} ${short(hy + 8)}C${short(hx + 12)} ${short(hy)} ${short(hx + 4)} ${short(hy - 8)} ${short(hx)} ${short(hy - 22)}z`,
          '#ff8aa0',
        ),
      );
    };
    const dots = (count: number, edge: readonly Point[], depth: number, size: number): Markup[] =>
      times(count, (i) => {
        const x = between(random, -20, 2420);
        return disc(
          x,
          heightAt(edge, x) + between(random, 20, depth),
          between(random, 0.6, 1.2) * size,
          ['#fffdf4', '#f5d04c', '#e0648c', '#7a8ce0'][i % 4] ?? '#ffffff',
        );
      });
    return [
      sky(paper, 1000, '#2f86c9', '#6fb4de', '#c4e2ea', '#f4f0dc'),
      glow(paper, [2250, 80], 1500, stops('0 #ffffff 0.95, 0.2 #fffbe0 0.5, 1 #fff6d0 0')),
      cumulus(paper, [420, 330, 720, 170], ['#ffffff', '#fbfaf4', '#dfeaf0'], '#a4c9de'),
      cumulus(paper, [1560, 240, 560, 110], ['#ffffff', '#fbfaf4', '#dfeaf0'], '#a4c9de'),
      massif(paper, {
        edges:
          '-60 700 -60 1080|80 600 60 1080|160 660 180 1080|300 500 280 1080|380 580 400 1080|520 440 500 1080|600 560 620 1080|740 480 720 1080|820 600 840 1080|960 560 950 1080|1060 640 1070 1080|1200 520 1190 1080|1290 560 1310 1080|1420 380 1400 700 1380 1080|1500 450 1530 1080|1620 250 1590 600 1570 1080|1690 330 1730 1080|1800 210 1770 560 1740 1080|1880 320 1930 1080|2000 400 1980 700 1970 1080|2090 520 2110 1080|2220 470 2200 1080|2320 580 2330 1080|2460 540 2460 1080'.split(
            '|',
          ),
        lit: ['#fff6e4', '#f4e0cc', '#dccab8', '#c4bcae', '#a8b49c'],
        shade: ['#a4acc4', '#8f9ab8', '#8494a8', '#7f94a0', '#7a9a90'],
        firstLit: false,
        waver: 9,
        runnels: 3,
      }),
      shape(
        'M1800 210L1830 280L1822 320L1850 390L1836 470L1880 560L1866 440L1880 320zM1620 250L1650 330L1640 400L1676 480L1690 330zM1420 380L1450 450L1444 520L1480 600L1500 450zM2000 400L2040 480L2030 540L2070 620L2090 520zM520 440L556 530L550 590L590 650L600 560zM300 500L340 560L336 620L370 680L380 580z',
        '#ffffff',
        { opacity: 0.9 },
      ),
      haze(paper, 720, 1060, '#e4efe4', 0.7),
      shape(
        lodgepoles(
          random,
          '-60 960 200 910 500 900 800 950 1100 990 1400 980 1700 930 2000 880 2460 840',
          100,
          36,
          1200,
        ),
        vertical(paper, 800, 1100, '#4f8470', '#6fa07c'),
      ),
      shape(ground(hill, 1720), vertical(paper, 900, 1400, '#b4d06a', '#8aba54', '#5f9a4a')),
      spray(paper, ground(hill, 1720), '#f4f09c', [2460, 900], [1500, 1200], 0.7),
      spray(paper, ground(hill, 1720), '#3f7a4c', [-60, 1300], [700, 1080], 0.6),
      shape(
        ribbon(points('2120 950 1980 1000 2060 1060 1960 1130 1700 1190 1760 1260 1980 1320'), [12, 26, 46]),
        '#f0e0b4',
      ),
      shape(lodgepoles(random, '1500 1040 1560 1034 1620 1030', 150, 30, 1060), '#2f6450'),
      shape(lodgepoles(random, '2290 940 2360 930 2440 926', 170, 36, 950), '#2f6450'),
      placed(2130, 960, 0.8, alpHut()),
      ...[
        [430, 1040, 0.2, 1],
        [620, 1070, 0.22, -1],
        [1250, 1110, 0.26, 1],
        [230, 1110, 0.26, -1],
      ].map(([x = 0, y = 0, s = 0, side = 1]) => placed(x, y, [s * side, s], cattle)),
      ...dots(60, hill, 300, 5),
      shape(ground(near, 1720), vertical(paper, 1270, 1640, '#94c45c', '#5f9e4c', '#2f6f44')),
      spray(paper, ground(near, 1720), '#f4f09c', [2460, 1260], [1500, 1420], 0.7),
      shape(tufts(random, near, 50, 18, 0.2), '#6fa84c'),
      stroke(
        'M-60 1230L240 1260M-60 1290L240 1316M60 1210V1380M230 1230V1400M230 1262L520 1290M230 1318L520 1340M510 1260V1400',
        '#8a6048',
        15,
      ),
      stroke(
        'M-60 1226L240 1256M-60 1286L240 1312M66 1210V1380M236 1230V1400M236 1258L520 1286M236 1314L520 1336M516 1260V1400',
        '#d4a880',
        5,
      ),
      ...dots(60, near, 180, 8),
      shape('M1480 1440C1200 1470 900 1480 620 1470C820 1440 1200 1420 1500 1424z', '#1f4f3c', {
        opacity: 0.55,
      }),
      placed(1200, 1450, 1.16, cattle),
      shape(ground(front, 1720), vertical(paper, 1490, 1660, '#4f8a44', '#1f5438')),
      shape(tufts(random, front, 120, 12, 0.15), '#3f7a40'),
      ...times(30, (i) => {
        const x = (i * 83 + between(random, -20, 20)) % 2440;
        const tall = between(random, 90, 190) * (x > 700 && x < 1700 ? 0.62 : 1);
        return stalk(x, heightAt(front, x) + 60, tall, i % 3);
      }),
      shape(
        tufts(
          random,
          front.map(([x, y]): Point => [x, y + 70]),
          90,
          16,
          0.15,
        ),
        '#5f9a4a',
      ),
    ];
  },
};
