import type { Locator } from 'playwright-core';
import { faultsOf } from '../support/browser/axe';
import { button, isFocused, isUnmarked, markDocument, SCREENS } from '../support/browser/pages';
import { visits } from '../support/browser/visits';

/** The animation of an element, and whether the page’s style sheets know its keyframes. */
const fadeOf = (element: Locator) =>
  element.evaluate((dialog) => {
    const { animationName: name } = getComputedStyle(dialog);
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    return { name, isDefined: rules.some((rule) => rule instanceof CSSKeyframesRule && rule.name === name) };
  });

const { start, messages } = visits();

const WORDS = {
  fr: {
    country: 'Islande',
    where: /Où voulez-vous aller/,
    tools: 'Outils et conseils',
    guides: 'Guides de voyage',
    close: 'Fermer',
  },
  en: {
    country: 'Iceland',
    where: /Where do you want to go/,
    tools: 'Tools and tips',
    guides: 'Travel guides',
    close: 'Close',
  },
} as const;
const COUNTRY = { fr: '/fr/islande/', en: '/en/iceland/' } as const;

describe.each(SCREENS)('on %s', (_, screen) => {
  describe.each(['fr', 'en'] as const)('in %s', (locale) => {
    const words = WORDS[locale];
    const panels = [
      ['the destination menu', words.country, words.where, 'link'],
      ['tools and tips', words.tools, words.tools, 'heading'],
      ['travel guides', words.guides, words.guides, 'heading'],
    ] as const;

    it.each(panels)(
      '%s opens by pointer, has no accessibility violation, and its cross closes it',
      async (__, opener, name, content) => {
        const page = await start(COUNTRY[locale], screen);
        const control = button(page, opener);
        await (screen.hasTouch ? control.tap() : control.click());
        const dialog = page.getByRole('dialog', { name });
        await dialog.waitFor();
        await dialog.getByRole(content).first().waitFor();
        expect(await fadeOf(dialog)).toEqual({ name: 'fade-in', isDefined: true });
        expect(await faultsOf(page)).toEqual([]);
        await dialog.getByRole('button', { name: words.close }).click();
        await dialog.waitFor({ state: 'detached' });
        await isUnmarked(page);
        expect(messages()).toEqual([]);
      },
    );

    it.each(panels)(
      '%s works by keyboard alone, and Escape gives the focus back',
      async (__, opener, name, content) => {
        const page = await start(COUNTRY[locale], screen);
        await button(page, opener).focus();
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('dialog', { name });
        await dialog.getByRole(content).first().waitFor();
        const isInside = () =>
          page.waitForFunction(() => document.querySelector('dialog')?.contains(document.activeElement));
        await isInside();
        await page.keyboard.press('Tab');
        await isInside();
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
        await isFocused(button(page, opener));
        await isUnmarked(page);
      },
    );
  });

  it('a step is expanded by keyboard, one at a time, and its article is reached without a new document', async () => {
    const page = await start('/en/iceland/', screen);
    const isSame = await markDocument(page);
    await button(page, 'Tools and tips').press('Enter');
    const steps = page.getByRole('dialog').getByRole('heading').getByRole('button');
    await steps.first().waitFor();
    await steps.nth(0).press('Enter');
    await steps.nth(1).press(' ');
    expect(await steps.evaluateAll((all) => all.map((step) => step.getAttribute('aria-expanded')))).toEqual([
      'false',
      'true',
      ...Array<string>((await steps.count()) - 2).fill('false'),
    ]);
    await page.getByRole('dialog').getByRole('link').first().press('Enter');
    await page.waitForURL(/\/en\/iceland\/.+/);
    expect(await isSame()).toBe(true);
    await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
    await isUnmarked(page);
  });

  it('the destinations are Hawaii, Iceland and the American West, in this order, the current one marked', async () => {
    const page = await start('/en/iceland/', screen);
    await button(page, 'Iceland').click();
    const links = page.getByRole('dialog').getByRole('link');
    await links.first().waitFor();
    expect(
      await links.evaluateAll((all) =>
        all.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]),
      ),
    ).toEqual([
      ['/en/hawaii/', null],
      ['/en/iceland/', 'true'],
      ['/en/united-states/', null],
    ]);
  });
});
