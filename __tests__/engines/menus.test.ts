import { DESKTOP, PHONE, readers } from '../support/engines/readers';

const { meet } = readers();

const PANELS = ['Islande', 'Outils et conseils', 'Guides de voyage'] as const;

it.each([
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
])('menus open by keyboard on %s and take the focus, and Escape at once closes them', async (_, screen) => {
  const reader = await meet('/fr/islande/', screen);
  for (const panel of PANELS) {
    await reader.focus('button', panel);
    await reader.press('Enter');
    await reader.waitFor('dialog');
    await reader.waitForFocus('dialog');
    await reader.press('Escape');
    await reader.waitUntilGone('dialog');
  }
  await reader.waitUntil('a page without marks of menus', () => document.body.className === '');
});

it('menus open by a finger on a phone, lead to an article, and their cross closes them', async () => {
  const reader = await meet('/fr/islande/', PHONE);
  await reader.tap('button', 'Outils et conseils');
  await reader.tap('button', 'Fermer', 'dialog[open]');
  await reader.waitUntilGone('dialog');
  await reader.tap('button', 'Guides de voyage');
  await reader.tap('button', /^Voir les \d+ guides/, 'dialog[open]');
  await reader.tap('link', undefined, 'dialog[open] dialog[open]');
  await reader.waitUntil('an article of the country', () => /^\/fr\/islande\/.+/.test(location.pathname));
  await reader.waitUntilGone('dialog');
  await reader.waitFor('heading');
});
