import { blur, glow, haze, shared, sky, spray } from '../kit/effects';
import { ground } from '../kit/geometry';
import { froth, points, smoothShape, stops } from '../kit/isles';
import { massif } from '../kit/lagoon';
import { vertical } from '../kit/paper';
import { tufts } from '../kit/plants';
import { crest, layer, streaks } from '../kit/posters';
import { lodgepoles, sage } from '../kit/posters-west';
import { barn, bison } from '../kit/posters-west-bison';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, placed, shape, stroke, type Markup } from '../kit/svg';

export const scene: Scene = {
  key: 'usa-bison-tetons',
  draw: (paper) => {
    const { random } = paper;
    const soft = blur(paper, 12);
    const mist = (text: string, opacity: number, colour = '#fff3ec'): Markup =>
      shape(smoothShape(text), colour, { opacity, filter: soft });
    const near = crest(
      random,
      '-60 1400 300 1416 700 1430 1100 1426 1500 1440 1900 1420 2460 1390',
      0.06,
      26,
    );
    const frost = crest(random, '-60 1540 400 1520 900 1550 1400 1560 1900 1530 2460 1500', 0.1, 30);
    const beast = shared(paper, bison(paper));
    return [
      sky(paper, 900, '#3f6aa8', '#86a4cc', '#d4c4d8', '#f4c9c4', '#ffd9bc'),
      glow(paper, [-100, 700], 1500, stops('0 #fff6dc 0.9, 0.3 #ffe6c4 0.4, 1 #ffd9c0 0')),
      streaks(random, '500 190 1000 36 2000 130 800 30 1900 420 600 22 200 420 560 20', '#fff0ec', 0.7),
      massif(paper, {
        edges:
          '-60 800 -60 960|80 700 60 960|150 740 160 960|280 620 260 960|360 690 380 960|470 600 440 960|540 670 560 960|660 540 620 740 590 960|720 610 750 960|800 520 770 720 740 960|870 600 900 960|960 450 920 700 880 960|1010 500 1040 960|1070 390 1030 660 990 960|1130 460 1160 960|1210 350 1170 620 1130 960|1250 300 1240 600 1230 960|1300 214 1260 520 1220 800 1180 960|1410 420 1450 960|1480 370 1450 700 1420 960|1540 450 1570 960|1620 400 1590 720 1560 960|1700 510 1730 960|1790 470 1760 740 1730 960|1870 560 1900 960|1960 530 1930 780 1900 960|2060 650 2090 960|2160 610 2130 960|2250 700 2270 960|2360 660 2340 960|2460 720 2460 960'.split(
            '|',
          ),
        lit: ['#ffd9c4', '#ffb4a0', '#f0a09c', '#c994b0', '#a48cb8'],
        shade: ['#7a74b0', '#6a6aa8', '#5f64a0', '#5c6498', '#606a98'],
        firstLit: true,
        waver: 9,
        runnels: 3,
      }),
      shape(
        'M1300 214L1276 330L1290 360L1262 440L1280 470L1240 560L1226 520L1244 440L1236 400zM1070 390L1050 500L1064 540L1036 620L1020 560L1040 480zM1480 370L1466 480L1476 520L1450 600L1440 540zM960 450L944 560L952 600L924 660L930 560zM800 520L784 620L790 650L764 710L776 600zM660 540L640 660L650 690L622 740L636 630zM1620 400L1606 520L1614 560L1588 640L1596 520zM1790 470L1776 580L1782 620L1756 690L1768 570z',
        '#fff6f0',
      ),
      shape(
        'M1300 214L1330 320L1320 380L1350 470L1380 560L1366 420L1340 290zM1070 390L1096 470L1090 520L1120 600L1126 480zM1480 370L1506 460L1500 520L1530 600L1534 460z',
        '#b4b0dc',
      ),
      haze(paper, 640, 960, '#f4d4d4', 0.55),
      layer(
        paper,
        '-60 900 200 870 500 890 800 860 1100 890 1400 870 1700 890 2000 860 2460 880',
        1100,
        ['#6a6a9c', '#7a7aa4'],
        0.16,
      ),
      shape(
        lodgepoles(random, '-60 940 400 924 900 936 1400 924 1900 936 2460 920', 70, 34, 1060),
        vertical(paper, 860, 1020, '#4a5680', '#7a84a4'),
      ),
      haze(paper, 890, 950, '#fbe9e4', 0.85),
      shape('M-60 949H2460V1040H-60z', '#fbe9e4', { opacity: 0.85 }),
      mist(
        '-400 960 300 930 800 950 1300 926 1800 950 2800 930 2800 1030 1800 1040 1000 1050 -400 1030',
        0.85,
      ),
      layer(
        paper,
        '-60 1020 500 1010 1000 1024 1600 1010 2460 1020',
        1700,
        ['#f0dcd4', '#d9c4b4', '#a8a48c', '#6a7a6a'],
        0.03,
      ),
      spray(paper, 'M-60 1016H2460V1400H-60z', '#fff0dc', [-60, 1030], [1300, 1260], 0.85),
      placed(1900, 1060, 0.72, barn()),
      stroke(
        'M2040 1066H2460M2040 1044H2460M2060 1030V1080M2150 1030V1084M2240 1032V1086M2330 1032V1088M2420 1034V1092M1760 1064H1600M1760 1044H1600M1700 1030V1078M1620 1030V1076',
        '#6a5058',
        6,
        { opacity: 0.8 },
      ),
      ...[
        [330, 1086, 0.2, 1],
        [520, 1076, 0.17, -1],
        [640, 1090, 0.19, 1],
        [1480, 1110, 0.24, -1],
      ].map(([x = 0, y = 0, s = 0, side = 1]) => placed(x, y, [s * side, s], beast)),
      mist('-400 1100 400 1080 900 1100 1500 1084 2800 1100 2800 1150 1500 1150 600 1160 -400 1150', 0.6),
      sage(
        random,
        '160 1180 34 420 1200 40 1300 1190 34 1560 1210 44 1760 1180 34 1960 1220 50 2200 1190 40 2360 1240 56 300 1270 54 1500 1290 56 1840 1300 64 2120 1310 66',
        ['#6a7a80', '#d4d4cc'],
        -1,
      ),
      shape(ground(near, 1720), vertical(paper, 1390, 1640, '#d9d0bc', '#94a08c', '#566a64')),
      spray(paper, ground(near, 1720), '#fff3e0', [-60, 1400], [900, 1560], 0.8),
      shape('M560 1440C900 1450 1300 1460 1700 1500C1300 1500 860 1490 520 1460z', '#3a4a5c', {
        opacity: 0.5,
      }),
      placed(1000, 1450, 1.06, beast),
      shape(
        froth(
          random,
          points('1450 1240 1500 1180 1580 1150 1660 1160 1700 1200 1660 1250 1570 1270 1500 1270'),
          50,
        ),
        '#ffffff',
        { opacity: 0.75, filter: soft },
      ),
      shape(
        froth(random, points('1560 1180 1640 1110 1740 1090 1800 1120 1760 1180 1660 1210'), 50),
        '#ffffff',
        { opacity: 0.5, filter: soft },
      ),
      shape(tufts(random, near, 60, 13, 0.2), '#8a9078'),
      shape(tufts(random, near, 44, 22, 0.2), '#fff6ea'),
      shape(ground(frost, 1720), vertical(paper, 1500, 1660, '#8a9a94', '#3f5460')),
      shape(tufts(random, frost, 110, 12, 0.25), '#6a7c78'),
      shape(tufts(random, frost, 90, 18, 0.25), '#e9ecea'),
      sage(
        random,
        '140 1590 100 340 1640 80 2250 1580 110 2420 1640 90 2080 1650 80',
        ['#3f5460', '#c9d0cc'],
        -1,
      ),
      ...times(40, () =>
        disc(between(random, 0, 2400), between(random, 900, 1560), between(random, 1.6, 4), '#ffffff', {
          opacity: 0.7,
        }),
      ),
    ];
  },
};
