import { faultsOf } from '../support/browser/axe';
import { PHONE } from '../support/browser/pages';
import { visits } from '../support/browser/visits';

const { start } = visits();

describe('region guides on the country’s page', () => {
  it.each([
    [849, true],
    [850, false],
  ])('at %i px: behind a button is %s', async (width, isBehind) => {
    const page = await start('/fr/islande/', { viewport: { width, height: 800 } });
    const opener = page
      .getByRole('main')
      .getByRole('button', { name: /^Voir les \d+ guides/ })
      .first();
    expect(await opener.isVisible()).toBe(isBehind);
  });

  it('open over a phone’s screen, without an accessibility violation', async () => {
    const page = await start('/fr/islande/', PHONE);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Voir les \d+ guides/ })
      .first()
      .tap();
    await page.getByRole('dialog').waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });
});
