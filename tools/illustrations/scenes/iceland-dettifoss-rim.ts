import { walker } from '../kit/creatures';
import { clipped, glow, sky, spray } from '../kit/effects';
import { ground, line, rough, smooth, type Point } from '../kit/geometry';
import { froth, points, ribbon, stops } from '../kit/isles';
import { gradient, vertical } from '../kit/paper';
import { stones } from '../kit/plants';
import { crest, streaks } from '../kit/posters';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, shape, short, stroke } from '../kit/svg';
import { ripples } from '../kit/water';

export const scene: Scene = {
  key: 'iceland-dettifoss-rim',
  draw: (paper) => {
    const { random } = paper;
    const LIP = 640;
    const plain = crest(random, '-60 470 300 450 700 440 1100 446 1500 436 1900 446 2460 430', 0.06);
    const river = 'M900 470C980 500 700 530 500 570L380 660H1900L1760 590C1600 540 1300 520 1240 468z';
    const face = `M560 ${String(LIP)}H1780L1740 1180H640z`;
    const strands = times(70, (i): string => {
      const t = i / 69;
      const [x0, x1] = [564 + t * 1212, 640 + t * 1100];
      const y = between(random, LIP, 900);
      const s = (y - LIP) / 540;
      const x = x0 + (x1 - x0) * s;
      return `M${short(x)} ${short(y)}L${short(x + (x1 - x0) * 0.4)} ${short(y + between(random, 120, 300))}`;
    }).join('');
    const left = rough(
      random,
      points(
        '-80 560 200 580 420 600 560 640 600 760 640 900 650 1060 700 1180 640 1320 480 1440 300 1540 -80 1660',
      ),
      0.16,
      26,
    );
    const right = rough(
      random,
      points(
        '2480 520 2200 560 1960 600 1780 640 1760 780 1770 900 1730 1060 1700 1180 1780 1300 1960 1420 2140 1560 2480 1680',
      ),
      0.16,
      26,
    );
    const leftWall = line([...left, [-80, 1700]], true);
    const rightWall = line([...right, [2480, 1700]], true);
    const layers = (x0: number, x1: number, fall: number): string =>
      times(9, (i) => {
        const y = 660 + i * 104;
        return ribbon(
          points(
            `${short(x0)} ${short(y)} ${short(x0 + (x1 - x0) * 0.35)} ${short(y + fall * 0.4)} ${short(x0 + (x1 - x0) * 0.7)} ${short(y + fall * 0.6)} ${short(x1)} ${short(y + fall)}`,
          ),
          [34, 26, 18],
        );
      }).join('');
    const bow = (r: number): string =>
      `M${short(1560 - r)} 1240A${short(r)} ${short(r)} 0 0 1 ${short(1560 + r)} 1240`;
    const ledge: Point[] = points('1500 1540 1640 1470 1840 1430 2060 1420 2280 1390 2480 1360');
    return [
      sky(paper, 460, '#4a7aa8', '#94b8c8', '#e4e4d0', '#ffecc4'),
      glow(paper, [460, 250], 1100, stops('0 #fffbe0 0.9, 0.3 #fff0c0 0.4, 1 #fff0c0 0')),
      streaks(random, '1500 130 1100 50 700 200 800 30 2050 260 700 30 1100 60 600 22', '#ffffff', 0.75),
      shape(
        ground(crest(random, '-60 420 200 380 420 400 640 340 760 330 900 380 1200 420', 0.2), 470),
        '#8a94ac',
      ),
      shape('M640 344L700 330L760 334L820 356L760 366L700 350z', '#ffffff'),
      shape(
        ground(crest(random, '1300 430 1600 400 1760 330 1840 310 1960 320 2040 390 2460 410', 0.2), 470),
        '#7a84a0',
      ),
      shape('M1770 336L1840 312L1950 322L2000 356L1900 350L1840 336L1800 352z', '#ffffff'),
      shape(ground(plain, 700), vertical(paper, 430, 660, '#b8a07c', '#8a765f', '#6a5a50')),
      shape(river, vertical(paper, 468, 640, '#c4c0b4', '#a8a498', '#d8d4c8')),
      shape(ripples(random, 500, 636, 30), '#ffffff', { opacity: 0.35 }),
      shape('M-60 650H2460V1660H-60z', vertical(paper, 600, 1600, '#4a403c', '#2c2a2e')),
      clipped(
        paper,
        face,
        shape(
          face,
          gradient(paper, [560, 800], [1780, 900], stops('0 #f8f4e8, 0.4 #d8d4c8, 0.75 #a8a8a8, 1 #84888f')),
        ),
        stroke(strands, '#ffffff', 13, { opacity: 0.85 }),
        stroke(strands, '#8a8478', 10, { opacity: 0.4, transform: 'translate(22 70)' }),
        stroke(strands, '#fff8e4', 8, { transform: 'translate(-16 160)' }),
      ),
      shape(
        `M560 ${String(LIP)}Q900 ${String(LIP - 14)} 1170 ${String(LIP)}T1780 ${String(LIP)}L1770 670Q1170 640 570 670z`,
        '#f4f0e4',
      ),
      shape(
        smooth(
          points('560 1240 800 1180 1200 1170 1600 1180 1860 1240 2000 1500 1900 1720 500 1720 420 1500'),
          true,
        ),
        vertical(paper, 1180, 1640, '#c4c0b4', '#8f938f', '#5f6a70'),
      ),
      shape(ripples(random, 1260, 1620, 46), '#ffffff', { opacity: 0.4 }),
      clipped(
        paper,
        leftWall,
        shape(leftWall, vertical(paper, 560, 1660, '#9a7a5c', '#6f5648', '#3c3236')),
        shape(layers(-80, 760, 60), '#3a2e30', { opacity: 0.5 }),
        spray(paper, leftWall, '#1c1a22', [700, 1200], [100, 900], 0.7),
      ),
      clipped(
        paper,
        rightWall,
        shape(rightWall, vertical(paper, 520, 1680, '#d8b084', '#a87a5c', '#6f5048')),
        shape(layers(2480, 1640, 60), '#5c4038', { opacity: 0.5 }),
        spray(paper, rightWall, '#ffe4b0', [2400, 560], [1800, 1200], 0.5),
      ),
      shape(
        froth(
          random,
          points(
            '560 1220 620 1080 780 980 1000 930 1200 920 1420 940 1620 1000 1760 1100 1820 1220 1500 1280 1100 1290 760 1280',
          ),
          90,
        ),
        '#f4f0e8',
        { opacity: 0.9 },
      ),
      glow(paper, [1180, 1040], 820, stops('0 #ffffff 0.5, 0.45 #fff8ec 0.22, 1 #fff8ec 0'), 0.75),
      ...(
        [
          [520, '#e0604c'],
          [494, '#f0a04c'],
          [468, '#f4dc6c'],
          [442, '#8cc46c'],
          [416, '#5c9cd0'],
          [390, '#8c74c0'],
        ] as const
      ).map(([r, colour]) => stroke(bow(r), colour, 27, { opacity: 0.42, 'stroke-linecap': 'butt' })),
      shape(
        `${smooth(ledge)}L2480 1720L1380 1720z`,
        vertical(paper, 1360, 1660, '#8a6a50', '#4a3a38', '#2a2428'),
      ),
      shape(stones(random, [1560, 2440], [1480, 1640], 26, 40), '#6a5448'),
      spray(paper, `${smooth(ledge)}L2480 1720L1380 1720z`, '#ffe0a8', [2300, 1380], [1900, 1560], 0.5),
      walker(
        1900,
        1470,
        230,
        { coat: '#e8b43c', shade: '#a8742a', legs: '#22202a', skin: '#e8b090', pack: '#b83a2c' },
        -1,
      ),
      walker(2020, 1464, 210, { coat: '#2f7f9c', shade: '#1c4f6a', legs: '#22202a', skin: '#e8b090' }, -1),
      walker(250, 590, 60, { coat: '#d9442c', shade: '#8a2a24', legs: '#22202a' }),
      walker(300, 594, 56, { coat: '#f5e0b0', shade: '#a8946c', legs: '#22202a' }),
      ...times(60, () =>
        disc(between(random, 700, 1800), between(random, 560, 1000), between(random, 2, 7), '#ffffff', {
          opacity: 0.6,
        }),
      ),
    ];
  },
};
