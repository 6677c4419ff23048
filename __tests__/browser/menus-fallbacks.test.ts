import { button, goTo, PHONE, SCREENS } from '../support/browser/pages';
import { visits } from '../support/browser/visits';
import { siteUrl } from '../support/served';

const { blank, start } = visits();

describe('a menu whose data cannot be had', () => {
  it('says so, and works once the network is back', async () => {
    const page = await start('/en/iceland/', PHONE);
    await page.route('**/menus/**', (route) => route.abort());
    await button(page, 'Tools and tips').tap();
    await page.getByRole('alert').waitFor();
    await page.unroute('**/menus/**');
    await button(page, 'Try again').tap();
    await page.getByRole('dialog').getByRole('heading').first().waitFor();
  });
});

describe('without JavaScript', () => {
  it.each(SCREENS)('on %s every menu is a link to the same things', async (_, screen) => {
    const page = await start('/fr/islande/quand-partir-en-islande/', { ...screen, javaScriptEnabled: false });
    const target = async (name: string) =>
      page.getByRole('link', { name, exact: true }).first().getAttribute('href');
    expect(await target('Outils et conseils')).toBe('/fr/islande/#path');
    expect(await target('Guides de voyage')).toBe('/fr/islande/#guides');
    expect(await target('Accueil Islande')).toBe('/fr/islande/');
    expect(
      await page.getByRole('banner').getByRole('link', { name: 'Islande', exact: true }).getAttribute('href'),
    ).toBe('/#destinations');
    await page.goto(siteUrl() + '/fr/islande/');
    const guides = page.locator('#guides').getByRole('link');
    expect(await guides.first().isVisible()).toBe(true);
    await page.goto(siteUrl() + '/#destinations');
    expect(await page.locator('#destinations').getByRole('link').count()).toBe(4);
  });
});

describe('storage that throws', () => {
  it('leaves a page whose menus work', async () => {
    const page = await blank(PHONE);
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'] as const)
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    });
    await goTo(page, '/fr/islande/');
    await button(page, 'Islande').tap();
    await page.getByRole('dialog').getByRole('link').first().click();
    await page.waitForURL('**/fr/hawaii/');
  });
});
