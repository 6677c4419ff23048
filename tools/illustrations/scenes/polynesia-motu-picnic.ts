import { gull } from '../kit/creatures';
import { glow, haze, shared, sky } from '../kit/effects';
import type { Point } from '../kit/geometry';
import { palm, points, smoothShape, stops } from '../kit/isles';
import { caustics, cumulus, grove, massif, plume } from '../kit/lagoon';
import { gradient, vertical } from '../kit/paper';
import { bush } from '../kit/posters';
import { guest, parasol } from '../kit/posters-polynesia-shore';
import type { Scene } from '../kit/scene';
import { disc, group, type Markup, placed, shape, stroke } from '../kit/svg';
import { glint, reflected, ripples } from '../kit/water';

const SEA = 760;

export const scene: Scene = {
  key: 'polynesia-motu-picnic',
  draw: (paper) => {
    const { random } = paper;
    const water = `M-60 ${String(SEA)}H2460V1660H-60z`;
    const fruit = group(
      {},
      shape('M-60-6C-50 26 50 26 60-6z', '#5a3422'),
      shape('M-60-6C-40-24 40-24 60-6C40 8-40 8-60-6z', '#fffdf4'),
      shape('M-30-8q20-18 34-2q20-12 26 6q-30 12-60-4z', '#e85d3a'),
      shape('M-8-18q14-8 22 2q-12 8-22-2z', '#8fbc58'),
    );
    const picnic = shared(
      paper,
      group(
        {},
        placed(-250, -96, [1, 1], guest('#7a4a34', '#f5b841', '#b0702c', '#2b1a18')),
        placed(0, 30, 1, parasol(paper)),
        shape('M-300 40L-290-150H-262L-268 40zM262 40L256-150H286L300 40z', '#5a3c24'),
        shape('M-350-170H350L372-140H-372z', '#e85d3a'),
        shape(
          'M-372-140H372L360-70Q300-40 240-72T110-70T-20-72T-150-68T-270-72T-360-70z',
          gradient(paper, [-372, 0], [372, 0], stops('0 #a8352c, 0.5 #e85d3a, 1 #ff9a6c')),
        ),
        stroke(
          'M-340-112q24-24 48 0t48 0M-160-112q24-24 48 0t48 0M30-112q24-24 48 0t48 0M210-112q24-24 48 0t48 0',
          '#fff3dc',
          9,
          { opacity: 0.85 },
        ),
        stroke('M456-60L420-30L424 44M-430-66L-396-36L-402 44', '#c08a64', 20),
        shape('M210-96H370V-76H210zM388-78H552V-56H388zM-524-84H-360V-62H-524z', '#8a6238'),
        shape(
          'M226-76H244L246 44H226zM340-76H358L362 44H342zM402-56H420L424 46H404zM520-56H538L544 46H524zM-508-62H-490L-492 46H-514zM-394-62H-376L-378 46H-400z',
          '#5a3c24',
        ),
        placed(-150, -176, 0.9, fruit),
        placed(60, -180, 0.9, fruit),
        shape('M150-172C150-240 200-250 206-172z', '#f5b841'),
        shape('M178-232L150-280L176-262L184-300L196-260L220-276L196-230z', '#2f7d4f'),
        shape('M-60-172L-52-218H-24L-18-172zM240-172L246-212H270L274-172z', '#d8f4ee', { opacity: 0.9 }),
        placed(300, -90, [-1, 1], guest('#9a5f42', '#0b7f8b', '#075560', '#3a2018', true)),
        placed(470, -70, [-0.96, 0.96], guest('#e0a27c', '#fff6e6', '#b4c4c4', '#8a4a24')),
        placed(-440, -76, 0.98, guest('#c98a64', '#cf2f50', '#8a2038', '#24161a', true)),
      ),
    );
    const isle = shared(
      paper,
      group(
        {},
        massif(paper, {
          edges:
            '1380 740 1370 770|1520 690 1500 770|1620 700 1630 770|1730 560 1700 770|1770 410 1790 600 1780 770|1836 380 1840 600 1850 770|1890 430 1930 620 1950 770|1980 500 1990 770|2050 460 2060 620 2070 770|2130 590 2150 770|2240 660 2250 770|2380 700 2390 770|2500 750 2500 770'.split(
              '|',
            ),
          lit: ['#a9c486', '#8fb880', '#a9caa0'],
          shade: ['#5f9494', '#6a9f98', '#8fbcae'],
          firstLit: false,
          runnels: 2,
        }),
        haze(paper, 560, 776, '#dff2e4', 0.45),
      ),
    );
    const lagoon = (text: string, fill: string, opacity: number): Markup =>
      shape(smoothShape(text), fill, { opacity });
    const ray = (x: number, y: number, s: number, turn: number): Markup =>
      group(
        {},
        shape(smoothShape('0 -70 60 -44 130 10 60 50 0 84 -60 50 -130 10 -60 -44'), '#3f9c94', {
          opacity: 0.5,
          transform: `translate(${String(x + 40)} ${String(y + 60)}) rotate(${String(turn)}) scale(${String(s)} ${String(s * 0.5)})`,
        }),
        group(
          {
            transform: `translate(${String(x)} ${String(y)}) scale(${String(s)} ${String(s * 0.56)}) rotate(${String(turn)})`,
          },
          shape(
            'M0-84C40-80 100-30 150 6C100 30 50 60 16 92L6 240L-6 92C-50 60-100 30-150 6C-100-30-40-80 0-84z',
            '#4a5f6a',
          ),
          shape('M0-84C-40-80-100-30-150 6C-100 30-50 60-16 92C-20 20-14-40 0-84z', '#2c404e'),
          disc(-26, -44, 9, '#f0e6c4'),
          disc(26, -44, 9, '#f0e6c4'),
        ),
      );
    const look = { bark: '#6b4a30', barkLit: '#b98d58', leaf: '#1f5f40', leafLit: '#3f8a48' };
    return [
      sky(paper, SEA, '#1678b4', '#4fb0d0', '#a8e0dc', '#e9f6e0'),
      glow(paper, [1760, -60], 1100, stops('0 #ffffff 0.9, 0.3 #fffbe0 0.45, 1 #ffffff 0')),
      cumulus(paper, [1180, 590, 800, 210], ['#ffffff', '#f6faf0', '#cfe6e4'], '#86bcd0'),
      cumulus(paper, [2300, 420, 620, 150], ['#ffffff', '#f6faf0', '#d4e8e4'], '#86bcd0'),
      cumulus(paper, [1720, 250, 420, 70], ['#ffffff', '#fbfdf4', '#e0f0ec'], '#9fcadb'),
      isle,
      shape(water, vertical(paper, SEA, 1500, '#0f86b0', '#21b3c0', '#6fdccb', '#b9f0d6', '#e6f6d4')),
      stroke('M-60 786Q700 776 1300 790T2460 780', '#ffffff', 9, {
        opacity: 0.95,
        'stroke-dasharray': '220 26 90 34',
      }),
      lagoon('900 830 1300 812 1900 826 2460 816 2460 900 1900 880 1400 900 1000 880', '#0a6f9c', 0.5),
      lagoon('1300 960 1700 930 2100 950 2460 930 2460 1050 2000 1040 1500 1020', '#1a9cae', 0.4),
      shape('M-60 800Q300 770 640 800T980 860Q700 900 420 930T-60 1010z', '#fdf3d4'),
      lagoon('-60 990 300 950 640 900 980 858 1080 872 800 940 420 1010 -60 1090', '#d8f6dc', 0.9),
      shape(bush(random, -60, 620, 776, 84, 812), vertical(paper, 690, 810, '#5fa04c', '#1f5f40')),
      grove(
        random,
        [
          [470, 800, 250],
          [560, 806, 190],
          [650, 808, 230],
        ],
        ['#5f472c', '#1f5f40', '#4f9448'],
      ),
      palm(random, points('120 850 170 700 250 540 370 380'), 300, look),
      palm(random, points('280 860 290 740 270 600 220 480'), 230, look),
      palm(random, points('-20 860 -10 640 40 420 40 260'), 330, look),
      stroke(caustics(random, [500, 2440], [960, 1600], 90), '#ffffff', 5, { opacity: 0.42 }),
      placed(
        2010,
        960,
        0.8,
        shape(glint(0, 26, 560, 22), '#0f7f96', { opacity: 0.5 }),
        shape('M-250-60C-150-40 120-40 270-86L232-4C120 20-140 22-216 4z', '#fffaf0'),
        shape('M-250-60C-150-40 120-40 270-86L262-64C120-18-150-18-240-40z', '#f5b841'),
        stroke('M-140-54V-190M110-60V-196', '#3f5560', 9),
        shape('M-190-206C-60-226 60-226 170-208L176-190H-196z', '#0b7f8b'),
        stroke('M270-86Q330 10 380 60', '#6c7a74', 4),
      ),
      shape(
        smoothShape('760 1200 980 1168 1260 1160 1560 1176 1720 1210 1480 1250 1100 1254 860 1236'),
        '#2aa4a4',
        { opacity: 0.5 },
      ),
      group({ opacity: 0.5 }, reflected(paper, 1196, 300, water, placed(1220, 1180, 0.92, picnic))),
      placed(1220, 1180, 0.92, picnic),
      shape(
        [
          [800, 1222, 190],
          [950, 1222, 90],
          [1490, 1222, 160],
          [1650, 1224, 180],
          [1220, 1224, 80],
        ]
          .map(([x = 0, y = 0, w = 0]) => glint(x, y, w, 9))
          .join(''),
        '#ffffff',
        { opacity: 0.9 },
      ),
      ray(690, 1380, 0.9, 54),
      ray(1870, 1300, 0.62, -120),
      shape(ripples(random, 860, 1560, 90), '#ffffff', { opacity: 0.4 }),
      ...(
        [
          [1330, 1400],
          [1400, 1370],
          [1460, 1420],
          [1380, 1440],
        ] as Point[]
      ).map(([x, y]) =>
        shape(
          `M${String(x)} ${String(y)}q18-14 44 0q-26 14-44 0zM${String(x + 2)} ${String(y)}l-16-10v20z`,
          '#f5b841',
        ),
      ),
      shape(
        smoothShape('-60 1540 300 1500 760 1540 1200 1600 1500 1690 -60 1690'),
        vertical(paper, 1500, 1660, '#fffaf0', '#f4dfae'),
      ),
      shape(
        smoothShape(
          '-60 1524 300 1484 780 1524 1220 1586 1560 1680 1500 1690 1200 1604 760 1546 300 1506 -60 1546',
        ),
        '#ffffff',
        { opacity: 0.8 },
      ),
      placed(
        300,
        1570,
        1,
        shape('M-80 6C-90-60-40-96 6-94C60-92 92-50 80 6C60 40-60 40-80 6z', '#7a4f30'),
        shape('M6-94C60-92 92-50 80 6C70 26 40 34 10 34C50-10 40-70 6-94z', '#b0804c'),
        disc(-34, -40, 8, '#3a2418'),
        disc(-10, -52, 8, '#3a2418'),
      ),
      shape(
        plume(random, [-80, 1700], [420, 1440], 120, 120, 22) +
          plume(random, [2500, 1690], [1900, 1480], 120, 150, 26),
        '#1f5a3c',
      ),
      shape(plume(random, [2500, 1640], [2160, 1290], 80, 150, 22), '#2f7d4f'),
      shape(
        plume(random, [-100, -90], [760, 130], 90, 170, 30) +
          plume(random, [2500, -100], [1940, 150], 90, 150, 26),
        '#17503a',
      ),
      gull(1500, 330, 60, '#ffffff', -8),
      gull(1410, 380, 42, '#ffffff', 8),
    ];
  },
};
