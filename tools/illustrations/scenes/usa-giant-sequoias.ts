import { walker } from '../kit/creatures';
import { blur, faded, glow, haze, sky, spray } from '../kit/effects';
import { ground, type Point } from '../kit/geometry';
import { froth, points, ribbon, rows, stops } from '../kit/isles';
import { shafts } from '../kit/lagoon';
import { vertical } from '../kit/paper';
import { stones } from '../kit/plants';
import { crest } from '../kit/posters';
import { fern, sequoia } from '../kit/posters-west-sequoia';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, shape, short, stroke } from '../kit/svg';

const LIGHT: Point = [2000, -240];

export const scene: Scene = {
  key: 'usa-giant-sequoias',
  draw: (paper) => {
    const { random } = paper;
    const far = (text: string): string =>
      rows(3, text)
        .map(
          ([x = 0, foot = 0, w = 0]) =>
            `M${short(x - w * 1.5)} ${short(foot)}Q${short(x - w * 0.6)} ${short(foot - w * 3)} ${short(x - w * 0.5)}-60H${short(x + w * 0.5)}Q${short(x + w * 0.6)} ${short(foot - w * 3)} ${short(x + w * 1.5)} ${short(foot)}z`,
        )
        .join('');
    const canopy = (text: string, size: number): string =>
      rows(3, text)
        .map(([x = 0, y = 0, r = 0]) =>
          froth(
            random,
            points(
              `${short(x - r)} -80 ${short(x + r)} -80 ${short(x + r * 0.9)} ${short(y * 0.6)} ${short(x + r * 0.3)} ${short(y)} ${short(x - r * 0.4)} ${short(y * 0.86)} ${short(x - r * 0.95)} ${short(y * 0.5)}`,
            ),
            size,
          ),
        )
        .join('');
    const floor = crest(
      random,
      '-60 1190 300 1176 700 1190 1100 1180 1500 1190 1900 1176 2460 1190',
      0.06,
      24,
    );
    const near = crest(random, '-60 1440 240 1400 520 1420 760 1500 900 1600 960 1700', 0.1, 20);
    const right = crest(random, '1560 1700 1640 1580 1860 1490 2120 1430 2460 1400', 0.1, 20);
    const path = ribbon(
      points('1400 1720 1330 1540 1210 1440 1240 1350 1360 1280 1400 1230 1360 1190'),
      [420, 130, 30],
    );
    const soft = blur(paper, 14);
    return [
      sky(paper, 1200, '#9ab48c', '#c9cf9a', '#f0e2ac', '#fff0c4'),
      glow(paper, [1860, 80], 1500, stops('0 #fffdec 1, 0.2 #fff6cc 0.8, 0.6 #ffeeb4 0.3, 1 #ffeeb4 0')),
      shape(
        far(
          '90 1170 40 260 1160 26 420 1170 34 1130 1160 30 1240 1170 44 1390 1160 26 1510 1170 38 1610 1160 24 2060 1170 36 2180 1160 26 2340 1170 44',
        ),
        vertical(paper, 0, 1180, '#c4bc8c', '#e0c894', '#f0dca8'),
      ),
      haze(paper, 600, 1200, '#fff4cc', 0.5),
      shape(
        far('180 1190 60 560 1190 52 1180 1186 56 1460 1190 70 1680 1190 50 2260 1196 64'),
        vertical(paper, 0, 1190, '#9a8a64', '#c09a70', '#d9b484'),
      ),
      shape(
        canopy('120 300 260 560 220 240 1000 260 260 1420 200 240 1800 260 260 2260 320 300', 70),
        '#8aa870',
        { opacity: 0.8 },
      ),
      haze(paper, 700, 1200, '#fff0c4', 0.55),
      shape(ground(floor, 1700), vertical(paper, 1176, 1660, '#d4c078', '#8a9450', '#4a6440', '#243a34')),
      spray(paper, ground(floor, 1700), '#fff0b0', [1500, 1180], [1300, 1420], 0.7),
      sequoia(paper, {
        x: 400,
        foot: 1250,
        wide: 190,
        lean: 16,
        tones: ['#6a4248', '#a8684c', '#d99464', '#ffd9a0'],
      }),
      sequoia(paper, {
        x: 1610,
        foot: 1240,
        wide: 170,
        lean: -10,
        tones: ['#7a4c4c', '#b47450', '#e0a06c', '#ffe0a8'],
      }),
      shape(path, vertical(paper, 1190, 1640, '#f6e0a8', '#d9b478', '#a87a54')),
      faded(
        paper,
        [1900, 200],
        [900, 1420],
        shape(shafts(random, LIGHT, 2300, [-0.9, 0.12], 11), '#fff6cc', { opacity: 0.4 }),
      ),
      shape(
        fern(random, 1120, 1270, 60) + fern(random, 1500, 1280, 66) + fern(random, 620, 1290, 70),
        '#5f8a48',
      ),
      sequoia(paper, {
        x: 850,
        foot: 1380,
        wide: 430,
        lean: 30,
        tones: ['#4a2430', '#94462e', '#d4754a', '#ffc68a'],
        scar: true,
      }),
      shape(
        'M440 1400C300 1420 120 1440-60 1480V1560C200 1500 500 1460 860 1450C1000 1440 1180 1430 1270 1400z',
        '#1f2e2c',
        { opacity: 0.5 },
      ),
      sequoia(paper, {
        x: 2060,
        foot: 1420,
        wide: 400,
        lean: -40,
        tones: ['#54282e', '#a04e34', '#de8250', '#ffd296'],
      }),
      shape('M1660 1440C1500 1470 1300 1500 1160 1560C1400 1520 1700 1490 2060 1480z', '#1f2e2c', {
        opacity: 0.4,
      }),
      faded(
        paper,
        [1900, 100],
        [1050, 1300],
        shape(shafts(random, LIGHT, 2200, [-0.72, -0.1], 5), '#fff9d4', { opacity: 0.42 }),
      ),
      shape('M1336 1356C1280 1372 1200 1396 1130 1430C1220 1410 1300 1384 1350 1362z', '#4a3a30', {
        opacity: 0.5,
      }),
      walker(1345, 1360, 124, { coat: '#d9302c', shade: '#8a1f30', legs: '#24304a', pack: '#f5b841' }),
      walker(1400, 1354, 78, { coat: '#0b7f8b', shade: '#0a4c58', legs: '#2b1d2e' }),
      shape(
        canopy('40 260 300 420 150 240 1280 130 260 2360 240 300', 80),
        vertical(paper, -60, 300, '#2a4a3c', '#3f6a48'),
      ),
      shape(canopy('-20 170 240 2440 160 260 1340 60 200', 64), '#1f3a34'),
      shape(
        ribbon(points('1500 1520 1700 1500 1960 1506 2300 1480 2520 1490'), [90, 120, 130]),
        vertical(paper, 1430, 1580, '#b4683c', '#6a3430', '#33202a'),
      ),
      stroke(
        'M1560 1494Q1900 1470 2440 1450M1540 1520Q1900 1506 2440 1490M1560 1546Q1900 1540 2440 1530',
        '#4a2428',
        6,
        { opacity: 0.6 },
      ),
      shape('M1500 1476C1466 1480 1454 1550 1500 1562C1546 1556 1546 1480 1500 1476z', '#f0c08c'),
      stroke(
        'M1500 1492C1480 1496 1474 1540 1500 1548C1526 1542 1526 1498 1500 1492M1500 1508C1490 1510 1488 1530 1500 1534C1512 1530 1512 1512 1500 1508',
        '#a8683c',
        5,
      ),
      shape(
        froth(
          random,
          points('1640 1452 1760 1436 1900 1446 2060 1430 2200 1440 2200 1462 1900 1470 1640 1472'),
          34,
        ),
        '#6a8a4c',
      ),
      shape(ground(near, 1720), vertical(paper, 1400, 1660, '#4a6a44', '#243e36', '#142826')),
      shape(ground(right, 1720), vertical(paper, 1400, 1660, '#4a6a40', '#243e34', '#142826')),
      shape(stones(random, [300, 860], [1540, 1620], 9, 40), '#1a2c2a'),
      shape(
        fern(random, 180, 1500, 190) + fern(random, 560, 1580, 150) + fern(random, 2000, 1610, 170),
        '#2f5a40',
      ),
      shape(
        fern(random, 380, 1600, 200) + fern(random, 2280, 1580, 220) + fern(random, 1760, 1650, 120),
        '#4f8048',
      ),
      shape(fern(random, 40, 1640, 190) + fern(random, 2420, 1640, 170), '#8aac58'),
      ...times(44, () =>
        disc(between(random, 300, 2200), between(random, 300, 1400), between(random, 2, 6), '#fffbe0', {
          opacity: 0.75,
        }),
      ),
      group(
        { filter: soft, opacity: 0.5 },
        shape('M1000 1240Q1300 1200 1640 1240Q1400 1270 1000 1240z', '#fff6d0'),
      ),
    ];
  },
};
