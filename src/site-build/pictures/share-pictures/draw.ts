import sharp, { type Sharp } from 'sharp';
import { SHARE_COLOURS } from '../../../config/colours';
import { breakLines, textOutlines, textWidth } from './letters';
import { SHARE_SIZE, type SharePicture } from './plan';

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE;
const MARGIN = 72;
const TITLE = { size: 68, leading: 78, lines: 3 };
const NAME_SIZE = 34;

/** The picture behind the words: plain pixels, so that the pictures that share a cover decode and crop it once. */
export type Background = { readonly pixels: Buffer; readonly channels: 3 | 4 };

/** The title and the brand on the quiet part of the background: a JPEG of 1200 × 630. */
export function drawSharePicture({ pixels, channels }: Background, picture: SharePicture): Promise<Buffer> {
  // Sent to the machines of social networks, never to a visitor’s phone: speed counts for more than the last kilobytes.
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels } })
    .composite([{ input: Buffer.from(words(picture)) }])
    .jpeg({ quality: 78 })
    .toBuffer();
}

/** The cover, cropped around its subject, or the colours of the country. */
export async function drawBackground(picture: Omit<SharePicture, 'title'>): Promise<Background> {
  const image = picture.cover ? await croppedCover(picture.cover) : sharp(emptyFrame(picture));
  const { data, info } = await image
    .flatten({ background: SHARE_COLOURS[picture.country ?? 'site'].deep })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, channels: info.channels === 4 ? 4 : 3 };
}

async function croppedCover({ path, focalPoint }: NonNullable<SharePicture['cover']>): Promise<Sharp> {
  const image = sharp(path);
  const { width = WIDTH, height = HEIGHT } = await image.metadata();
  const scale = Math.max(WIDTH / width, HEIGHT / height);
  const [full, tall] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  const start = (length: number, shown: number, percent: number) =>
    Math.round(Math.min(length - shown, Math.max(0, (length * percent) / 100 - shown / 2)));
  return image.resize(full, tall).extract({
    left: start(full, WIDTH, focalPoint.x),
    top: start(tall, HEIGHT, focalPoint.y),
    width: WIDTH,
    height: HEIGHT,
  });
}

function emptyFrame({ country }: Pick<SharePicture, 'country'>): Buffer {
  const { accent, deep } = SHARE_COLOURS[country ?? 'site'];
  return Buffer.from(
    svg(
      `<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${accent}"/><stop offset="1" stop-color="${deep}"/>` +
        `</linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>` +
        `<circle cx="930" cy="250" r="120" fill="#f5b841"/><path d="M0 330H1200V630H0z" fill="${deep}" opacity=".82"/>`,
    ),
  );
}

function words({ title, siteName, country }: SharePicture): string {
  const { deep } = SHARE_COLOURS[country ?? 'site'];
  const lines = breakLines(title, WIDTH - 2 * MARGIN, TITLE.lines, (text) => textWidth(text, TITLE.size));
  const last = HEIGHT - MARGIN - 58;
  const first = last - (lines.length - 1) * TITLE.leading;
  const headline = lines
    .map((line, i) => textOutlines(line, TITLE.size, MARGIN, first + i * TITLE.leading))
    .join('');
  return svg(
    `<defs><linearGradient id="s" x2="0" y2="1"><stop offset=".2" stop-color="${deep}" stop-opacity="0"/>` +
      `<stop offset=".62" stop-color="${deep}" stop-opacity=".7"/><stop offset="1" stop-color="${deep}" stop-opacity=".94"/>` +
      `</linearGradient></defs><rect width="100%" height="100%" fill="url(#s)"/>` +
      `<g fill="#fffdf8">${headline}</g>` +
      `<g fill="#f5d9a0"><path d="M${MARGIN} ${HEIGHT - MARGIN + 2}h44c-6 12-38 12-44 0zM${MARGIN + 20} ${HEIGHT - MARGIN - 34}v32H${MARGIN + 4}c2-12 7-23 16-32z"/>` +
      `${textOutlines(siteName, NAME_SIZE, MARGIN + 62, HEIGHT - MARGIN + 8)}</g>`,
  );
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${content}</svg>`;
}
