import { faded, glow, sky, spray } from '../kit/effects';
import { ground, rough, type Point } from '../kit/geometry';
import { points, rows, smoothShape, stops } from '../kit/isles';
import { turtle, tang, antler, brain } from '../kit/isles-sea-life';
import { hawaii } from '../kit/palette';
import { vertical } from '../kit/paper';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, stroke } from '../kit/svg';
import { glint } from '../kit/water';

const SUN: Point = [1560, -60];

export const scene: Scene = {
  key: 'hawaii-turtle-reef',
  draw: (paper) => {
    const { random } = paper;
    const reef = (text: string): string => ground(rough(random, points(text), 0.35, 26), 1700);
    const rays = rows(
      3,
      '-0.62 150 0.22 -0.4 240 0.3 -0.16 120 0.24 0.02 230 0.28 0.24 130 0.22 0.5 220 0.2',
    ).map(([slant = 0, wide = 0, strength = 0]) => {
      const x = SUN[0] + slant * 520;
      return shape(
        `M${String(x - wide * 0.22)}-60H${String(x + wide * 0.22)}L${String(x + slant * 1500 + wide)} 1500H${String(x + slant * 1500 - wide)}z`,
        '#f4ffe4',
        { opacity: strength },
      );
    });
    const surface = times(64, () => {
      const depth = random() ** 1.4;
      return glint(
        random() * 2400,
        10 + depth * 170,
        between(random, 90, 360) * (1.1 - depth * 0.7),
        22 * (1.1 - depth),
      );
    }).join('');
    const caustics = times(34, () =>
      glint(between(random, 300, 2100), between(random, 1290, 1560), between(random, 90, 260), 9),
    ).join('');
    const bubbles = ['1706 700 13', '1730 640 9', '1694 580 17', '1722 500 10', '1700 420 14'];
    return [
      sky(paper, 1500, '#a5ecdd', '#3fbfc4', '#1590a6', '#0b6a88', '#0a4567'),
      glow(paper, SUN, 1250, stops('0 #ffffff 1, 0.14 #fbffe2 0.85, 0.45 #c6f7e2 0.35, 1 #7fe0d6 0')),
      shape(surface, '#f6fff2', { opacity: 0.6 }),
      placed(
        640,
        150,
        1,
        shape(
          'M-150 8C-96-20 0-28 78-20C112-34 152-32 164-8C160 14 128 18 100 10C40 28-60 26-150 8zM-140-2C-190-22-230-26-262-20C-290-34-316-38-350-34C-330-18-300-6-262-4C-220-4-180 6-146 14zM-144 4C-190 26-220 44-244 66C-274 70-300 84-322 108C-288 108-254 96-230 82C-200 60-170 36-136 20zM66 6C104 34 150 48 204 46C214 42 212 32 200 30C160 28 124 14 96-8z',
          '#0c5a78',
        ),
        shape('M136-18C150-26 164-20 166-6L150 4C140 0 134-8 136-18z', '#f5b841'),
        stroke('M140-20C152-44 150-60 146-74', '#f5b841', 9),
      ),
      shape(
        reef(
          '-60 1060 140 980 340 1010 560 1100 820 1150 1180 1190 1500 1160 1760 1090 1980 1000 2200 960 2460 1010',
        ),
        vertical(paper, 960, 1400, '#2b95a8', '#11708e'),
      ),
      ...times(13, (i) =>
        tang(
          1860 + (i % 5) * 96 + between(random, -24, 24),
          520 + Math.floor(i / 5) * 96 + (i % 5) * 18 + between(random, -20, 20),
          -between(random, 44, 66),
          i % 4 === 0 ? '#c9b04c' : '#e6bf4a',
          '#b98f3c',
        ),
      ),
      faded(paper, [0, 200], [0, 1460], ...rays),
      shape(
        reef(
          '-60 1240 160 1170 420 1210 640 1300 980 1350 1400 1360 1700 1300 1900 1210 2160 1150 2460 1190',
        ),
        vertical(paper, 1150, 1560, '#11718a', '#0a4d6c'),
      ),
      shape(
        smoothShape('-60 1420 500 1360 1100 1380 1500 1372 2000 1350 2460 1400 2460 1700 -60 1700'),
        vertical(paper, 1350, 1620, '#8fd0bd', '#3f93a0', '#155a78'),
      ),
      shape(caustics, '#e9ffe9', { opacity: 0.5 }),
      shape(smoothShape('720 1440 1000 1410 1300 1420 1480 1450 1240 1480 880 1478'), '#0b4a66', {
        opacity: 0.45,
      }),
      group({ transform: 'translate(1130 790) rotate(-15) scale(1.06)' }, turtle(paper)),
      ...bubbles.map((text) => {
        const [x = 0, y = 0, r = 0] = text.split(' ').map(Number);
        return disc(x, y - 180, r, '#eafff4', { opacity: 0.6 });
      }),
      shape(
        reef('-60 1180 100 1150 240 1230 360 1330 480 1420 640 1530 760 1660'),
        vertical(paper, 1150, 1640, '#24516e', '#0c2c4a'),
      ),
      shape(
        reef('1600 1660 1720 1540 1880 1460 2060 1380 2220 1300 2460 1240'),
        vertical(paper, 1240, 1640, '#24516e', '#0c2c4a'),
      ),
      shape(antler(random, [2270, 1400], 430, -0.1), '#8c2f5c'),
      shape(antler(random, [2130, 1470], 400, 0.08), hawaii.hibiscus),
      shape(antler(random, [2142, 1462], 330, 0.12), '#ff8f86', { opacity: 0.7 }),
      brain(paper, 1800, 1650, 190, '#f0b04a', '#8c4a34'),
      brain(paper, 2360, 1640, 240, '#c9567c', '#4d2450'),
      shape(antler(random, [110, 1330], 500, 0.16), '#d9653c'),
      shape(antler(random, [124, 1330], 420, 0.2), '#ffb36a', { opacity: 0.75 }),
      brain(paper, 440, 1660, 200, '#7fb86a', '#1d5550'),
      brain(paper, 110, 1640, 250, '#e8a24a', '#7a3b3c'),
      shape(antler(random, [620, 1640], 260, 0.1), '#b3447c'),
      tang(560, 1180, 120, '#ffd24a', '#e89a2c'),
      tang(700, 1270, 96, '#ffd24a', '#e89a2c'),
      tang(1760, 1220, -110, '#ffd24a', '#e89a2c'),
      spray(paper, 'M-60 1300H2460V1660H-60z', '#082440', [0, 1660], [0, 1380], 0.75),
    ];
  },
};
