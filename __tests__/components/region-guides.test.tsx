import { fireEvent, screen, within } from '@testing-library/react';
import { RegionGuides } from '../../src/features/country/RegionGuides';
import { renderIn } from '../support/components/render';
import { setWidth } from '../support/components/screen-width';

const article = (title: string, type: string | null, region: string | null = 'n', isHike = false) => ({
  id: title,
  path: `/fr/islande/${title}/`,
  title,
  shortTitle: null,
  standfirst: null,
  type,
  step: null,
  menuPosition: null,
  isHike,
  cover: null,
  region: region ? { id: region } : null,
});
const REGIONS = [
  { id: 's', title: 'Sud', introduction: null },
  { id: 'n', title: 'Nord', introduction: 'Le nord.' },
];
const show = (articles: ReturnType<typeof article>[]) =>
  renderIn('fr', <RegionGuides regions={REGIONS} articles={articles} />);
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

afterEach(() => {
  document.body.className = '';
});

describe('region guides (SPEC §2, §4)', () => {
  it('go by region, regions by title; a region without articles is left out', () => {
    setWidth(850);
    show([article('a', 'zone', 's'), article('b', 'zone')]);
    expect(titles()).toEqual(['Nord', 'Sud']);
  });

  it('have articles without a region, or with one of another country, at their end', () => {
    setWidth(850);
    show([article('a', 'zone'), article('b', 'zone', null), article('c', 'zone', 'x')]);
    expect(titles()).toEqual(['Nord', 'Ailleurs dans le pays']);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['a', 'c', 'b']);
  });

  it('are sorted by type, then hike, then title, all descending; places to see follow', () => {
    setWidth(850);
    show([
      article('vue', 'interet'),
      article('a', 'loisir'),
      article('h', 'loisir', 'n', true),
      article('z', 'zone'),
    ]);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['z', 'h', 'a', 'vue']);
  });

  it('with several guides on a small screen open over the page, with the region’s name, and close', () => {
    setWidth(849);
    show([article('a', 'zone'), article('b', 'zone'), article('c', 'top')]);
    fireEvent.click(screen.getByRole('button', { name: 'Voir les 3 guides' }));
    const list = screen.getByRole('dialog', { name: 'Nord\u00a0: tous les guides' });
    expect(within(list).getAllByRole('link')).toHaveLength(3);
    expect(document.body).toHaveClass('guides-open');
    fireEvent.click(within(list).getByRole('button', { name: 'Fermer' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.body).not.toHaveClass('guides-open');
  });

  it('leave no mark on the body when the page goes', () => {
    setWidth(849);
    const { unmount } = show([article('a', 'zone'), article('b', 'zone')]);
    fireEvent.click(screen.getByRole('button', { name: 'Voir les 2 guides' }));
    unmount();
    expect(document.body).not.toHaveClass('guides-open');
  });

  it('close when the screen is turned to its wide side', () => {
    setWidth(849);
    show([article('a', 'zone'), article('b', 'zone')]);
    fireEvent.click(screen.getByRole('button', { name: 'Voir les 2 guides' }));
    setWidth(850);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  it('with exactly one guide are a direct link', () => {
    setWidth(849);
    show([article('a', 'zone'), article('vue', 'interet')]);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'a' })).toHaveAttribute('href', '/fr/islande/a/');
  });

  it('say what an article is, unless it is just another one', () => {
    setWidth(850);
    show([article('a', 'autre'), article('b', 'loisir'), article('h', 'loisir', 'n', true)]);
    expect(screen.getAllByRole('article').map((card) => card.textContent)).toEqual([
      'Randonnéeh',
      'Activitéb',
      'a',
    ]);
  });

  it('have an anchor for each region', () => {
    setWidth(850);
    show([article('a', 'zone', 's')]);
    expect(document.getElementById('region-sud')).toContainElement(screen.getByRole('link'));
  });

  it('take in an article of a country without regions, and one without a type', () => {
    setWidth(850);
    renderIn('fr', <RegionGuides regions={[]} articles={[article('a', null, null)]} />);
    expect(titles()).toEqual(['Tous les articles']);
  });
});
