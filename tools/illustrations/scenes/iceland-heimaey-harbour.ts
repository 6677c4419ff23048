import { gull } from '../kit/creatures';
import { clipped, glow, haze, sky, spray } from '../kit/effects';
import { ground, smooth, type Point } from '../kit/geometry';
import { froth, points, ribbon, stops } from '../kit/isles';
import { massif } from '../kit/lagoon';
import { vertical } from '../kit/paper';
import { tufts } from '../kit/plants';
import { crest, streaks } from '../kit/posters';
import { between, times } from '../kit/random';
import type { Scene } from '../kit/scene';
import { disc, group, placed, shape, short, stroke, type Markup } from '../kit/svg';
import { glitter, ripples } from '../kit/water';

/** A ferry that comes toward the left, its waterline at 0, about 800 long. */
const ferry = (): Markup =>
  group(
    {},
    shape('M-400-96L-330 0H380L400-110H-400z', '#22406a'),
    shape('M-400-96L-386-76H398L400-110H-400z', '#e85d3a'),
    shape('M-330 0L-318 22H370L380 0z', '#8a2c24'),
    shape('M-380-110L-360-190H388V-110z', '#fffaf0'),
    shape('M120-110V-190H388V-110z', '#c8ccd4'),
    shape('M-320-190L-296-270H330V-190z', '#fffaf0'),
    shape('M120-190V-270H330V-190z', '#c8ccd4'),
    shape('M-270-270L-250-330H-40V-270z', '#fffaf0'),
    shape('M-262-312L-256-330H-40V-312z', '#22384a'),
    shape('M-276-262h580v26h-580zM-340-176h700v22h-700z', '#2f4a64'),
    shape('M120-330H260L276-270H104z', '#e85d3a'),
    shape('M200-330H260L276-270H210z', '#98302a'),
    stroke('M-140-330V-420M-170-400h60M40-330V-380', '#5a6470', 8),
    stroke('M-384-110L-364-140H388', '#ffffff', 3, { opacity: 0.8 }),
  );

/** A puffin that stands and looks right; feet at 0, about 260 high. */
const puffin = (): Markup =>
  group(
    {},
    shape('M-30-10l-16 14h40l6-16zM24-12l-8 16h42l-10-18z', '#f0803c'),
    shape('M-62-40C-86-120-70-210-14-236C44-258 84-214 78-168C92-110 76-40 34-14C2-4-40-6-62-40z', '#1d2230'),
    shape('M20-158C66-150 72-80 40-26C14-8-6-12-14-26C-26-70-18-140 20-158z', '#f8f4ea'),
    shape('M-62-40C-78-100-74-160-46-190C-30-130-34-70-66-10C-78-8-74-26-62-40z', '#343c50'),
    shape('M14-228C56-240 84-206 74-176C60-158 28-156 14-176C2-194 0-218 14-228z', '#f4f0e4'),
    shape('M68-214C100-216 122-190 124-168C104-160 84-160 70-166C82-182 80-200 68-214z', '#f0703c'),
    shape('M68-214C78-212 84-206 86-198L84-164L70-166C82-182 80-200 68-214z', '#4a5470'),
    shape('M94-206q14 18 8 44l10-2q4-22-8-36z', '#f8d46c'),
    disc(46, -202, 8, '#1d2230'),
    stroke('M34-214q14-8 26 2', '#d9402c', 5),
  );

export const scene: Scene = {
  key: 'iceland-heimaey-harbour',
  draw: (paper) => {
    const { random } = paper;
    const SEA = 930;
    const cone = crest(
      random,
      '1080 900 1180 800 1290 680 1390 560 1460 500 1520 492 1570 520 1640 500 1700 520 1790 630 1900 760 2010 860 2080 910',
      0.12,
    );
    const body = ground(cone, 960);
    const shelf: Point[] = points('-60 1230 140 1200 360 1210 560 1260 720 1340 820 1440 860 1560 840 1700');
    const houses = times(30, (i): Markup => {
      const x = 900 + i * 36 + between(random, -8, 8);
      const y = 900 + between(random, -44, 14);
      const w = between(random, 24, 36);
      const roof = ['#d9442c', '#2f7f9c', '#3a8a5c', '#e8b43c', '#5a5a6a'][i % 5] ?? '#d9442c';
      return group(
        {},
        shape(`M${short(x)} ${short(y)}h${short(w)}v26h${short(-w)}z`, '#fff8ec'),
        shape(`M${short(x + w * 0.55)} ${short(y)}h${short(w * 0.45)}v26h${short(-w * 0.45)}z`, '#c8c4c4'),
        shape(`M${short(x - 4)} ${short(y)}l${short(w / 2 + 4)}-18l${short(w / 2 + 4)} 18z`, roof),
      );
    });
    return [
      sky(paper, SEA, '#3c7ab0', '#84b8d0', '#cfe4e0', '#fff0cc'),
      glow(paper, [700, 240], 1200, stops('0 #fffbe4 0.9, 0.3 #fff0c8 0.35, 1 #fff0c8 0')),
      disc(700, 230, 66, '#fffce8'),
      streaks(random, '1700 150 1000 50 2100 260 700 34 1200 90 700 26 260 330 600 26', '#ffffff', 0.8),
      clipped(
        paper,
        body,
        shape(body, vertical(paper, 490, 960, '#c8583c', '#b0604a', '#8a6a54', '#6f7a54')),
        shape('M1520 486L1570 524L1640 498L2120 900V980H1560C1610 840 1560 700 1600 600z', '#4a2c3c', {
          opacity: 0.5,
        }),
        shape(
          times(9, (i) =>
            ribbon(
              points(
                `${short(1480 - i * 10)} ${short(540 + i * 8)} ${short(1400 - i * 34)} ${short(700 + i * 10)} ${short(1330 - i * 40)} ${short(860 + i * 6)}`,
              ),
              [4, 12, 5],
            ),
          ).join(''),
          '#f0a878',
          { opacity: 0.5 },
        ),
        shape(
          'M1440 520Q1520 560 1590 520Q1640 540 1710 530L1640 500L1570 520L1520 490L1460 498z',
          '#5a2c30',
        ),
      ),
      massif(paper, {
        edges:
          '-80 300 -80 960|80 240 60 960|190 300 200 960|300 230 300 960|420 280 420 960|520 330 540 960|600 460 640 960|660 600 740 960|720 760 820 960|800 900 900 960'.split(
            '|',
          ),
        lit: ['#8aa84c', '#a89060', '#8a7458', '#6a5a50'],
        shade: ['#44603c', '#4a4a44', '#3a3a3e', '#2c2e38'],
        firstLit: false,
        runnels: 5,
      }),
      shape(
        froth(
          random,
          points('-90 220 80 214 200 270 300 206 430 262 520 310 470 350 330 300 210 340 60 300 -90 340'),
          40,
        ),
        '#7aa444',
      ),
      massif(paper, {
        edges:
          '1940 900 1900 960|2010 700 1980 960|2080 520 2070 960|2150 420 2160 960|2260 460 2250 960|2350 370 2360 960|2480 400 2480 960'.split(
            '|',
          ),
        lit: ['#9ab850', '#a88c64', '#84705a'],
        shade: ['#4a6a40', '#54504c', '#3a3c44'],
        firstLit: true,
        runnels: 4,
      }),
      shape(
        froth(
          random,
          points('2040 560 2080 500 2150 400 2260 436 2350 350 2490 376 2490 450 2350 440 2250 500 2150 476'),
          36,
        ),
        '#7aa444',
      ),
      shape(ground(crest(random, '840 930 1000 916 1300 906 1700 912 2000 926', 0.08), 970), '#5f7a4c'),
      ...houses,
      haze(paper, 760, SEA, '#fff0d0', 0.3),
      shape(
        `M-60 ${String(SEA)}H2460V1660H-60z`,
        vertical(paper, SEA, 1620, '#9cc8cc', '#4a94ac', '#2a6a8c', '#1c4a6c', '#163854'),
      ),
      shape(ripples(random, SEA + 10, 1620, 120), '#e4f4f4', { opacity: 0.4 }),
      shape(
        glitter(random, { x: 1000, top: SEA + 6, bottom: 1500, spread: [200, 420], count: 90 }),
        '#fff8dc',
        { opacity: 0.7 },
      ),
      shape('M900 1190q560-50 1060 0q-460 70-1060 0z', '#123450', { opacity: 0.5 }),
      placed(1440, 1176, 1.08, ferry()),
      shape(
        froth(
          random,
          points('960 1200 1020 1168 1110 1180 1400 1196 1900 1190 2040 1206 1700 1228 1200 1228'),
          30,
        ),
        '#ffffff',
        { opacity: 0.95 },
      ),
      shape(
        [
          [1990, 1216, 520],
          [2140, 1250, 420],
          [860, 1240, 260],
        ]
          .map(
            ([x = 0, y = 0, w = 0]) =>
              `M${short(x - w / 2)} ${short(y)}q${short(w / 2)}-18 ${short(w)} 0q${short(-w / 2)} 18 ${short(-w)} 0z`,
          )
          .join(''),
        '#ffffff',
        { opacity: 0.6 },
      ),
      shape(`${smooth(shelf)}L-80 1700z`, vertical(paper, 1200, 1660, '#8ab04c', '#4f7a3c', '#2c4c30')),
      spray(paper, `${smooth(shelf)}L-80 1700z`, '#1c3424', [840, 1600], [300, 1300], 0.7),
      shape(
        tufts(
          random,
          shelf.slice(0, 6).map(([x, y]): Point => [x, y + 14]),
          60,
          12,
          0.3,
        ),
        '#a8c85c',
      ),
      placed(330, 1230, 1.25, puffin()),
      placed(600, 1300, [-0.95, 0.95], puffin()),
      ...times(30, () => {
        const [x, y] = [between(random, 0, 640), between(random, 1320, 1620)];
        return disc(x, y, between(random, 5, 11), '#fff8f0', { opacity: 0.85 });
      }),
      gull(1000, 420, 90, '#ffffff', -8),
      gull(1180, 330, 66, '#ffffff', 10),
      gull(1840, 420, 74, '#ffffff', 6),
      gull(880, 620, 56, '#ffffff', 4),
    ];
  },
};
