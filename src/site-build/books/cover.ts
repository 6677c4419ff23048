import { SHARE_COLOURS } from '../../config/colours';
import type { CountryReference } from '../../config/taxonomy';
import { breakLines, textOutlines, textWidth } from '../pictures/share-pictures/letters';

/** Pixels, in the proportions in which e-book readers show covers. */
const SIZE = { width: 1200, height: 1800 };
const MARGIN = 96;
const NAME_SIZE = 46;
const SUBTITLE_SIZE = 58;

type Cover = {
  readonly title: string;
  readonly subtitle: string;
  readonly siteName: string;
  readonly country: CountryReference | null;
};

/** The title of a book in outlines, to be drawn over a picture; the maker knows neither fonts nor colours of the site. */
export function bookCover({ title, subtitle, siteName, country }: Cover) {
  const { accent, deep } = SHARE_COLOURS[country ?? 'site'];
  const { width, height } = SIZE;
  const room = width - 2 * MARGIN;
  // A long name gets smaller letters before it gets more lines.
  const size = [190, 150, 120].find((each) => textWidth(title, each) <= room) ?? 120;
  const lines = breakLines(title, room, 3, (text) => textWidth(text, size));
  const [leading, first] = [size * 1.08, 260 + size * 0.3];
  const headline = lines.map((line, i) => textOutlines(line, size, MARGIN, first + i * leading)).join('');
  const under = first + (lines.length - 1) * leading + 110;
  const foot = height - MARGIN;
  const overlay =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs><linearGradient id="t" x2="0" y2="1"><stop stop-color="${deep}" stop-opacity=".92"/><stop offset=".34" stop-color="${deep}" stop-opacity=".6"/>` +
    `<stop offset=".6" stop-color="${deep}" stop-opacity="0"/><stop offset=".82" stop-color="${deep}" stop-opacity=".1"/><stop offset="1" stop-color="${deep}" stop-opacity=".9"/></linearGradient></defs>` +
    `<rect width="100%" height="100%" fill="url(#t)"/><rect width="100%" height="22" fill="${accent}"/>` +
    `<g fill="#fffdf8">${headline}</g><g fill="#f5d9a0">${textOutlines(subtitle, SUBTITLE_SIZE, MARGIN, under)}` +
    `<path d="M${MARGIN} ${foot + 2}h60c-8 16-52 16-60 0zM${MARGIN + 27} ${foot - 46}v43H${MARGIN + 5}c3-16 10-31 22-43z"/>` +
    `${textOutlines(siteName, NAME_SIZE, MARGIN + 84, foot + 10)}</g></svg>`;
  return { ...SIZE, overlay, background: deep };
}
