import { fireEvent, screen, within } from '@testing-library/react';
import { answerWith, button, giveMenu, pass, prepareMenus, show } from '../support/components/menus';

prepareMenus();

describe('the country menu on a large screen', () => {
  it('opens at once and dims the page; the dimmed page closes it', async () => {
    show();
    fireEvent.click(button('Outils et conseils'));
    await pass(0);
    expect(screen.getByRole('dialog', { name: 'Outils et conseils' })).toBeVisible();
    expect(document.body).toHaveClass('menu-dimmed');
    fireEvent.pointerDown(screen.getByTestId('dim'));
    expect(document.body).not.toHaveClass('menu-dimmed');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('numbers the steps with their own numbers, and expands one at a time', async () => {
    show();
    fireEvent.click(button('Outils et conseils'));
    await pass(0);
    fireEvent.click(button('1. Découvrir'));
    expect(screen.getByRole('link', { name: 'Volcans' })).toBeVisible();
    fireEvent.click(button('6. Étape 6'));
    expect(screen.queryByRole('link', { name: 'Volcans' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Grottes' })).toBeVisible();
    expect(button('1. Découvrir')).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens where the visitor is, and marks the page', async () => {
    show({ path: '/fr/islande/husavik/' });
    fireEvent.click(button('Guides de voyage'));
    await pass(0);
    expect(screen.getByRole('link', { name: 'Husavik' })).toHaveAttribute('aria-current', 'page');
    expect(button('Nord')).toHaveAttribute('aria-expanded', 'true');
  });

  it('switches from tools to guides', async () => {
    show();
    fireEvent.click(button('Outils et conseils'));
    await pass(0);
    fireEvent.click(button('Guides de voyage'));
    await pass(0);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(screen.getByRole('dialog', { name: 'Guides de voyage' })).toBeVisible();
  });

  it('closes when the scroll hides it', async () => {
    const { hide } = show();
    fireEvent.click(button('Outils et conseils'));
    await pass(0);
    hide();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    [299, 0],
    [300, 1],
  ])('%i ms after a scroll a press opens %i panels', async (elapsed, count) => {
    show();
    fireEvent.scroll(window);
    await pass(elapsed);
    fireEvent.click(button('Outils et conseils'));
    await pass(0);
    expect(screen.queryAllByRole('dialog')).toHaveLength(count);
  });

  it('opens with the space bar too', async () => {
    show();
    fireEvent.keyDown(button('Outils et conseils'), { key: ' ' });
    await pass(0);
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('the way to the country’s page', () => {
  it('stands on its articles', () => {
    const { country } = show({ path: '/fr/islande/husavik/' });
    expect(screen.getByRole('link', { name: 'Accueil Islande' })).toHaveAttribute('href', country.path);
  });

  it('does not stand on that page itself', () => {
    show();
    expect(screen.queryByRole('link', { name: 'Accueil Islande' })).toBeNull();
  });
});

describe('a menu that cannot be had', () => {
  it.each([
    ['an error', () => Promise.resolve({ ok: false, status: 500 })],
    ['no network', () => Promise.reject(new Error('offline'))],
  ])('%s: it says so, offers the country’s page, and tries again', async (_, failing) => {
    answerWith(failing);
    const { country } = show();
    fireEvent.click(button('Outils et conseils'));
    await pass(0);
    const alert = screen.getByRole('alert');
    expect(within(alert).getByRole('link')).toHaveAttribute('href', country.path);
    answerWith(giveMenu);
    fireEvent.click(button('Réessayer'));
    await pass(0);
    expect(button('1. Découvrir')).toBeVisible();
  });
});
