import { COMPLETE_ARTICLE } from '../support/browser/pages';
import { visits } from '../support/browser/visits';
import { siteUrl } from '../support/served';

const { start } = visits();

const WORDS = {
  fr: {
    share: 'Partager',
    copied: 'Lien copié.',
    report: 'Signaler une erreur',
    subject: /^Sujet/,
    message: /^Message/,
    about: /^Erreur dans «\u202fJökulsárlón/,
    send: 'Envoyer',
    empty: 'Le message est vide',
  },
  en: {
    share: 'Share',
    copied: 'Link copied.',
    report: 'Report an error',
    subject: /^Subject/,
    message: /^Message/,
    about: /^Error in “Jökulsárlón/,
    send: 'Send',
    empty: 'Your message is empty',
  },
} as const;

describe.each(['fr', 'en'] as const)('an article in %s', (locale) => {
  const [path, words] = [COMPLETE_ARTICLE[locale], WORDS[locale]];

  it('goes to the system’s share sheet', async () => {
    const page = await start(path);
    await page.evaluate(() =>
      Object.assign(navigator, {
        share: (data: unknown) => Promise.resolve(Object.assign(window, { shared: data })),
      }),
    );
    await page.getByRole('button', { name: words.share }).click();
    await page.waitForFunction(() => 'shared' in window);
    expect(await page.evaluate(() => (window as unknown as { shared: unknown }).shared)).toEqual({
      title: await page.getByRole('heading', { level: 1 }).textContent(),
      url: siteUrl() + path,
    });
    expect(await page.getByText(words.copied).count()).toBe(0);
  });

  it('has its link copied where there is no share sheet, and says so', async () => {
    const page = await start(path);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => Object.assign(navigator, { share: undefined }));
    await page.getByRole('button', { name: words.share }).click();
    await page.getByRole('status').getByText(words.copied).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(siteUrl() + path);
  });

  it('takes its name and address along to the report of an error, which asks what is wrong', async () => {
    const page = await start(path);
    await page.getByRole('link', { name: words.report }).click();
    const message = page.getByRole('textbox', { name: words.message });
    await message.waitFor();
    expect(await page.getByRole('textbox', { name: words.subject }).inputValue()).toMatch(words.about);
    expect((await message.inputValue()).trim().endsWith(siteUrl() + path)).toBe(true);
    await page.getByRole('button', { name: words.send }).click();
    await page.getByRole('alert').getByRole('link', { name: words.empty }).waitFor();
  });
});

it('only a true address of an article fills the form in', async () => {
  for (const query of [
    '?page=https://evil.example/&title=x',
    '?page=//evil.example/fr/&title=x',
    '?title=x',
  ]) {
    const page = await start(`/fr/contact/${query}`);
    const subject = page.getByRole('textbox', { name: /^Sujet/ });
    await subject.waitFor();
    expect(await subject.inputValue()).toBe('');
  }
});
