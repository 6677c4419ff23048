/**
 * Measures how a map with very many places feels on a slow phone: `npm run bench:map` beside `npm start`. Prints a table
 * and writes var/bench/map.json. Times are milliseconds, with the processor slowed down four times.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { isAtRest } from '../__tests__/support/browser/pages';
import { MAP_LAYERS } from '../src/config/taxonomy';
import type { Place } from '../src/content/map/places';

const SITE = `http://localhost:${process.env['SITE_PORT'] ?? '9000'}`;
const COUNTS = [50, 500, 2000];
const SLOWDOWN = 4;
/** Iceland. */
const FRAME = { west: -24, south: 63.4, east: -14, north: 66.4 };

/** Places all over the country, the same in every run (a linear congruential generator). */
function generate(count: number): Place[] {
  let seed = 42;
  const random = () => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return seed / 4_294_967_296;
  };
  return Array.from({ length: count }, (_, i) => ({
    id: `place-${i}`,
    title: `Lieu ${i}`,
    layer: MAP_LAYERS.filter((layer) => layer !== 'itineraires')[i % 4] ?? 'points_interet',
    geometry: {
      type: 'Point',
      coordinates: [
        FRAME.west + random() * (FRAME.east - FRAME.west),
        FRAME.south + random() * (FRAME.north - FRAME.south),
      ],
    },
    description: null,
    isSchematic: false,
    region: null,
    article: null,
  }));
}

/** A text, because code that is compiled here would not run in the page. */
const RECORD_FRAMES = `{
  window.frames_ = [];
  let last = performance.now();
  const tick = (now) => { window.frames_.push(now - last); last = now; requestAnimationFrame(tick); };
  requestAnimationFrame(tick);
}`;

async function measure(page: Page, count: number) {
  await page.route('**/map-data/**', (route) => route.fulfill({ json: generate(count) }));
  await page.goto(`${SITE}/fr/islande/`);
  await isAtRest(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const begun = Date.now();
  await page.locator('#step-7').scrollIntoViewIfNeeded();
  await page.locator('.map-marker, .map-cluster').first().waitFor();
  const firstMarkers = Date.now() - begun;
  await page.waitForTimeout(3000);
  const box = await page.locator('.map-canvas').boundingBox();
  if (!box) throw new Error('the map is not on the screen');
  await page.evaluate(RECORD_FRAMES);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < 60; step += 1)
    await page.mouse.move(x + 120 * Math.sin(step / 8), y + 60 * Math.cos(step / 8));
  await page.mouse.up();
  const frames = await page.evaluate<number[]>('window.frames_');
  const sorted = [...frames].sort((a, b) => a - b);
  const share = (part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0);
  const shown = await page.locator('.map-marker, .map-cluster').count();
  return {
    places: count,
    firstMarkers,
    shown,
    frameMedian: share(0.5),
    frameP95: share(0.95),
    frameWorst: share(0.999),
  };
}

const main = async (): Promise<void> => {
  const executablePath = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync);
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  const rows = [];
  try {
    for (const count of COUNTS) {
      const page = await browser.newPage({ viewport: { width: 412, height: 800 } });
      rows.push(await measure(page, count));
      await page.close();
    }
  } finally {
    await browser.close();
  }
  console.table(rows);
  const folder = resolve(__dirname, '../var/bench');
  mkdirSync(folder, { recursive: true });
  writeFileSync(resolve(folder, 'map.json'), `${JSON.stringify({ slowdown: SLOWDOWN, rows }, null, 2)}\n`);
};

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
