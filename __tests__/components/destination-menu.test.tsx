import { fireEvent, screen, within } from '@testing-library/react';
import { button, pass, prepareMenus, show } from '../support/components/menus';

prepareMenus();

describe('the destination menu (SPEC §2)', () => {
  it.each([
    [{ isCountry: false }, 'Où voulez-vous aller\u202f?'],
    [{ isCountry: true }, 'Islande'],
    [{ isCountry: true, isFixed: true }, 'Destinations'],
  ])('%j is called %s', (page, name) => {
    show(page);
    expect(button(name)).toHaveAttribute('aria-expanded', 'false');
  });

  it('lists its three destinations in their order, and a cross closes it', async () => {
    show({ isCountry: false });
    fireEvent.click(button(/aller/));
    await pass(0);
    const dialog = screen.getByRole('dialog', { name: /aller/ });
    expect(
      within(dialog)
        .getAllByRole('link')
        .map((item) => item.textContent),
    ).toEqual(['Hawaï', 'Islande', 'États-Unis']);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Fermer' }));
    await pass(300);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button(/aller/)).toHaveFocus();
  });

  it('fades out before it is gone: still there after 299 ms, not after 300', async () => {
    show({ isCountry: false });
    fireEvent.click(button(/aller/));
    await pass(0);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await pass(299);
    expect(screen.getByRole('dialog')).toBeVisible();
    await pass(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
