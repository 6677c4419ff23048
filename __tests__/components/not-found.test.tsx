import { screen } from '@testing-library/react';
import { Suggestions } from '../../src/features/not-found/Suggestions';
import { renderIn } from '../support/components/render';

const PAGES = [
  { fr: ['/fr/islande/', 'Islande'], en: ['/en/iceland/', 'Iceland'] },
  { fr: ['/fr/islande/se-marier/', 'Se marier en Islande'] },
];

let ask: jest.Mock;
let restore: typeof fetch;
beforeEach(() => {
  restore = globalThis.fetch;
  ask = jest.fn().mockResolvedValue({ json: () => Promise.resolve(PAGES) });
  globalThis.fetch = ask;
});
afterEach(() => {
  globalThis.fetch = restore;
});

const show = (locale: 'fr' | 'en', asked?: string) =>
  renderIn(locale, <Suggestions locale={locale} asked={asked} sitemapPath="/fr/sitemap/" />);
const SITEMAP = { fr: 'Toutes les pages du site', en: 'All pages of the site' } as const;

describe('an unknown address', () => {
  it.each([
    ['fr', '/fr/islnde/', 'Islande', '/fr/islande/', /ressemblent/],
    ['en', '/en/icelnd/', 'Iceland', '/en/iceland/', /close to the one/],
  ] as const)('in %s is answered with those like it', async (locale, asked, name, path, words) => {
    show(locale, asked);
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', path);
    expect(screen.getByRole('status')).toHaveTextContent(words);
    expect(screen.getByText(path)).toBeVisible();
  });

  it('may be like one of the other language, which says so', async () => {
    show('en', '/en/iceland/se-marier/');
    const link = await screen.findByRole('link', { name: 'Se marier en Islande' });
    expect(link).toHaveAttribute('lang', 'fr');
    expect(link).toHaveAttribute('hreflang', 'fr');
  });

  it.each(['fr', 'en'] as const)(
    'in %s that is like none says so, and all pages are a link away',
    async (locale) => {
      show(locale, `/${locale}/zzzz/`);
      expect(await screen.findByText(locale === 'fr' ? /Aucune adresse/ : /No address/)).toBeVisible();
      expect(screen.getByRole('link', { name: SITEMAP[locale] })).toHaveAttribute('href', '/fr/sitemap/');
    },
  );

  it('without a network is like none', async () => {
    ask.mockRejectedValue(new TypeError('Failed to fetch'));
    show('fr', '/fr/islnde/');
    expect(await screen.findByText(/Aucune adresse/)).toBeVisible();
  });
});

it('the page itself, and the build, look nothing up', () => {
  show('fr');
  expect(ask).not.toHaveBeenCalled();
  expect(screen.getByRole('link', { name: SITEMAP.fr })).toBeVisible();
});
