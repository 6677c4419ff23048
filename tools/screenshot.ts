/** Takes the README's picture from a running site: `npm run screenshot` beside `npm start`. */
import { resolve } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';

const SITE = `http://localhost:${process.env['SITE_PORT'] ?? '9000'}`;
const SHOTS = [
  { path: '/', width: 1280, height: 900 },
  { path: '/en/iceland/', width: 1280, height: 900 },
] as const;
const GAP = 24;

const main = async (): Promise<void> => {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  const pictures: Buffer[] = [];
  for (const { path, width, height } of SHOTS) {
    const page = await browser.newPage({ viewport: { width, height } });
    await page.goto(SITE + path, { waitUntil: 'networkidle' });
    pictures.push(
      await sharp(await page.screenshot())
        .resize(800)
        .toBuffer(),
    );
  }
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
