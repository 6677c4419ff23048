import { glow, haze, sky } from '../kit/effects';
import { ground, line, smooth, type Point } from '../kit/geometry';
import { froth, palm, points, stops } from '../kit/isles';
import { gradient, vertical } from '../kit/paper';
import { crest, starfield, streaks } from '../kit/posters';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, short, stroke, type Markup } from '../kit/svg';

const dome = (x: number, y: number, r: number): Markup =>
  group(
    {},
    shape(
      `M${short(x - r)} ${short(y)}A${short(r)} ${short(r)} 0 0 1 ${short(x + r)} ${short(y)}z`,
      '#3f6a5c',
    ),
    shape(
      `M${short(x - r)} ${short(y)}A${short(r)} ${short(r)} 0 0 1 ${short(x - r * 0.1)} ${short(y - r)}Q${short(x - r * 0.5)} ${short(y - r * 0.6)} ${short(x - r * 0.46)} ${short(y)}z`,
      '#8fc0a0',
    ),
    shape(
      `M${short(x + r * 0.1)} ${short(y)}Q${short(x + r * 0.16)} ${short(y - r * 0.7)} ${short(x)} ${short(y - r)}A${short(r)} ${short(r)} 0 0 1 ${short(x + r)} ${short(y)}z`,
      '#22443f',
    ),
    stroke(
      times(
        5,
        (i) =>
          `M${short(x - r + (2 * r * (i + 1)) / 6)} ${short(y)}Q${short(x + ((i - 2) * r) / 6)} ${short(y - r * 0.8)} ${short(x)} ${short(y - r)}`,
      ).join(''),
      '#1c3a36',
      3,
      { opacity: 0.5 },
    ),
    shape(
      `M${short(x - r * 1.12)} ${short(y)}h${short(r * 2.24)}v${short(r * 0.14)}h${short(-r * 2.24)}z`,
      '#fff6e4',
    ),
  );

/** The white observatory on its terrace, foot at 0, about 1,000 long; evening light from the left. */
const observatory = (): Markup =>
  group(
    {},
    shape('M-520 0V-70H520V0z', '#e8d4c0'),
    shape('M80 0V-70H520V0z', '#a8889c'),
    shape('M-520-70H520V-84H-520z', '#fff6e4'),
    ...times(13, (i) =>
      shape(`M${short(-490 + i * 80)} 0V-40q18-24 36 0V0z`, i % 3 === 1 ? '#ffd27a' : '#6a4a64'),
    ),
    shape('M-420-84V-170H420V-84z', '#fff0dc'),
    shape('M120-84V-170H420V-84z', '#b89aa8'),
    ...times(10, (i) => shape(`M${short(-392 + i * 82)}-96v-54h26v54z`, i % 2 === 0 ? '#ffd98a' : '#5c4460')),
    shape('M-440-170H440V-182H-440z', '#fff6e4'),
    shape('M-150-182V-270H150V-182z', '#fff0dc'),
    shape('M40-182V-270H150V-182z', '#b89aa8'),
    ...times(5, (i) => shape(`M${short(-120 + i * 52)}-194v-58h24v58z`, i === 2 ? '#ffe2a0' : '#5c4460')),
    dome(0, -282, 136),
    shape('M-440-182V-214H-280V-182zM280-182V-214H440V-182z', '#f0dcc8'),
    dome(-360, -222, 74),
    dome(360, -222, 74),
  );

export const scene: Scene = {
  key: 'usa-griffith-grid',
  draw: (paper) => {
    const { random } = paper;
    const HORIZON = 700;
    const VX = 1000;
    /** Streets as lines of lights that meet far off, and cross streets nearer together with distance. */
    const avenues = times(34, (i): string => {
      const foot = VX + (i - 16.5) * 300;
      return `M${short(VX + (i - 16.5) * 12)} ${String(HORIZON + 6)}L${short(foot)} 1660`;
    }).join('');
    const lamps = times(700, (): Markup => {
      const k = Math.floor(random() * 34);
      const t = random() ** 1.9;
      const y = HORIZON + 8 + t * 760;
      const x = VX + (k - 16.5) * (12 + 288 * ((y - HORIZON) / 960));
      if (x < -20 || x > 2420) return '';
      return disc(x, y, 1.6 + t * 5, ['#ffe6a8', '#ffd07a', '#fff4d8', '#ff9a6c'][k % 4] ?? '#ffe6a8', {
        opacity: 0.9,
      });
    });
    const cross = times(16, (i) => {
      const y = HORIZON + 10 + 720 * ((i + 1) / 16) ** 2;
      return `M-60 ${short(y)}H2460`;
    }).join('');
    const towers = times(17, (i): string => {
      const x = 1090 + i * 22 + between(random, -6, 6);
      const h = (60 + 130 * Math.exp(-(((i - 8) / 4.4) ** 2))) * between(random, 0.6, 1.1);
      return `M${short(x)} ${String(HORIZON + 24)}V${short(HORIZON + 14 - h)}h${short(between(random, 12, 20))}V${String(HORIZON + 24)}z`;
    }).join('');
    const slope: Point[] = crest(
      random,
      '2480 880 2300 900 2060 960 1840 1010 1640 1030 1300 1040 980 1070 760 1150 560 1290 380 1450 240 1700',
      0.1,
    );
    return [
      sky(paper, HORIZON, '#28285c', '#6a4480', '#c85c7c', '#ff9468', '#ffce88'),
      starfield(random, 40, 260, '#fff0dc'),
      glow(paper, [220, 690], 1300, stops('0 #fff4c8 1, 0.14 #ffd890 0.75, 0.5 #ff8c60 0.25, 1 #ff8c60 0')),
      disc(230, 640, 84, '#fff4d0'),
      streaks(random, '900 360 1100 36 1700 470 1000 30 500 240 800 26 2100 270 700 24', '#ff9a84', 0.6),
      shape(
        ground(
          crest(random, '-60 700 160 690 400 660 620 676 900 690 1300 694 1800 680 2100 660 2460 690', 0.12),
          730,
        ),
        '#8a4a74',
        { opacity: 0.8 },
      ),
      shape(
        `M-60 ${String(HORIZON)}H2460V1660H-60z`,
        vertical(paper, HORIZON, 1600, '#d0706c', '#7a3c68', '#43244e', '#2a1838'),
      ),
      stroke(avenues, '#ffb878', 3, { opacity: 0.28 }),
      stroke(cross, '#ffb878', 2, { opacity: 0.2 }),
      ...lamps,
      haze(paper, HORIZON + 170, HORIZON, '#ffb484', 0.6),
      shape(towers, vertical(paper, HORIZON - 160, HORIZON + 24, '#4a2c5c', '#9a5074')),
      shape(
        times(
          80,
          () =>
            `M${short(between(random, 1096, 1470))} ${short(between(random, HORIZON - 80, HORIZON + 10))}h4v5h-4z`,
        ).join(''),
        '#ffe2a0',
      ),
      shape(
        line([...slope, [2480, 1700]], true),
        gradient(paper, [500, 1300], [2300, 1300], stops('0 #6a5a3c, 0.5 #3c3a38, 1 #241e30')),
      ),
      placed(1760, 1036, 1.12, observatory()),
      shape('M1180 1032H2340V1056H1180z', '#8a6a74'),
      shape(
        froth(
          random,
          points('1090 1120 1180 1064 1500 1056 1900 1060 2300 1050 2500 1040 2500 1300 1090 1300'),
          64,
        ),
        '#34503e',
      ),
      shape(
        froth(
          random,
          points('760 1300 860 1190 1040 1140 1400 1130 1900 1140 2500 1120 2500 1500 760 1500'),
          84,
        ),
        '#283f36',
      ),
      shape(
        froth(
          random,
          points('500 1500 620 1370 800 1290 1200 1260 1800 1270 2500 1250 2500 1700 500 1700'),
          100,
        ),
        '#1d2f2e',
      ),
      shape(
        froth(random, points('260 1760 380 1560 560 1470 900 1420 1500 1410 2500 1400 2500 1760'), 120),
        '#131f25',
      ),
      palm(random, points('180 1700 200 1400 230 1100 270 860 300 700'), 210, {
        bark: '#2a1c30',
        barkLit: '#a85c4c',
        leaf: '#1c2c30',
        leafLit: '#6a7a4c',
      }),
      palm(random, points('420 1700 430 1500 450 1300 480 1120'), 170, {
        bark: '#2a1c30',
        barkLit: '#a85c4c',
        leaf: '#1c2c30',
        leafLit: '#6a7a4c',
      }),
      palm(random, points('40 1700 50 1480 70 1260 90 1080'), 180, {
        bark: '#241828',
        barkLit: '#8a4c44',
        leaf: '#16242a',
        leafLit: '#4c6040',
      }),
      shape(smooth(points('-80 1560 200 1580 420 1640 500 1720 -80 1720'), true), '#121c22'),
    ];
  },
};
