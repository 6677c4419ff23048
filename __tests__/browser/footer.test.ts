import { PHONE } from '../support/browser/pages';
import { visits } from '../support/browser/visits';

const { start } = visits();

describe('the footer (SPEC §2)', () => {
  it.each([
    ['/', 'Groupe d’entraide entre voyageurs', 1, 'Flux RSS', '/fr/rss.xml'],
    ['/en/', /mutual-aid/, 0, 'RSS feed', '/en/rss.xml'],
  ])(
    'on %s has its groups; the mutual-aid group is French only',
    async (path, group, count, feed, feedPath) => {
      const page = await start(path, PHONE);
      const footer = page.getByRole('contentinfo');
      expect(await footer.getByRole('link', { name: group }).count()).toBe(count);
      expect(await footer.getByRole('link', { name: feed }).getAttribute('href')).toBe(feedPath);
      expect(await footer.getByRole('heading').count()).toBe(3);
      expect(await footer.textContent()).toContain('© 2022');
      expect(await footer.getByRole('button', { name: /Log ?out|Se déconnecter/ }).count()).toBe(0);
    },
  );

  it('logs out those who are logged in, and only shows them how', async () => {
    const page = await start('/en/');
    await page.evaluate(() => localStorage.setItem('token', 'a-token'));
    await page.reload();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL('**/login/');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    expect(await page.getByRole('button', { name: /Se déconnecter|Log out/ }).count()).toBe(0);
  });
});
