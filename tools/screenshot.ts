/** Takes the pictures of the README and of the app manifests from a running site: `npm run screenshot` beside `npm start`. */
import { resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { openBrowser } from '../__tests__/support/browser/browser';
import { isAtRest } from '../__tests__/support/browser/pages';

const SITE = process.env['SITE_URL'] ?? `http://localhost:${process.env['SITE_PORT'] ?? '9000'}`;

type Shot = {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly colorScheme?: 'light' | 'dark';
};

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 780 };

/** Pictures of the README: shots side by side, each as wide as said. */
const SHEETS = [
  {
    file: 'screenshot',
    width: 800,
    shots: [
      { ...DESKTOP, path: '/' },
      { ...DESKTOP, path: '/en/iceland/' },
    ],
  },
  {
    file: 'screenshot-phones',
    width: 390,
    shots: [
      { ...PHONE, path: '/en/', colorScheme: 'dark' },
      { ...PHONE, path: '/fr/islande/#step-2' },
      { ...PHONE, path: '/en/iceland/jokulsarlon-glacier-lagoon/' },
      { ...PHONE, path: '/fr/hawaii/carte/', colorScheme: 'dark' },
    ],
  },
] as const satisfies readonly { file: string; width: number; shots: readonly Shot[] }[];
const GAP = 24;

/** Sizes are those that src/site-build/files/manifest.ts states. */
const APP_SHOTS = [
  { file: 'screen-fr-narrow', path: '/fr/islande/', width: 540, height: 960 },
  { file: 'screen-fr-wide', path: '/', width: 1280, height: 720 },
  { file: 'screen-en-narrow', path: '/en/iceland/', width: 540, height: 960 },
  { file: 'screen-en-wide', path: '/en/', width: 1280, height: 720 },
] as const;

async function main(): Promise<void> {
  const browser = await openBrowser();
  for (const { file, ...shot } of APP_SHOTS)
    await sharp(await shoot(browser, shot))
      .jpeg({ quality: 72, mozjpeg: true })
      .toFile(resolve(__dirname, '../static/app', `${file}.jpg`));
  for (const { file, width, shots } of SHEETS) await writeSheet(browser, { file, width, shots });
  await browser.close();
}

async function shoot(
  browser: Browser,
  { path, width, height, colorScheme = 'light' }: Shot,
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(SITE + path);
  // A map waits for a first sign of its visitor.
  await page.mouse.move(10, 10);
  if (/\/(carte|map)\/$/.test(path)) await page.locator('.map-marker, .map-cluster').first().waitFor();
  await isAtRest(page);
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

async function writeSheet(
  browser: Browser,
  { file, width, shots }: { file: string; width: number; shots: readonly Shot[] },
): Promise<void> {
  const pictures: Buffer[] = [];
  for (const shot of shots)
    pictures.push(
      await sharp(await shoot(browser, shot))
        .resize(width)
        .toBuffer(),
    );
  const { height = 0 } = await sharp(pictures[0]).metadata();
  await sharp({
    create: {
      width: width * shots.length + GAP * (shots.length - 1),
      height,
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(pictures.map((input, i) => ({ input, left: i * (width + GAP), top: 0 })))
    .jpeg({ quality: 78, mozjpeg: true })
    .toFile(resolve(__dirname, '../docs', `${file}.jpg`));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
