import { clipped, spray } from './effects';
import { stops } from './isles';
import { hawaii } from './palette';
import { gradient, type Paper } from './paper';
import { times } from './random';
import { disc, group, shape, stroke, type Markup } from './svg';

const BODY =
  'M-250 60C-300-160-372-420-344-610C-330-730-262-850-150-900C-128-908-100-900-84-880C-20-850 92-740 150-580C206-420 232-180 226 60z';

const THROAT =
  'M-104-896C-96-894-90-888-84-880C-20-850 92-740 150-580C206-420 232-180 226 60H150C150-60 130-190 70-320C30-410-40-500-128-566C-176-600-196-640-192-690C-186-770-150-850-104-896z';

const NEAR_FIN =
  'M-70-470C-20-530 60-566 140-590C170-606 190-600 214-618C240-640 268-640 290-664C320-684 344-690 366-716C400-742 440-758 456-738C464-722 440-690 410-660C340-570 250-480 130-410C70-376-10-380-50-410C-72-430-80-452-70-470z';

const FAR_FIN =
  'M-330-440C-390-460-430-500-480-520C-510-540-540-548-566-580C-600-604-640-630-652-606C-656-580-620-546-590-520C-520-450-430-370-330-330z';

/** A humpback leaping out of the sea, throat turned to the light on the right; the waterline is 0. */
export const whale = (paper: Paper): Markup => {
  const pleats = times(12, (i): string => {
    const k = i / 11;
    return `M${(-178 + k * 96).toFixed(0)} ${(-640 - k * 220).toFixed(0)}C${(-120 + k * 150).toFixed(0)} ${(-540 - k * 160).toFixed(0)} ${(30 + k * 150).toFixed(0)} ${(-380 - k * 40).toFixed(0)} ${(140 + k * 84).toFixed(0)} ${(-40 + k * 30).toFixed(0)}`;
  }).join('');
  const knobs = [
    '-206 -838 15',
    '-166 -868 13',
    '-252 -784 15',
    '-212 -776 12',
    '-286 -720 14',
    '-240 -706 12',
    '-170 -806 12',
  ].map((text) => {
    const [x = 0, y = 0, r = 0] = text.split(' ').map(Number);
    return disc(x, y, r, '#51607c') + disc(x + 4, y - 3, r * 0.55, '#e0a58c');
  });
  const scars = 'M-300-420l40 120M-270-430l26 70M-312-250l30 150M-236-560l60 40';
  return group(
    {},
    clipped(
      paper,
      FAR_FIN,
      shape(FAR_FIN, '#26304c'),
      spray(paper, FAR_FIN, '#8a86a6', [-330, -470], [-560, -470], 0.6),
    ),
    clipped(
      paper,
      BODY,
      shape(BODY, gradient(paper, [-360, -300], [140, -380], stops('0 #3f4a6c, 0.3 #252d4a, 1 #171c33'))),
      stroke(scars, '#8f93b4', 5, { opacity: 0.5 }),
      spray(paper, BODY, '#7480a6', [-400, -500], [-230, -470], 0.7),
      clipped(
        paper,
        THROAT,
        shape(
          THROAT,
          gradient(
            paper,
            [-180, -420],
            [200, -520],
            stops('0 #8d8fae, 0.35 #cdbfc2, 0.75 #fbe7cf, 1 #fff6e2'),
          ),
        ),
        stroke(pleats, '#4a4f74', 9, { opacity: 0.75 }),
        stroke(pleats, '#fffdf0', 5, { opacity: 0.7, transform: 'translate(8 -4)' }),
        spray(paper, THROAT, '#33406a', [60, 60], [20, -330], 0.9),
        spray(paper, THROAT, '#33406a', [-190, -560], [-60, -600], 0.7),
      ),
      stroke('M-104-896C-150-850-186-770-192-690C-196-640-176-600-128-566', '#0f1428', 9),
      stroke('M-150-900C-262-850-330-730-344-610C-372-420-300-160-250 60', '#9aa4c8', 8, { opacity: 0.5 }),
    ),
    ...knobs,
    shape('M-232-572C-224-586-204-586-196-574C-206-566-224-564-232-572z', '#070b18'),
    disc(-209, -578, 4, '#ffe6c0'),
    stroke('M-238-562C-224-554-204-556-192-564', '#6d7899', 4),
    shape('M-40-400C40-330 120-350 200-400C190-320 130-260 60-250C0-300-30-350-40-400z', '#1c2442', {
      opacity: 0.45,
    }),
    clipped(
      paper,
      NEAR_FIN,
      shape(
        NEAR_FIN,
        gradient(paper, [-60, -430], [260, -560], stops('0 #1c233f, 0.28 #4a5070, 0.5 #e9d2c6, 1 #fff3de')),
      ),
      spray(paper, NEAR_FIN, '#5a5f86', [260, -440], [190, -600], 0.8),
      stroke('M120-420C240-500 340-590 420-680', '#8f8aa6', 6, { opacity: 0.5 }),
    ),
  );
};

export const kayak = (): Markup =>
  group(
    {},
    shape('M-190-16C-120-2 120-2 190-20C150 14 100 20 0 20S-150 16-190-16z', '#f5b841'),
    shape('M-190-16C-120-2 0 0 60-4C40 14 20 20 0 20C-100 20-150 16-190-16z', '#b4702c'),
    shape('M-90-10L-84-74C-70-90-44-90-34-74L-26-10z', hawaii.hibiscus),
    shape('M40-10L46-70C58-86 84-86 94-70L102-10z', hawaii.reef),
    disc(-56, -104, 18, '#2b1d26'),
    disc(72, -98, 18, '#2b1d26'),
    shape('M-84-110h54l-6-16h-38z', '#ffe2b0'),
    stroke('M-118-64L14-24M12-96L146-20', '#3a2632', 7),
    stroke('M-132-70l22 10M132-28l22 12', '#f4efe2', 15),
  );
