import { clipped, spray } from './effects';
import { froth, points, stops } from './isles';
import { gradient, type Paper } from './paper';
import { between, times } from './random';
import { disc, group, shape, short, stroke, type Markup } from './svg';

/** A bison turned to the right, hooves at 0, 600 high at the hump; low light from the left, frost along the back. */
export const bison = (paper: Paper): Markup => {
  const { random } = paper;
  const hind =
    'M-336-170C-384-260-356-356-284-386C-200-414-120-416-30-480L80-200C0-150-120-140-196-158C-214-126-222-104-218-80L-210-22L-200 0H-262L-268-30L-284-98C-304-120-326-144-336-170z';
  const cape = froth(
    random,
    points(
      '-70 -440 0 -530 90 -604 180 -580 250 -500 290 -420 280 -300 240 -180 170 -110 70 -120 -20 -160 -64 -290',
    ),
    54,
  );
  const head =
    'M214-470C276-500 340-456 370-392C398-330 418-262 410-222C404-184 368-166 340-178C326-172 310-160 296-150C276-200 220-230 204-292C186-360 184-440 214-470z';
  const hair = (text: string, tone: string): Markup =>
    shape(
      points(text)
        .map(
          ([x, y]) =>
            `M${short(x - 12)} ${short(y)}q${short(between(random, -16, 0))} ${short(40)} ${short(between(random, 2, 18))} ${short(between(random, 60, 96))}q${short(12)}-${short(40)} ${short(14)}-${short(80)}z`,
        )
        .join(''),
      tone,
    );
  return group(
    {},
    shape('M-204-170L-176-92L-182-22L-170 0H-224L-228-26L-224-92L-262-166z', '#2f1d26'),
    shape('M150-170L168-80L156-18L168 0H108L114-22L106-84L80-170z', '#20141c'),
    stroke('M-338-330C-386-300-384-236-374-186', '#6a4030', 15),
    shape('M-386-200C-396-160-388-120-372-104C-356-124-354-166-364-200z', '#2f1d26'),
    clipped(
      paper,
      hind,
      shape(hind, gradient(paper, [-360, -300], [80, -260], stops('0 #d9925c, 0.35 #96583c, 1 #55302c'))),
      spray(paper, hind, '#2b1826', [-100, -110], [-140, -300], 0.8),
      spray(paper, hind, '#ffd0a0', [-360, -340], [-220, -280], 0.7),
    ),
    shape(froth(random, points('20 -190 150 -190 156 -110 140 -60 60 -56 40 -110'), 36), '#33202a'),
    shape('M66-80L84-20L76 0H140L130-22L134-80z', '#2a1a22'),
    shape('M66-80L84-20L76 0H96L100-22L88-80z', '#6a4438'),
    clipped(
      paper,
      cape,
      shape(
        cape,
        gradient(paper, [-70, -400], [280, -340], stops('0 #c98a50, 0.4 #8a5436, 0.75 #4a2c28, 1 #33202a')),
      ),
      spray(paper, cape, '#ffd9a4', [-60, -500], [70, -440], 0.75),
      spray(paper, cape, '#1c1220', [150, -100], [120, -320], 0.8),
    ),
    hair('-30 -380 10 -440 40 -340 70 -460 100 -380 60 -260 110 -280 0 -280 150 -420', '#6a4030'),
    hair('20 -400 60 -400 90 -330 30 -300 130 -340 80 -510', '#b4784a'),
    shape(
      froth(random, points('236 -200 300 -190 330 -160 322 -90 296 -50 268 -90 240 -130'), 32),
      '#20141c',
    ),
    clipped(
      paper,
      head,
      shape(head, gradient(paper, [200, -400], [410, -250], stops('0 #7a4a34, 0.5 #4a2c2a, 1 #2f1d26'))),
      spray(paper, head, '#ffc48c', [230, -460], [300, -360], 0.45),
    ),
    shape('M340-178C326-180 350-236 372-244C396-250 414-240 410-218C404-184 368-166 340-178z', '#1a1018'),
    shape('M386-214C392-222 402-222 404-214C400-206 390-206 386-214z', '#5a3a40'),
    stroke('M352-186Q372-184 392-192', '#5a3a40', 5),
    shape(
      froth(random, points('200 -450 230 -510 300 -520 350 -460 356 -400 300 -390 240 -400'), 34),
      '#2a1a22',
    ),
    shape('M246-424C210-448 204-500 236-536C240-506 252-486 284-470C300-454 276-420 246-424z', '#e9dcc4'),
    shape('M270-430C290-440 296-456 284-470C270-478 258-486 250-498C252-470 262-446 252-424z', '#8a7a70'),
    disc(322, -346, 9, '#0f0a10'),
    disc(319, -349, 3, '#ffe9c4'),
    stroke('M-300-378C-210-412-120-412-34-476C10-530 60-590 100-598', '#fff3e6', 11, {
      opacity: 0.85,
      'stroke-dasharray': '26 12 8 14',
    }),
    ...times(26, (i) =>
      disc(
        -310 + i * 17 + between(random, -6, 6),
        -372 - Math.max(0, i - 12) ** 1.6 * 3.2 + between(random, 2, 30),
        between(random, 2, 4.5),
        '#fff6ec',
        { opacity: 0.8 },
      ),
    ),
  );
};

/** The old barn of Mormon Row, front to the left; foot at 0, 300 wide. */
export const barn = (): Markup =>
  group(
    {},
    shape('M-40 0V-110L-10-214L40-250L90-214L120-110V0z', '#8a5440'),
    shape('M-40 0V-110L-10-214L40-250V0z', '#e0a070'),
    stroke('M-20-4V-150M0-4V-200M20-4V-226M60-4V-224M80-4V-210M100-4V-150', '#5a3434', 4, { opacity: 0.6 }),
    shape('M16-4V-84H64V-4zM28-150h24v34H28z', '#3a2430'),
    shape('M120 0V-84L200-64V0zM-40 0V-84L-120-64V0z', '#7a4a3c'),
    shape('M-40 0V-84L-120-64V0z', '#c98a60'),
    shape('M-52-104L-20-218L40-262L100-218L132-104L120-100L92-206L40-244L-12-206L-40-100z', '#4a3440'),
    shape('M-52-104L-20-218L40-262V-244L-12-206L-40-100z', '#fff3ea'),
    shape('M120-92L210-66V-54L120-78zM-40-92L-130-66V-54L-40-78z', '#f4ecf0'),
  );
