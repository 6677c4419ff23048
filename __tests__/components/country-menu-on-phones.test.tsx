import { fireEvent, screen, within } from '@testing-library/react';
import { button, pass, prepareMenus, show } from '../support/components/menus';
import { setWidth } from '../support/components/screen-width';

prepareMenus();

describe('the country menu on a small screen', () => {
  it.each([
    [99, null, false],
    [100, 'dialog', false],
    [399, 'dialog', false],
    [400, 'dialog', true],
  ])('%i ms after the press: overlay %s, body marked %s', async (elapsed, overlay, isMarked) => {
    show({ width: 849 });
    fireEvent.click(button('Outils et conseils'));
    await pass(elapsed);
    expect(screen.queryByRole('dialog')?.tagName.toLowerCase() ?? null).toBe(overlay);
    expect(document.body.classList.contains('menu-open')).toBe(isMarked);
  });

  it('leaves no mark behind when it closes', async () => {
    show({ width: 849 });
    fireEvent.click(button('Outils et conseils'));
    await pass(400);
    fireEvent.click(button('Fermer'));
    expect(document.body).not.toHaveClass('menu-open');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves no mark behind when the page goes', async () => {
    const { unmount } = show({ width: 849 });
    fireEvent.click(button('Guides de voyage'));
    await pass(400);
    unmount();
    expect(document.body.className).toBe('');
  });

  it('closes when the screen is turned to its wide side', async () => {
    show({ width: 849 });
    fireEvent.click(button('Outils et conseils'));
    await pass(400);
    setWidth(850);
    await pass(300);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.body.className).toBe('');
  });

  it('shows a region’s guides over the screen, and a single guide as a link', async () => {
    show({ width: 849 });
    fireEvent.click(button('Guides de voyage'));
    await pass(400);
    expect(screen.getByRole('link', { name: 'Hengifoss' })).toBeVisible();
    fireEvent.click(button('Voir les 2 guides'));
    const list = screen.getByRole('dialog', { name: 'Nord\u00a0: tous les guides' });
    expect(document.body).toHaveClass('guides-open');
    expect(within(list).getAllByRole('link')).toHaveLength(2);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByRole('dialog', { name: /Nord/ })).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Guides de voyage' })).toBeVisible();
    expect(document.body).not.toHaveClass('guides-open');
  });
});
