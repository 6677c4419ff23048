import { screen, within } from '@testing-library/react';
import { ExcursionList } from '../../src/features/article/ExcursionList';
import { Excursions } from '../../src/features/article/Excursions';
import { renderIn } from '../support/components/render';

describe.each(['fr', 'en'] as const)('excursions in %s', (locale) => {
  it('labels an excursion, its paid link and the link’s purpose', () => {
    const excursion = {
      id: 'x',
      shortId: 'k3v9x',
      title: 'Silfra',
      description: null,
      bookingUrl: 'https://www.example.org/s',
      isTested: true,
      test: { by: 'Camille', on: '2026-09-14', operator: 'Arctic Dive' },
      duration: '3 h',
      place: 'Þingvellir',
      picture: null,
    };
    renderIn(
      locale,
      <Excursions
        locale={locale}
        excursions={[excursion, { ...excursion, id: 'y', title: 'Y', isTested: false, bookingUrl: null }]}
      />,
    );
    const [first, second] = screen.getAllByRole('listitem');
    const link = within(first!).getByRole('link', {
      name: locale === 'fr' ? 'Réserver – Silfra' : 'Book – Silfra',
    });
    expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener');
    expect(
      within(first!).getByText(locale === 'fr' ? 'lien publicitaire' : 'advertising link'),
    ).toBeVisible();
    expect(
      within(first!).getByText(locale === 'fr' ? 'Testé et approuvé' : 'Tested and approved'),
    ).toBeVisible();
    expect(first).toHaveTextContent(
      locale === 'fr'
        ? 'par Camille, le 14 septembre 2026, avec Arctic Dive'
        : 'by Camille on 14 September 2026, with Arctic Dive',
    );
    expect(within(second!).queryByRole('link')).toBeNull();
    expect(second).not.toHaveTextContent(/Testé|Tested|Exemple|Example/);
  });

  it('says of a label that nobody tested anything for that it is an example', () => {
    const excursion = {
      id: 'x',
      shortId: 'k3v9x',
      title: 'Silfra',
      description: null,
      bookingUrl: null,
      isTested: true,
      test: null,
      duration: null,
      place: null,
      picture: null,
    };
    renderIn(locale, <Excursions locale={locale} excursions={[excursion]} />);
    expect(
      screen.getByText(
        locale === 'fr'
          ? /^Exemple\s: ce label demande un test par votre propre rédaction$/
          : 'Example: this label needs a test by your own desk',
      ),
    ).toBeVisible();
  });

  it('in brief leads to where an article tells of it, is booked from here too, and says once that the links are paid', () => {
    const excursion = {
      id: 'x',
      shortId: 'k3v9x',
      title: 'Silfra',
      bookingUrl: 'https://www.example.org/s',
      isTested: true,
      test: null,
      duration: '3 h',
      place: 'Þingvellir',
      article: { path: '/fr/islande/silfra/' },
    };
    const test = { by: 'Camille', on: '2026-09-14', operator: 'Arctic Dive' };
    renderIn(
      locale,
      <ExcursionList
        locale={locale}
        excursions={[excursion, { ...excursion, id: 'y', title: 'Þríhnúkagígur', test }]}
      />,
    );
    expect(
      screen.getByText(
        locale === 'fr'
          ? /^Chaque bouton «\sRéserver\s» est un lien publicitaire\.$/
          : 'Each “Book” button is an advertising link.',
      ),
    ).toBeVisible();
    const [example, tested] = screen.getAllByRole('listitem');
    expect(example).toHaveTextContent(
      locale === 'fr' ? 'Testé et approuvé exemple' : 'Tested and approved example',
    );
    expect(tested).toHaveTextContent(locale === 'fr' ? 'par Camille, le' : 'by Camille on');
    expect(screen.getByRole('link', { name: 'Silfra' })).toHaveAttribute(
      'href',
      '/fr/islande/silfra/#excursions',
    );
    expect(within(example!).getByText('Þingvellir · 3 h')).toBeVisible();
    expect(
      screen.getByRole('link', { name: locale === 'fr' ? 'Réserver – Silfra' : 'Book – Silfra' }),
    ).toHaveAttribute('href', excursion.bookingUrl);
  });

  it('in brief without a link to book say nothing of paid links', () => {
    const excursion = {
      ...{ id: 'x', title: 'Silfra', bookingUrl: null, isTested: false, test: null },
      ...{ duration: null, place: null, article: { path: '/fr/islande/silfra/' } },
    };
    renderIn(locale, <ExcursionList locale={locale} excursions={[excursion]} />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.queryByText(/publicitaire|advertising/)).toBeNull();
  });
});
