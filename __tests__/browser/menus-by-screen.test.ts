import { button, isUnmarked, PHONE } from '../support/browser/pages';
import { visits } from '../support/browser/visits';

const { start } = visits();

describe('on a phone', () => {
  it('the focus stays in the overlay, and the page under it holds still', async () => {
    const page = await start('/fr/islande/', PHONE);
    await button(page, 'Islande').press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.waitForFunction(() => document.body.classList.contains('menu-open'));
    const focused = new Set<string>();
    for (let presses = 0; presses < 8; presses += 1) {
      await page.keyboard.press('Tab');
      focused.add(
        await page.evaluate(() =>
          document.activeElement === document.body || document.activeElement?.closest('dialog')
            ? 'in'
            : 'out',
        ),
      );
    }
    expect([...focused]).toEqual(['in']);
    expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
  });

  it('a region’s guides open over the menu; closing them leads back to it', async () => {
    const page = await start('/fr/islande/', PHONE);
    await button(page, 'Guides de voyage').tap();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Voir les \d+ guides/ })
      .first()
      .tap();
    const list = page.getByRole('dialog', { name: /: tous les guides/ });
    await list.waitFor();
    expect(await list.getByRole('link').count()).toBeGreaterThan(1);
    await page.waitForFunction(() => document.body.classList.contains('guides-open'));
    // The menu has drawn itself again since, and would answer Escape after the list.
    await page.waitForFunction(() => document.body.classList.contains('menu-open'));
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    expect(await page.getByRole('dialog', { name: 'Guides de voyage' }).count()).toBe(1);
    await page.waitForFunction(() => !document.body.classList.contains('guides-open'));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('turning the screen while a menu is open leaves a usable page', async () => {
    const page = await start('/fr/islande/', { ...PHONE, viewport: { width: 412, height: 900 } });
    await button(page, 'Outils et conseils').tap();
    await page.getByRole('dialog').waitFor();
    await page.setViewportSize({ width: 900, height: 412 });
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await isUnmarked(page);
    await button(page, 'Outils et conseils').click();
    await page.getByRole('dialog').waitFor();
  });
});

describe('on a desktop', () => {
  it('an open menu dims the page; a press on the dimmed page closes it', async () => {
    const page = await start('/fr/islande/');
    await button(page, 'Outils et conseils').click();
    await page.getByRole('dialog').waitFor();
    await page.waitForFunction(() => document.body.classList.contains('menu-dimmed'));
    await page.mouse.click(60, 700);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await isUnmarked(page);
  });

  it('opening guides closes tools', async () => {
    const page = await start('/fr/islande/');
    await button(page, 'Outils et conseils').click();
    await page.getByRole('dialog', { name: 'Outils et conseils' }).waitFor();
    await button(page, 'Guides de voyage').click();
    await page.getByRole('dialog', { name: 'Guides de voyage' }).waitFor();
    await page.getByRole('dialog', { name: 'Outils et conseils' }).waitFor({ state: 'detached' });
  });

  it('leaving a menu by Tab closes it', async () => {
    const page = await start('/fr/islande/');
    await button(page, 'Islande').press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('link').last().focus();
    for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Tab');
    await dialog.waitFor({ state: 'detached' });
  });
});
