/** Draws the scenes: `tsx tools/illustrations/render.ts [key…]`; see README.md. */
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { contactSheet } from './contact-sheet';
import { serialise } from './kit/scene';
import { loadScene, sceneKeys } from './load-scenes';

const root = resolve(__dirname, '../..');
const media = resolve(root, 'content/media');
const SVG_LIMIT = 120_000;
const RASTER_WIDTH = 2000;

const rasterise = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 96, limitInputPixels: false })
    .resize(RASTER_WIDTH)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4', mozjpeg: true })
    .toBuffer();

const render = async (key: string, svg: string): Promise<void> => {
  if (svg.length > SVG_LIMIT)
    throw new Error(`${key}: SVG of ${String(svg.length)} bytes, expected under ${String(SVG_LIMIT)}`);
  await writeFile(resolve(media, 'sources', `${key}.svg`), svg);
  await writeFile(resolve(media, `${key}.jpg`), await rasterise(svg));
  const { size } = await stat(resolve(media, `${key}.jpg`));
  process.stdout.write(
    `${key}: svg ${String(Math.round(svg.length / 1000))} kB, jpg ${String(Math.round(size / 1000))} kB\n`,
  );
};

const main = async (): Promise<void> => {
  const keys = await sceneKeys();
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((key) => !keys.includes(key));
  if (unknown.length > 0) throw new Error(`No scene ${unknown.join(', ')}; known: ${keys.join(', ')}`);
  await mkdir(resolve(media, 'sources'), { recursive: true });
  for (const key of wanted.length > 0 ? wanted : keys) await render(key, serialise(await loadScene(key)));
  if (wanted.length === 0) await writeContactSheet(keys);
};

/** Only with every scene drawn, in a run without arguments. */
const writeContactSheet = async (keys: readonly string[]): Promise<void> => {
  await mkdir(resolve(root, 'docs'), { recursive: true });
  const rasters = await Promise.all(keys.map((key) => readFile(resolve(media, `${key}.jpg`))));
  await writeFile(resolve(root, 'docs/illustrations.jpg'), await contactSheet(rasters));
};

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
