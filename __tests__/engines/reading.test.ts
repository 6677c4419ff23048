import { COMPLETE_ARTICLE } from '../support/browser/pages';
import type { Reader } from '../support/engines/reader';
import { DESKTOP, PHONE, readers } from '../support/engines/readers';

const { meet, open } = readers();

/** Looks at each picture of the text in turn, as lazy loading wants it, until all are there. */
const picturesAreThere = (reader: Reader) =>
  reader.waitUntil('every picture to be loaded', () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main picture img')];
    const missing = pictures.find(({ complete, naturalWidth }) => !complete || naturalWidth === 0);
    missing?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return pictures.length > 1 && !missing;
  });

/** Returns by how many pixels the page is wider than its window, whose scroll bar may take some of it. */
const overflowOf = (reader: Reader) =>
  reader.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

it.each([COMPLETE_ARTICLE.fr, '/en/iceland/', '/', '/fr/islande/carte/', '/fr/sitemap/'])(
  '%s is no wider than a phone',
  async (path) => {
    const reader = await meet(path, PHONE);
    expect(await reader.evaluate(() => window.innerWidth)).toBe(PHONE[0]);
    expect(await overflowOf(reader)).toBe(0);
  },
);

it('an article shows its pictures, in its fonts', async () => {
  const reader = await meet(COMPLETE_ARTICLE.fr, PHONE);
  await reader.waitUntil('the fonts of headlines and text', () =>
    ['Fraunces', 'Source Sans 3'].every((name) =>
      [...document.fonts].some(
        ({ family, status }) => family.replaceAll('"', '') === name && status === 'loaded',
      ),
    ),
  );
  await picturesAreThere(reader);
  expect(await reader.text('heading', undefined, 'main')).toMatch(/Jökulsárlón/);
});

it('an article is whole without scripts, and its links lead on', async () => {
  const reader = await open(PHONE, false);
  await reader.goTo(COMPLETE_ARTICLE.fr);
  expect(await reader.text('heading', undefined, 'main')).toMatch(/Jökulsárlón/);
  expect(await overflowOf(reader)).toBe(0);
  await picturesAreThere(reader);
  await reader.click('link', 'Islande', 'main');
  await reader.arrive('/fr/islande/');
  expect(await reader.text('heading', undefined, 'main')).toMatch(/Islande/);
});

it('the title stays where it is when its font comes', async () => {
  const reader = await meet('/fr/islande/', DESKTOP);
  await reader.waitUntil('the font of headlines', () =>
    [...document.fonts].some(
      ({ family, status }) => family.replaceAll('"', '') === 'Fraunces' && status === 'loaded',
    ),
  );
  const heights = await reader.evaluate(() => {
    const title = document.querySelector('h1');
    if (!title) throw new Error('expected a title');
    return ["'Fraunces', 'Fraunces Fallback'", "'Fraunces Fallback'"].map((families) => {
      title.style.fontFamily = families;
      return title.offsetHeight;
    });
  });
  expect(heights[0]).toBe(heights[1]);
});
