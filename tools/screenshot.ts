/** Takes the pictures of the README and of the app manifests from a running site: `npm run screenshot` beside `npm start`. */
import { resolve } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';

const SITE = `http://localhost:${process.env['SITE_PORT'] ?? '9000'}`;
const SHOTS = [
  { path: '/', width: 1280, height: 900 },
  { path: '/en/iceland/', width: 1280, height: 900 },
] as const;
const GAP = 24;
/** Sizes are those that src/build/manifest.ts states. */
const APP_SHOTS = [
  { file: 'screen-fr-narrow', path: '/fr/islande/', width: 540, height: 960 },
  { file: 'screen-fr-wide', path: '/', width: 1280, height: 720 },
  { file: 'screen-en-narrow', path: '/en/iceland/', width: 540, height: 960 },
  { file: 'screen-en-wide', path: '/en/', width: 1280, height: 720 },
] as const;

const main = async (): Promise<void> => {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  const shoot = async ({ path, width, height }: { path: string; width: number; height: number }) => {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.goto(SITE + path, { waitUntil: 'networkidle' });
    return sharp(await page.screenshot());
  };
  const pictures: Buffer[] = [];
  for (const shot of SHOTS) pictures.push(await (await shoot(shot)).resize(800).toBuffer());
  for (const { file, ...shot } of APP_SHOTS)
    await (
      await shoot(shot)
    )
      .jpeg({ quality: 72, mozjpeg: true })
      .toFile(resolve(__dirname, '../static/app', `${file}.jpg`));
  await browser.close();
  const tile = await sharp(pictures[0]).metadata();
  const [width = 800, height = 560] = [tile.width, tile.height];
  await sharp({ create: { width: width * 2 + GAP, height, channels: 3, background: '#ffffff' } })
    .composite(pictures.map((input, i) => ({ input, left: i * (width + GAP), top: 0 })))
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(resolve(__dirname, '../docs/screenshot.jpg'));
};

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
