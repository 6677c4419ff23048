import { screen, within } from '@testing-library/react';
import { ArticleFacts } from '../../src/features/article/ArticleFacts';
import { Contents } from '../../src/features/article/Contents';
import { Excursions } from '../../src/features/article/Excursions';
import { Provenance } from '../../src/features/article/Provenance';
import { Verdict } from '../../src/features/article/Verdict';
import { renderIn } from '../support/render';

const words = { fr: 'Notre avis', en: 'Our opinion' } as const;

describe.each(['fr', 'en'] as const)('an article in %s', (locale) => {
  it('says what we think of it', () => {
    renderIn(locale, <Verdict opinion="Allez-y." likes={['la lumière']} dislikes={['la foule']} />);
    expect(screen.getByRole('heading', { level: 2, name: words[locale] })).toBeVisible();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'la lumière',
      'la foule',
    ]);
  });

  it('says nothing when there is nothing to say', () => {
    const { container } = renderIn(locale, <Verdict opinion={null} likes={[]} dislikes={[]} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('shows the facts of a hike that are known, and only those', () => {
    const hike = { distanceKm: 8.5, ascentM: null, durationMin: 150, grade: 'modere', season: null };
    renderIn(
      locale,
      <ArticleFacts
        locale={locale}
        article={{ interest: null, access: null, difficulty: null, hike, coordinates: null }}
      />,
    );
    const shown = screen.getAllByRole('definition').map((fact) => fact.textContent);
    expect(shown).toEqual(
      locale === 'fr'
        ? ['8,5\u00a0km', '2\u00a0h\u00a030', 'modéré']
        : ['8.5\u00a0km', '2\u00a0h\u00a030', 'moderate'],
    );
  });

  it('dates itself in words and for machines', () => {
    renderIn(
      locale,
      <Provenance
        locale={locale}
        updatedOn="2026-09-14"
        publishedOn={null}
        checkedOn={null}
        authorName="Camille Renard"
        minutes={1}
      />,
    );
    const date = screen.getByText(locale === 'fr' ? '14 septembre 2026' : '14 September 2026');
    expect(date).toHaveAttribute('datetime', '2026-09-14');
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('labels an excursion, its paid link and the link’s purpose', () => {
    const excursion = {
      id: 'x',
      title: 'Silfra',
      description: null,
      bookingUrl: 'https://www.example.org/s',
      isTested: true,
      duration: '3 h',
      place: 'Þingvellir',
      picture: null,
    };
    renderIn(
      locale,
      <Excursions
        excursions={[excursion, { ...excursion, id: 'y', title: 'Y', isTested: false, bookingUrl: null }]}
      />,
    );
    const [first, second] = screen.getAllByRole('listitem');
    const link = within(first!).getByRole('link', {
      name: locale === 'fr' ? 'Réserver – Silfra' : 'Book – Silfra',
    });
    expect(link).toHaveAttribute('rel', expect.stringContaining('sponsored'));
    expect(
      within(first!).getByText(locale === 'fr' ? 'Testé et approuvé' : 'Tested and approved'),
    ).toBeVisible();
    expect(within(second!).queryByRole('link')).toBeNull();
  });
});

it('a table of contents lists the sections of a long text only', () => {
  const heading = (id: string, depth = 2) => ({ id, depth, text: id });
  const { rerender } = renderIn(
    'fr',
    <Contents headings={[heading('a'), heading('b'), heading('b1', 3), heading('c')]} />,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#a', '#b', '#c']);
  rerender(<Contents headings={[heading('a'), heading('b')]} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
