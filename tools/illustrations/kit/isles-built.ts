import { clipped, spray } from './effects';
import { stops } from './isles';
import { hawaii } from './palette';
import { gradient, vertical, type Paper } from './paper';
import { times, type Random } from './random';
import { disc, group, shape, stroke, tag, type Markup } from './svg';

/** A round white tower with its gallery and lantern, foot at 0, 640 high; the sun on the left. */
export const lighthouse = (paper: Paper): Markup => {
  const towerBody = 'M-104 0L-74-400H74L104 0C60 16-60 16-104 0z';
  const lantern = 'M-50-446H50V-540H-50z';
  return group(
    {},
    shape('M100-6C300 10 460 40 560 84C400 70 200 50 60 12z', '#12382a', { opacity: 0.5 }),
    clipped(
      paper,
      towerBody,
      shape(
        towerBody,
        gradient(paper, [-104, 0], [104, 0], stops('0 #fff8e6, 0.3 #ffffff, 0.56 #d6e2e6, 1 #7f9fb2')),
      ),
      shape('M-120-34H120V20H-120z', '#b9c6c6', { opacity: 0.6 }),
      spray(paper, towerBody, '#527a94', [110, -40], [0, -160], 0.7),
    ),
    shape('M-16 8V-74C-16-100 26-100 26-74V9z', '#8a2f36'),
    shape('M-4-74C-2-94 24-94 26-74V9H14V-70z', '#5c2030'),
    shape('M-26-196C-26-222 6-222 6-196V-160H-26zM-20-318C-20-338 4-338 4-318V-288H-20z', '#2f5a72'),
    shape('M-26-196C-26-222 6-222 6-196L-2-200C-4-210-16-210-18-196V-160H-26z', '#ffffff'),
    shape('M-74-400C-84-418-104-424-112-430H112C104-424 84-418 74-400z', '#c3d0d4'),
    shape('M20-400H74C84-418 104-424 112-430H34z', '#7f9aa8'),
    shape('M-118-446H118V-428H-118z', '#f4f6ee'),
    shape('M40-446H118V-428H40z', '#93abb6'),
    stroke(
      'M-112-448V-492M-76-448V-492M-40-448V-492M40-448V-492M76-448V-492M112-448V-492M-114-492H114M-114-470H114',
      '#24404f',
      6,
    ),
    shape(lantern, vertical(paper, -540, -446, '#d8f2f0', '#8fc4cf')),
    shape('M-24-500C-24-530 24-530 24-500C24-466-24-466-24-500z', '#fff1b0'),
    shape('M-12-506C-12-524 12-524 12-506C12-486-12-486-12-506z', '#ffffff'),
    stroke('M-50-446V-540M-17-446V-540M17-446V-540M50-446V-540M-50-494H50', '#24404f', 6),
    shape('M-66-538H66L60-552C50-592 24-612 8-616H-8C-24-612-50-592-60-552z', hawaii.hibiscus),
    shape('M16-538H66L60-552C50-592 24-612 8-616C20-596 22-570 16-538z', '#841f3c'),
    disc(0, -626, 14, hawaii.hibiscus),
    stroke('M0-640V-690', '#24404f', 6),
  );
};

/** An outrigger canoe drawn up on the sand, 880 long; the float nearer the viewer. */
export const canoe = (paper: Paper): Markup => {
  const hull =
    'M-446-104C-420-40-330 4-200 16C-60 28 130 26 256 6C352-12 420-60 452-132C420-126 396-108 366-96C220-58-130-50-310-80C-360-88-400-108-446-104z';
  const float =
    'M-300 104C-286 84-250 84-224 92C-80 108 90 106 214 84C240 78 258 86 250 98C190 132-200 146-284 120C-298 116-306 112-300 104z';
  return group(
    {},
    shape('M-430 30C-200 6 200 0 470-20C420 40 260 60 40 62C-140 62-330 60-430 30z', '#8a6a48', {
      opacity: 0.5,
    }),
    shape('M-310 124C-100 150 120 140 280 104C250 150 60 170-120 166C-220 162-290 150-310 124z', '#8a6a48', {
      opacity: 0.45,
    }),
    clipped(
      paper,
      hull,
      shape(
        hull,
        gradient(
          paper,
          [0, -100],
          [0, 26],
          [
            [0, '#f0506a'],
            [0.45, hawaii.hibiscus],
            [1, '#7a1a36'],
          ],
        ),
      ),
      shape(
        'M-460-112C-330-70-130-46 20-46C180-46 340-70 460-136L460-108C340-46 180-22 20-22C-140-22-330-44-460-86z',
        '#fff3d6',
      ),
      shape('M-460-112C-400-70-370-40-340 10L-460 20zM460-140C420-90 390-50 350 0L470 20z', '#f5b841'),
      spray(paper, hull, '#4d1028', [-60, 30], [20, -50], 0.8),
    ),
    shape('M-372-92C-200-62 180-56 392-106C330-96 150-80 0-80C-140-80-280-88-372-92z', '#5d2a22'),
    ...[-230, -110, 20, 150, 264].map((x) =>
      shape(`M${String(x)}-${String(80 - Math.abs(x) * 0.02)}l44 1l6 12l-44-1z`, '#d9a866'),
    ),
    ...[-170, 130].flatMap((x) => [
      stroke(
        `M${String(x - 20)}-84C${String(x)}-180 ${String(x + 26)}-120 ${String(x + 26)}-20C${String(x + 26)} 40 ${String(x + 16)} 70 ${String(x + 8)} 98`,
        '#7a4a26',
        20,
      ),
      stroke(
        `M${String(x - 18)}-88C${String(x + 4)}-180 ${String(x + 30)}-120 ${String(x + 30)}-20C${String(x + 30)} 40 ${String(x + 20)} 70 ${String(x + 12)} 94`,
        '#d9a25c',
        8,
      ),
    ]),
    clipped(
      paper,
      float,
      shape(float, gradient(paper, [0, 84], [0, 136], stops('0 #ffe9b4, 0.5 #f0b95a, 1 #a4622c'))),
    ),
    stroke('M-190 90L-150 106M-186 106L-152 90M112 86L154 100M114 102L152 86', '#fff7e2', 7),
    stroke('M-60-96L210-168', '#b47a3c', 11),
    shape('M200-176C236-196 280-198 300-186C286-168 244-156 208-158z', '#8f5a2c'),
  );
};

export const house = (): Markup =>
  group(
    {},
    shape('M-112-6H-104V20H-112zM-50-6H-42V20H-50zM44-6H52V20H44zM104-6H112V20H104z', '#2a2a24'),
    shape('M-110-76H110V-4H-110z', '#efe2c4'),
    shape('M20-76H110V-4H20z', '#b9a987'),
    shape('M-150-66L-90-140H90L150-66L120-70H-120z', '#b6402f'),
    shape('M40-140H90L150-66L120-70H74z', '#7c2a2a'),
    shape('M-92-60h44v34h-44zM-8-60h34v56h-34zM54-60h40v34h-40z', '#3a3428'),
    shape('M-88-56h36v26h-36z', '#ffd678'),
    shape('M-4-56h26v52h-26z', '#ffc860'),
    stroke('M-130-2H130M-126-30H-40M-126-30V0M-84-30V0M-40-30V0', '#6b5b42', 5),
  );

export type Tower = {
  readonly x: number;
  readonly top: number;
  readonly wide: number;
  readonly foot: number;
};

/** A hotel: balconies in rows, about half of the rooms lit, the side toward the sunset warm. */
export const tower = (random: Random, { x, top, wide, foot }: Tower, face: string, side: string): Markup => {
  const [cols, rows] = [Math.round(wide / 26), Math.floor((foot - top - 30) / 24)];
  const step = (wide * 0.8) / cols;
  const windows = times(cols * rows, (i): string => {
    if (random() < 0.48) return '';
    return `M${(x + 7 + (i % cols) * step).toFixed(0)} ${String(top + 16 + Math.floor(i / cols) * 24)}h${(step * 0.58).toFixed(0)}v11h-${(step * 0.58).toFixed(0)}z`;
  }).join('');
  const floors = times(
    rows,
    (k) => `M${String(x)} ${String(top + 31 + k * 24)}h${String(wide)}v3h-${String(wide)}z`,
  ).join('');
  return group(
    {},
    tag('rect', { x, y: top, width: wide, height: foot - top, fill: face }),
    tag('rect', { x: x + wide * 0.82, y: top, width: wide * 0.18, height: foot - top, fill: side }),
    shape(floors, '#1d1c3c', { opacity: 0.35 }),
    shape(windows, '#ffd98a'),
    tag('rect', { x: x + wide * 0.2, y: top - 16, width: wide * 0.4, height: 17, fill: face }),
  );
};
