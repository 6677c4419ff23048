import { gull, walker } from '../kit/creatures';
import { clipped, glow, haze, sky } from '../kit/effects';
import { line, rough, smooth, type Point } from '../kit/geometry';
import { froth, points, ribbon, stops } from '../kit/isles';
import { massif } from '../kit/lagoon';
import { gradient, vertical } from '../kit/paper';
import { stones, tufts } from '../kit/plants';
import { streaks } from '../kit/posters';
import { beds, cracks } from '../kit/posters-west';
import { between, times, type Random } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, shape, short, stroke, type Markup } from '../kit/svg';

/** An aspen in autumn, foot at x, y: pale trunk with dark scars, a crown of gold lit from the right. */
const aspen = (random: Random, x: number, y: number, h: number): Markup => {
  const crown = (dx: number, dy: number, w: number, v: number): string =>
    froth(
      random,
      points(
        [-1, 0.3, -0.7, -0.7, 0, -1, 0.7, -0.7, 1, 0.3, 0.4, 0.9, -0.4, 0.9]
          .map((n, i) => short(i % 2 === 0 ? x + dx + n * w : y + dy + n * v))
          .join(' '),
      ),
      h * 0.07,
    );
  return group(
    {},
    shape(
      ribbon(
        points(
          `${short(x)} ${short(y)} ${short(x + h * 0.01)} ${short(y - h * 0.4)} ${short(x - h * 0.01)} ${short(y - h * 0.8)}`,
        ),
        [h * 0.06, h * 0.05, h * 0.02],
      ),
      '#f4ecdc',
    ),
    shape(
      ribbon(
        points(
          `${short(x - h * 0.016)} ${short(y)} ${short(x - h * 0.008)} ${short(y - h * 0.4)} ${short(x - h * 0.02)} ${short(y - h * 0.8)}`,
        ),
        [h * 0.026, h * 0.02, h * 0.008],
      ),
      '#a89c98',
    ),
    shape(
      times(
        7,
        (i) =>
          `M${short(x - h * 0.026)} ${short(y - h * (0.06 + i * 0.07))}h${short(h * 0.03)}v4h${short(-h * 0.03)}z`,
      ).join(''),
      '#3c3440',
    ),
    shape(crown(0, -h * 0.72, h * 0.22, h * 0.3), '#c88a24'),
    shape(crown(h * 0.03, -h * 0.76, h * 0.18, h * 0.24), '#f0b434'),
    shape(crown(h * 0.08, -h * 0.82, h * 0.1, h * 0.13), '#ffdc6c'),
  );
};

/** A burnt trunk, foot at x, y. */
const snag = (random: Random, x: number, y: number, h: number): Markup =>
  group(
    {},
    shape(
      ribbon(
        points(
          `${short(x)} ${short(y)} ${short(x + h * 0.02)} ${short(y - h * 0.5)} ${short(x + between(random, -0.03, 0.03) * h)} ${short(y - h)}`,
        ),
        [h * 0.05, h * 0.035, 2],
      ),
      '#2a2228',
    ),
    stroke(
      times(6, (i) => {
        const s = i % 2 === 0 ? 1 : -1;
        const at = y - h * (0.34 + i * 0.1);
        return `M${short(x)} ${short(at)}l${short(s * h * 0.1)} ${short(-h * 0.03)}`;
      }).join(''),
      '#2a2228',
      h * 0.012,
    ),
    shape(
      ribbon(
        points(
          `${short(x + h * 0.012)} ${short(y)} ${short(x + h * 0.026)} ${short(y - h * 0.5)} ${short(x + h * 0.006)} ${short(y - h * 0.96)}`,
        ),
        [h * 0.014, h * 0.01, 1],
      ),
      '#8a7a78',
    ),
  );

export const scene: Scene = {
  key: 'usa-north-rim-window',
  draw: (paper) => {
    const { random } = paper;
    const fin = rough(
      random,
      points(
        '2480 560 2260 540 2060 560 1880 540 1700 560 1520 550 1340 580 1220 600 1130 640 1090 720 1120 820 1080 940 1120 1080 1090 1240 1160 1420 1200 1720 2480 1720',
      ),
      0.14,
      22,
    );
    const body = line(fin, true);
    const window = smooth(
      points(
        '1320 780 1380 720 1460 704 1530 730 1570 800 1560 900 1580 1010 1520 1080 1440 1100 1370 1060 1340 960 1330 860',
      ),
      true,
    );
    const rim: Point[] = points('-80 1300 160 1270 380 1290 560 1350 680 1440 720 1560 700 1720');
    return [
      sky(paper, 640, '#3a6ca8', '#88acc8', '#ecd4bc', '#ffcf98'),
      glow(paper, [2200, 300], 1200, stops('0 #fff6d0 0.95, 0.3 #ffe0a8 0.4, 1 #ffe0a8 0')),
      streaks(random, '700 150 1100 40 300 280 700 26 1500 90 800 26', '#fff4e4', 0.75),
      shape(
        'M-60 600H2460V1660H-60z',
        vertical(paper, 600, 1600, '#c8a0a8', '#a8707c', '#7a4660', '#4a2c4c'),
      ),
      massif(paper, {
        edges:
          '-80 560 -80 760|160 540 140 760|360 566 340 760|560 548 540 760|800 560 780 760|1000 546 1000 760|1240 560 1240 760|1500 550 1500 760'.split(
            '|',
          ),
        lit: ['#d8b4b0', '#c89498'],
        shade: ['#a888a0', '#946f8c'],
        firstLit: false,
        runnels: 5,
      }),
      haze(paper, 560, 780, '#ffd8b4', 0.5),
      massif(paper, {
        edges:
          '-80 760 -80 1060|60 720 0 1060|200 640 160 1060|300 620 300 1060|420 700 460 1060|560 760 620 1060|700 740 700 1060|840 660 820 1060|920 650 940 1060|1040 740 1080 1060|1180 800 1240 1060'.split(
            '|',
          ),
        lit: ['#f0b088', '#d8846c', '#b8606c'],
        shade: ['#8a5878', '#70466c', '#5c3a60'],
        firstLit: false,
        runnels: 4,
      }),
      massif(paper, {
        edges:
          '-80 1000 -80 1720|140 940 100 1720|320 980 300 1720|500 1020 520 1720|680 960 660 1720|820 930 820 1720|960 1000 1000 1720|1120 1060 1180 1720'.split(
            '|',
          ),
        lit: ['#e08a60', '#c0604c', '#8a4450'],
        shade: ['#6a3c5c', '#542f50', '#3c2444'],
        firstLit: false,
        runnels: 4,
      }),
      haze(paper, 900, 1720, '#e8a490', 0.3),
      clipped(
        paper,
        body,
        shape(
          body,
          gradient(
            paper,
            [1080, 900],
            [2400, 900],
            stops('0 #b8705c, 0.35 #e8a878, 0.75 #f8d4a4, 1 #ffe4bc'),
          ),
        ),
        shape('M1000 500H1340L1300 700L1360 900L1290 1100L1340 1300L1300 1720H1000z', '#6a3450', {
          opacity: 0.5,
        }),
        beds(
          paper,
          body,
          [1040, 2480],
          '640 14 690 10 760 22 850 12 930 26 1040 16 1130 30 1240 18 1340 34 1460 20 1560 34',
          '#a85c48',
          0.5,
          20,
        ),
        shape(cracks(random, [1100, 2460], [600, 1500], 34, 13), '#7a3c40', { opacity: 0.5 }),
        shape(window, vertical(paper, 700, 1100, '#c89aa4', '#a8647c', '#7a4466')),
        clipped(
          paper,
          window,
          shape('M1300 900L1400 860L1480 890L1600 850V1120H1300z', '#b8687c'),
          shape('M1300 980L1420 940L1520 980L1600 950V1120H1300z', '#8a4a68'),
          shape('M1300 1040Q1440 1000 1600 1050L1600 1070Q1440 1024 1300 1062z', '#9cd4cc'),
          shape('M1320 700Q1400 690 1380 800Q1350 900 1380 1100H1290V700z', '#5a2c48', { opacity: 0.7 }),
        ),
        stroke('M1530 730Q1572 800 1560 900Q1586 1010 1520 1080', '#fff0cc', 8, { opacity: 0.8 }),
      ),
      shape(
        froth(random, points('1850 552 1900 490 2060 500 2260 470 2500 490 2500 560 2260 552 2060 564'), 40),
        '#3f5a3c',
      ),
      ...[1420, 1560, 1740].map((x) =>
        stroke(`M${short(x)} 556V506M${short(x)} 514H${short(x + 140)}`, '#5c4c50', 6),
      ),
      walker(1500, 556, 110, { coat: '#d9442c', shade: '#8a2a24', legs: '#2c2434', skin: '#e8b090' }),
      walker(1580, 558, 104, {
        coat: '#2f7f9c',
        shade: '#1c4f6a',
        legs: '#2c2434',
        skin: '#e8b090',
        pack: '#e8b43c',
      }),
      shape(`${smooth(rim)}L-80 1720z`, vertical(paper, 1270, 1660, '#b88a54', '#7a5c40', '#3c3030')),
      snag(random, 330, 1320, 620),
      snag(random, 470, 1360, 430),
      snag(random, 560, 1400, 300),
      aspen(random, 120, 1330, 760),
      aspen(random, 250, 1400, 560),
      aspen(random, 20, 1420, 600),
      aspen(random, 400, 1520, 440),
      shape(
        tufts(
          random,
          rim.map(([x, y]): Point => [x, y + 14]),
          60,
          12,
          0.2,
        ),
        '#d8a84c',
      ),
      shape(stones(random, [0, 660], [1480, 1620], 14, 50), '#54443c'),
      ...times(30, () =>
        disc(between(random, 0, 640), between(random, 1400, 1620), between(random, 5, 10), '#f0b434', {
          opacity: 0.9,
        }),
      ),
      gull(900, 420, 130, '#2c2434', 8),
      gull(1060, 340, 96, '#2c2434', -6),
    ];
  },
};
