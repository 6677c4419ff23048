import { COMPLETE_ARTICLE, goTo } from '../support/browser/pages';
import { visits } from '../support/browser/visits';
import { siteUrl } from '../support/served';

const { start } = visits();

describe('the language switcher (SPEC §2)', () => {
  it.each([
    [699, 'FR'],
    [700, 'Français'],
  ])('at %i px shows %s, and is called Français for everyone', async (width, shown) => {
    const page = await start('/en/iceland/', { viewport: { width, height: 800 } });
    const link = page.getByRole('link', { name: 'Français' });
    const visible = await link.evaluate((element) =>
      [...element.children]
        .filter((child) => (child as HTMLElement).offsetWidth > 1)
        .map((child) => child.textContent),
    );
    expect(visible).toEqual([shown]);
  });

  it('goes to the article’s own address in the other language', async () => {
    const page = await start(COMPLETE_ARTICLE.en);
    await page.getByRole('link', { name: 'Français' }).click();
    await page.waitForURL(`**${COMPLETE_ARTICLE.fr}`);
    await page.waitForFunction(() => document.documentElement.lang === 'fr');
  });

  it.each(['/fr/islande/se-marier-en-islande/', '/fr/islande/test-draft/'])(
    'shows nothing on %s, which has no published translation',
    async (path) => {
      const page = await start(path);
      expect(await page.getByRole('link', { name: 'English' }).count()).toBe(0);
    },
  );

  it('leads from home to home and from page to page', async () => {
    const page = await start('/');
    await page.getByRole('link', { name: 'English' }).click();
    await page.waitForURL(`${siteUrl()}/en/`);
    await goTo(page, '/en/privacy-policy/');
    await page.getByRole('link', { name: 'Français' }).click();
    await page.waitForURL('**/fr/confidentialite/');
  });
});
