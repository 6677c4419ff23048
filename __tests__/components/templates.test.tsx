import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import HomePage from '../../src/templates/index';
import { NotFoundView } from '../../src/templates/views/NotFoundView';
import { fakeIntersections } from '../support/components/intersections';
import { renderIn } from '../support/components/render';

jest.mock('gatsby', () => ({ graphql: () => '' }));
// What stands around every page has tests of its own.
jest.mock('../../src/layouts/PageFrame', () => ({
  PageFrame: ({ children }: { children: ReactNode }) => <main>{children}</main>,
}));
jest.mock('../../src/layouts/frame-data', () => ({
  useFrameData: (locale: string) => ({ pageOf: () => ({ path: `/${locale}/sitemap/` }) }),
}));

const COUNTRIES = ['Hawaii', 'Iceland', 'Polynesia', 'USA'].map((name) => ({
  id: name,
  name,
  path: `/en/${name.toLowerCase()}/`,
  reference: null,
  hasMap: name !== 'USA',
  frame: null,
  banner: null,
}));
const ARTICLE = {
  id: 'a',
  path: '/en/iceland/geysir/',
  title: 'Geysir',
  shortTitle: null,
  standfirst: null,
  type: null,
  step: null,
  menuPosition: null,
  isHike: false,
  cover: null,
  country: { name: 'Iceland' },
};

beforeEach(() => void fakeIntersections());

const WORDS = {
  fr: [
    'Envie d’évasion\u202f?',
    'Choisir une destination',
    'De quoi préparer le voyage',
    'Où voulez-vous aller\u202f?',
    'Derniers articles',
    'La carte',
  ],
  en: [
    'Longing to get away?',
    'Choose a destination',
    'What helps you plan',
    'Where do you want to go?',
    'Latest articles',
    'The map',
  ],
} as const;

describe.each(['fr', 'en'] as const)('the home page in %s (SPEC §1)', (locale) => {
  const [headline, choose, tools, where, latest, map] = WORDS[locale];
  const section = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('section')!;

  beforeEach(() => {
    const props = {
      data: {
        brand: null,
        countries: { nodes: COUNTRIES },
        latest: { nodes: [ARTICLE] },
        locales: { edges: [] },
      },
      pageContext: { id: null, locale, alternates: [] },
    };
    renderIn(locale, <HomePage {...(props as unknown as Parameters<typeof HomePage>[0])} />);
  });

  it('has its headline, its promise and one button, which leads to the destinations', () => {
    expect(screen.getByRole('heading', { level: 1, name: headline })).toBeVisible();
    expect(screen.getByText(/vos rêves|your dreams/)).toBeVisible();
    const href = screen.getByRole('link', { name: choose }).getAttribute('href') ?? '';
    expect(document.querySelector(href)).toBe(section(where));
  });

  it('names five tools, each with an icon', () => {
    const items = within(section(tools)).getAllByRole('listitem');
    expect(items).toHaveLength(5);
    for (const item of items) {
      expect(within(item).getByRole('heading', { level: 3 })).toBeVisible();
      expect(item.querySelector('use')?.getAttribute('href')).toMatch(/^\/icons\/frame\.svg#ui-[\w-]+$/);
    }
  });

  it('shows the main destinations as posters, and the latest articles with their country', () => {
    expect(
      within(section(where))
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(COUNTRIES.map(({ name }) => name));
    const article = within(section(latest)).getByRole('article');
    expect(within(article).getByText('Iceland')).toBeVisible();
    expect(within(article).getByRole('link', { name: 'Geysir' })).toHaveAttribute('href', ARTICLE.path);
  });

  it('leads to the map of each country that has one', () => {
    const links = within(section(map))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/en/hawaii/map/', '/en/iceland/map/', '/en/polynesia/map/']);
  });
});

it.each([
  ['fr', 'Cette route ne mène nulle part', 'This page does not exist, or no longer does.', 'en'],
  ['en', 'This road leads nowhere', 'Cette page n’existe pas, ou n’existe plus.', 'fr'],
] as const)('the page for unknown addresses in %s has a line in the other language', (...row) => {
  const [locale, title, line, other] = row;
  renderIn(
    locale,
    <NotFoundView locale={locale} alternates={[]} asked={undefined} poster={null} countries={COUNTRIES} />,
  );
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(line)).toHaveAttribute('lang', other);
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(
    COUNTRIES.map(({ name }) => name),
  );
});
