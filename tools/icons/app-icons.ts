/** Writes static/app, the icons of the installed site, from static/favicon.svg: `npm run icons`. */
import { mkdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';

const root = resolve(__dirname, '../..');
const target = resolve(root, 'static/app');
const SEA = '#0b5c73';

/** `any` keeps its round shape; the others fill the square, with the motif inside the circle that every mask leaves. */
const FILES = [
  { name: 'any-192', size: 192, share: 1, ground: undefined },
  { name: 'any-512', size: 512, share: 1, ground: undefined },
  { name: 'maskable-192', size: 192, share: 0.8, ground: SEA },
  { name: 'maskable-512', size: 512, share: 0.8, ground: SEA },
  { name: 'apple-touch-180', size: 180, share: 0.86, ground: SEA },
] as const;

export async function writeAppIcons(): Promise<number> {
  await mkdir(target, { recursive: true });
  const favicon = await readFile(resolve(root, 'static/favicon.svg'), 'utf8');
  const drawing = /<svg[^>]*>(.*)<\/svg>/s.exec(favicon)?.[1];
  if (drawing === undefined) throw new Error('static/favicon.svg: expected one <svg> element');
  for (const { name, size, share, ground } of FILES) {
    const margin = (32 - 32 * share) / 2;
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" width="${String(size)}" height="${String(size)}" viewBox="0 0 32 32">` +
      (ground ? `<rect width="32" height="32" fill="${ground}"/>` : '') +
      `<g transform="translate(${String(margin)} ${String(margin)}) scale(${String(share)})">${drawing}</g></svg>`;
    await sharp(Buffer.from(svg), { density: (72 * size) / 32 })
      .resize(size, size)
      .png({ palette: true })
      .toFile(resolve(target, `${name}.png`));
  }
  return FILES.length;
}
