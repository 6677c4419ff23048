import { screen, within } from '@testing-library/react';
import { SiteTree } from '../../src/features/sitemap/SiteTree';
import { PosterCard, PosterShelf } from '../../src/ui';
import { renderIn } from '../support/components/render';

const ICELAND = { path: '/fr/islande/' };
const article = (
  title: string,
  step: number | null,
  region: string | null,
  country: typeof ICELAND | null = ICELAND,
) => ({
  path: `/fr/${title}/`,
  title,
  step,
  country,
  region: region ? { title: region } : null,
});
const ARTICLES = [
  article('Mouton', 8, null),
  article('Geysir', null, 'Sud'),
  article('Budget', 2, 'Sud'),
  article('Ailleurs', null, null),
  article('Avion', null, null, null),
];
const COUNTRY = {
  ...ICELAND,
  name: 'Islande',
  icon: 'geyser',
  hasMap: true,
  steps: [{ number: 2, title: 'Fixer la période' }],
};
const show = () =>
  renderIn(
    'fr',
    <SiteTree articles={ARTICLES} countries={[COUNTRY]} pages={[{ path: '/', title: 'Accueil' }]} />,
  );

describe('the sitemap page', () => {
  it('groups a country’s articles by step, then by region, then the rest', () => {
    show();
    const section = screen.getByRole('region', { name: 'Islande' });
    expect(
      within(section)
        .getAllByRole('heading', { level: 3 })
        .map((title) => title.textContent),
    ).toEqual(['Étape 2 – Fixer la période', 'Étape 8', 'Sud', 'Ailleurs dans le pays']);
  });

  it('lists every page once, the country’s map among them', () => {
    show();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect([...links].sort()).toEqual(
      [...ARTICLES.map(({ path }) => path), '/fr/islande/', '/fr/islande/carte/', '/'].sort(),
    );
  });
});

it('a destination’s poster is one link with its name', () => {
  renderIn(
    'fr',
    <PosterShelf>
      <PosterCard href="/fr/islande/" title="Islande" />
      <PosterCard href="/fr/hawaii/" title="Hawaï" />
    </PosterShelf>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('heading', { level: 3, name: 'Hawaï' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Islande' })).toHaveAttribute('href', '/fr/islande/');
});
