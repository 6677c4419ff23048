import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adaptArticle } from '../../src/content/article/adapt';
import { withNulls } from '../../src/content/with-nulls';
import { ArticleFacts } from '../../src/features/article/ArticleFacts';
import { ArticleTools } from '../../src/features/article/ArticleTools';
import { Contents } from '../../src/features/article/Contents';
import { Gallery } from '../../src/features/article/Gallery';
import { Provenance } from '../../src/features/article/Provenance';
import { ReadMore } from '../../src/features/article/ReadMore';
import { Verdict } from '../../src/features/article/Verdict';
import { renderIn } from '../support/components/render';
import { rawArticleEntry } from '../support/inputs/raw';

/** An article that says no more than it must. */
const NO_FACTS = withNulls(adaptArticle(rawArticleEntry));

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
    renderIn(locale, <ArticleFacts locale={locale} article={{ ...NO_FACTS, hike }} />);
    const shown = screen.getAllByRole('definition').map((fact) => fact.textContent);
    expect(shown).toEqual(
      locale === 'fr'
        ? ['8,5\u00a0km', '2\u00a0h\u00a030', 'modéré']
        : ['8.5\u00a0km', '2\u00a0h\u00a030', 'moderate'],
    );
  });

  it('says what was checked, when, and what was not', () => {
    const article = {
      ...NO_FACTS,
      checkedOn: '2026-03-09',
      checkedAspects: ['acces', 'saison'],
      uncheckedAspects: ['prix'],
    };
    renderIn(locale, <ArticleFacts locale={locale} article={article} />);
    const told = screen.getAllByRole('term').map((term) => term.textContent);
    const shown = screen.getAllByRole('definition').map((fact) => fact.textContent);
    expect([told, shown]).toEqual(
      locale === 'fr'
        ? [
            ['Vérifié', 'Non vérifié'],
            ['accès, saison (9 mars 2026)', 'prix'],
          ]
        : [
            ['Checked', 'Not checked'],
            ['access, season (9 March 2026)', 'prices'],
          ],
    );
  });

  it('says what was checked without a day, and a day alone', () => {
    const shown = (checkedOn: string | null, checkedAspects: string[]) => {
      const { unmount } = renderIn(
        locale,
        <ArticleFacts locale={locale} article={{ ...NO_FACTS, checkedOn, checkedAspects }} />,
      );
      const [text] = screen.getAllByRole('definition').map((fact) => fact.textContent);
      unmount();
      return text;
    };
    expect(shown(null, ['histoire'])).toBe(locale === 'fr' ? 'histoire' : 'history');
    expect(shown('2026-03-09', [])).toBe(locale === 'fr' ? '9 mars 2026' : '9 March 2026');
  });

  it('dates itself in words and for machines', () => {
    renderIn(
      locale,
      <Provenance
        locale={locale}
        updatedOn="2026-09-14"
        publishedOn={null}
        authorName="Camille Renard"
        minutes={1}
      />,
    );
    const date = screen.getByText(locale === 'fr' ? '14 septembre 2026' : '14 September 2026');
    expect(date).toHaveAttribute('datetime', '2026-09-14');
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('leads to the articles before and after it, under what they have in common', () => {
    const target = (title: string, shortTitle: string | null) => ({ path: `/${title}/`, title, shortTitle });
    renderIn(locale, <ReadMore previous={target('a', 'A')} next={target('b', null)} group="Islande, Sud" />);
    const nav = screen.getByRole('navigation', {
      name: locale === 'fr' ? 'Lire la suite Islande, Sud' : 'Read more Islande, Sud',
    });
    const links = within(nav).getAllByRole('link');
    expect(
      links.map((link) => [link.getAttribute('rel'), link.getAttribute('href'), link.textContent]),
    ).toEqual([
      ['prev', '/a/', locale === 'fr' ? 'PrécédentA' : 'PreviousA'],
      ['next', '/b/', locale === 'fr' ? 'Suivantb' : 'Nextb'],
    ]);
  });

  it('is alone in its step or region without a word', () => {
    const { container } = renderIn(locale, <ReadMore previous={null} next={null} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('shows its pictures as links to their large files, with caption and credit', () => {
    const picture = {
      alt: 'Un geyser',
      caption: 'Strokkur',
      credit: 'Grand Large',
      licence: 'CC BY 4.0',
      focalPoint: { x: 20, y: 80 },
      file: {
        childImageSharp: {
          gatsbyImageData: {
            layout: 'constrained' as const,
            width: 1200,
            height: 800,
            images: { fallback: { src: '/s.webp', srcSet: '/s.webp 400w, /l.webp 1200w' }, sources: [] },
          },
        },
      },
    };
    renderIn(locale, <Gallery pictures={[picture]} />);
    const link = screen.getByRole('link', {
      name: locale === 'fr' ? 'Agrandir\u202f: Un geyser' : 'Enlarge: Un geyser',
    });
    expect(link).toHaveAttribute('href', '/l.webp');
    expect(screen.getByRole('figure')).toHaveTextContent('Strokkur Grand Large, CC BY 4.0');
    expect(screen.getByRole('img')).toHaveStyle({ objectPosition: '20% 80%' });
  });

  it('can be kept in a trip when it is about a country, where trips are planned', () => {
    const article = { path: '/fr/decalage-horaire/', title: 'Décalage horaire', shortId: 'k3v9x' };
    const heart = () =>
      screen.queryByRole('button', { name: locale === 'fr' ? /mon voyage/ : /my trip/ }) ??
      screen.queryByRole('link', { name: locale === 'fr' ? /mon voyage/ : /my trip/ });
    const { rerender } = renderIn(locale, <ArticleTools locale={locale} article={article} isInCountry />);
    expect(heart()).toBeInTheDocument();
    rerender(<ArticleTools locale={locale} article={article} isInCountry={false} />);
    expect(heart()).not.toBeInTheDocument();
  });

  it('is shared, or its link copied or shown, and reported to the contact form', async () => {
    const address = 'http://localhost/fr/islande/geysir/';
    const means = { share: undefined as unknown, clipboard: undefined as unknown };
    for (const name of ['share', 'clipboard'] as const)
      Object.defineProperty(navigator, name, { configurable: true, get: () => means[name] });
    const article = { path: '/fr/islande/geysir/', title: 'Geysir & Strokkur', shortId: 'k3v9x' };
    renderIn(
      locale,
      <ArticleTools locale={locale} article={article} isInCountry contactPath={`/${locale}/contact/`} />,
    );
    const report = screen.getByRole('link', {
      name: locale === 'fr' ? 'Signaler une erreur' : 'Report an error',
    });
    expect(report).toHaveAttribute(
      'href',
      `/${locale}/contact/?page=/fr/islande/geysir/&title=Geysir+%26+Strokkur`,
    );
    const press = () =>
      userEvent.click(screen.getByRole('button', { name: locale === 'fr' ? 'Partager' : 'Share' }));
    const said = screen.getByRole('status');
    await press();
    await waitFor(() => expect(said).toHaveTextContent(address));
    const copied: string[] = [];
    means.clipboard = { writeText: (text: string) => Promise.resolve(void copied.push(text)) };
    await press();
    await waitFor(() => expect(said).toHaveTextContent(locale === 'fr' ? 'Lien copié.' : 'Link copied.'));
    expect(copied).toEqual([address]);
    const shared: unknown[] = [];
    means.share = (data: unknown) => Promise.resolve(void shared.push(data));
    await press();
    await waitFor(() => expect(shared).toEqual([{ title: article.title, url: address }]));
    expect(said).toBeEmptyDOMElement();
  });
});

describe('a table of contents', () => {
  const heading = (id: string, depth = 2) => ({ id, depth, text: id });
  const observed = jest.fn();
  beforeEach(() => {
    Object.assign(window, {
      IntersectionObserver: class {
        observe = observed;
        disconnect = () => undefined;
      },
    });
  });

  it.each([
    ['fr', 'Sommaire', 'Dans cet article'],
    ['en', 'Table of contents', 'In this article'],
  ] as const)('in %s lists the sections, folded up and beside the text', (locale, folded, beside) => {
    renderIn(locale, <Contents headings={[heading('a'), heading('b'), heading('b1', 3), heading('c')]} />);
    for (const name of [folded, beside]) {
      const links = [...screen.getByRole('navigation', { name }).querySelectorAll('a')];
      expect(links.map((link) => link.getAttribute('href'))).toEqual(['#a', '#b', '#c']);
    }
  });

  it('is none for a short text', () => {
    renderIn('fr', <Contents headings={[heading('a'), heading('b')]} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
