import { screen, within } from '@testing-library/react';
import { designsOfRegion, designsOfStep, inWords } from '../../src/features/country/card-designs';
import { Climate } from '../../src/features/country/Climate';
import { CountryArticles } from '../../src/features/country/CountryArticles';
import { RegionLinks } from '../../src/features/country/RegionLinks';
import { Safety } from '../../src/features/country/Safety';
import { StepPath } from '../../src/features/country/StepPath';
import { fakeIntersections } from '../support/components/intersections';
import { renderIn } from '../support/components/render';

const MONTHS = Array.from({ length: 12 }, (_, i) => ({
  month: i + 1,
  low: i === 0 ? -2 : 5,
  high: i === 6 ? 14 : 10,
  rainMm: i === 9 ? 86 : 50,
  daylightH: 12,
}));
const STEPS = [
  { number: 1, title: 'Découvrir le pays', text: { html: '<p>Commencez ici.</p>' } },
  { number: 2, title: 'Fixer la période', text: null },
];

describe('the eight steps (SPEC §1)', () => {
  const words = { fr: 'Aller à une étape', en: 'Jump to a step' } as const;
  const jumpWords = {
    fr: [
      ...['1 Découvrir', '2 Quand, combien', '3 Itinéraire', '4 Vols, nuits, voiture'],
      ...['5 Programme', '6 Excursions', '7 Carte', '8 Bonus'],
    ],
    en: [
      ...['1 Discover', '2 When, how much', '3 Itinerary', '4 Flights, beds, car'],
      ...['5 Programme', '6 Excursions', '7 Map', '8 Bonus'],
    ],
  };
  let view: ReturnType<typeof fakeIntersections>;
  beforeEach(() => {
    view = fakeIntersections();
  });
  const jump = (locale: 'fr' | 'en') => screen.getByRole('navigation', { name: words[locale] });
  const current = (locale: 'fr' | 'en') =>
    within(jump(locale))
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'))
      .map((link) => `${link.getAttribute('aria-current')} ${link.textContent}`);

  it.each(['fr', 'en'] as const)('are eight links to eight headings in %s', (locale) => {
    renderIn(locale, <StepPath steps={STEPS} contentOf={() => ({})} />);
    const links = within(jump(locale)).getAllByRole('link');
    const headings = screen.getAllByRole('heading', { level: 3 });
    expect(links.map((link) => link.textContent)).toEqual(jumpWords[locale]);
    expect(headings).toHaveLength(8);
    expect(headings[0]).toHaveTextContent('Découvrir le pays');
    links.forEach((link, index) => {
      const step = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      expect(step).toContainElement(headings[index] ?? null);
    });
  });

  it.each(['fr', 'en'] as const)(
    'call the eighth Bonus in %s, with the country’s words under it',
    (locale) => {
      const steps = [...STEPS, { number: 8, title: 'Aller plus loin', text: null }];
      renderIn(locale, <StepPath steps={steps} contentOf={() => ({})} />);
      const title = screen.getByRole('heading', { level: 3, name: 'Bonus' });
      expect(title.nextElementSibling).toHaveTextContent('Aller plus loin');
    },
  );

  it('say Bonus once where the country has no other words', () => {
    renderIn('fr', <StepPath steps={[{ number: 8, title: 'Bonus', text: null }]} contentOf={() => ({})} />);
    expect(document.getElementById('step-8')).toHaveTextContent(/^Bonus$/);
  });

  it('are followed: the control marks the one that is being read, and none before and after', () => {
    renderIn('fr', <StepPath steps={STEPS} contentOf={() => ({})} />);
    expect(current('fr')).toEqual([]);
    view.tell('step-2', true);
    expect(current('fr')).toEqual(['step 2 Quand, combien']);
    // The browser reports the step that leaves after the one that comes, or before it.
    view.tell('step-3', true);
    view.tell('step-2', false);
    expect(current('fr')).toEqual(['step 3 Itinéraire']);
    view.tell('step-3', false);
    expect(current('fr')).toEqual([]);
  });

  it('are left alone when the page goes', () => {
    const { unmount } = renderIn('fr', <StepPath steps={STEPS} contentOf={() => ({})} />);
    expect(view.count()).toBe(1);
    unmount();
    expect(view.count()).toBe(0);
  });

  it('show their text and what belongs to them', () => {
    renderIn(
      'fr',
      <StepPath steps={STEPS} contentOf={(step) => (step === 7 ? { beside: <p>La carte</p> } : {})} />,
    );
    expect(screen.getByText('Commencez ici.').closest('li')).toHaveAttribute('id', 'step-1');
    expect(screen.getByText('La carte').closest('li')).toHaveAttribute('id', 'step-7');
  });
});

describe('the climate', () => {
  it.each([
    ['fr', 'Climat mois par mois, Reykjavik', 'Le plus chaud en juillet (jusqu’à 14°)', 'janvier'],
    ['en', 'Climate month by month, Reykjavik', 'Warmest in July (up to 14°)', 'January'],
  ] as const)('in %s is a figure in words, and a table for those who cannot see its chart', (...row) => {
    const [locale, title, sentence, january] = row;
    const { container } = renderIn(locale, <Climate locale={locale} place="Reykjavik" months={MONTHS} />);
    const figure = screen.getByRole('figure');
    expect(within(figure).getAllByText(title)[0]).toBeVisible();
    expect(figure).toHaveTextContent(sentence);
    expect(container.querySelector('svg')?.closest('[aria-hidden]')).toHaveAttribute('aria-hidden', 'true');
    const table = container.querySelector('details table');
    expect(table?.querySelectorAll('tbody tr')).toHaveLength(12);
    const [first] = table?.querySelectorAll('tbody tr') ?? [];
    expect(first).toHaveTextContent(`${january}−2°10°5012`);
  });

  it('that nobody has measured is not there', () => {
    const { container } = renderIn('fr', <Climate locale="fr" place={null} months={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('an article that only the other language has', () => {
  const article = {
    id: 'a',
    path: '/fr/islande/se-marier/',
    title: 'Se marier en Islande',
    shortTitle: null,
    standfirst: 'Deux dossiers à monter.',
    type: null,
    step: 8,
    menuPosition: null,
    isHike: false,
    cover: null,
    region: null,
  };

  it('is labelled, leads to its own language and is spoken in it', () => {
    renderIn('en', <CountryArticles shown={inWords([{ ...article, locale: 'fr' }])} />);
    const link = screen.getByRole('link', { name: 'Se marier en Islande in French' });
    expect(link).toHaveAttribute('hreflang', 'fr');
    expect(link).toHaveAttribute('href', '/fr/islande/se-marier/');
    expect(screen.getByText('Se marier en Islande')).toHaveAttribute('lang', 'fr');
    expect(screen.getByText('Deux dossiers à monter.')).toHaveAttribute('lang', 'fr');
    expect(screen.getByText('in French')).not.toHaveAttribute('lang');
  });

  it('is labelled in the other direction too, and one of the page’s own language is not', () => {
    renderIn(
      'fr',
      <CountryArticles
        shown={designsOfStep([
          { ...article, locale: 'en' },
          { ...article, id: 'b' },
        ])}
      />,
    );
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Se marier en Islandeen anglais',
      'Se marier en Islande',
    ]);
    expect(screen.getAllByRole('link')[1]).not.toHaveAttribute('hreflang');
  });
});

it.each([
  ['fr', 'Urgences', 'Sources officielles'],
  ['en', 'Emergencies', 'Official sources'],
] as const)('safety in %s names numbers to call and official pages', (locale, emergency, sources) => {
  renderIn(
    locale,
    <Safety
      emergencyNumbers={[{ service: 'SAMU', number: '15' }]}
      officialSources={[{ title: 'Météo', url: 'https://meteo.pf' }]}
    />,
  );
  expect(screen.getByRole('heading', { level: 4, name: emergency })).toBeVisible();
  expect(screen.getByRole('heading', { level: 4, name: sources })).toBeVisible();
  expect(screen.getByRole('link', { name: '15' })).toHaveAttribute('href', 'tel:15');
  expect(screen.getByRole('link', { name: 'Météo' })).toHaveAttribute('href', 'https://meteo.pf');
});

describe('the designs of cards', () => {
  const designs = (shown: readonly { readonly design: string }[]) =>
    shown.map(({ design }) => design[0]).join('');
  const articles = (count: number) => Array.from({ length: count }, (_, index) => index);

  it.each([
    [0, ''],
    [1, 'l'],
    [2, 'ss'],
    [3, 'lww'],
    [6, 'lwwwww'],
  ])('of %i articles of a step are %s', (count, expected) => {
    expect(designs(designsOfStep(articles(count)))).toBe(expected);
  });

  it.each([
    [1, 'l'],
    [2, 'll'],
    [3, 'lss'],
    [4, 'ssss'],
    [5, 'lssww'],
    [9, 'lsswwwwww'],
  ])('of %i guides of a region are %s: a row of pictures without gaps, then words', (count, expected) => {
    expect(designs(designsOfRegion(articles(count)))).toBe(expected);
  });

  it('keep the order of the articles', () => {
    expect(designsOfRegion(['a', 'b', 'c', 'd', 'e']).map(({ article }) => article)).toEqual([
      ...['a', 'b', 'c', 'd', 'e'],
    ]);
  });
});

describe('the links to regions', () => {
  const region = (title: string) => ({ id: title, title });

  it('go by title, each to the anchor of its region', () => {
    renderIn('fr', <RegionLinks regions={[region('Sud'), region('Hautes Terres')]} />);
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Hautes Terres', '#region-hautes-terres'],
      ['Sud', '#region-sud'],
    ]);
  });

  it('are not there for a single region', () => {
    const { container } = renderIn('fr', <RegionLinks regions={[region('Sud')]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
