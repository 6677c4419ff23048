import { screen } from '@testing-library/react';
import { LanguageLink } from '../../src/features/language/LanguageLink';
import {
  ArticleCards,
  InternalLinkContext,
  Link,
  Picture,
  type LinkProps,
  type PictureData,
} from '../../src/ui';
import { renderIn } from '../support/render';

const picture: PictureData = {
  alt: 'Un geyser',
  focalPoint: { x: 20, y: 80 },
  file: {
    childImageSharp: {
      gatsbyImageData: {
        layout: 'constrained',
        width: 1600,
        height: 1066.6,
        backgroundColor: '#123456',
        images: {
          fallback: { src: '/a.webp', srcSet: '/a.webp 1600w' },
          sources: [{ type: 'image/avif', srcSet: '/a.avif 1600w', sizes: '' }],
        },
      },
    },
  },
};

describe('a picture', () => {
  it('has its words, its size and its focal point, and loads when it is near', () => {
    const { container } = renderIn('fr', <Picture picture={picture} sizes="50vw" />);
    const img = screen.getByRole('img', { name: 'Un geyser' });
    expect(img).toHaveAttribute('loading', 'lazy');
    expect(img).toHaveAttribute('height', '1067');
    expect(img).toHaveStyle({ objectPosition: '20% 80%' });
    expect(container.querySelector('source')).toHaveAttribute('sizes', '50vw');
  });

  it('that is the page’s main one loads first', () => {
    renderIn('fr', <Picture picture={picture} sizes="100vw" isPriority />);
    const img = screen.getByRole('img');
    expect(img).toHaveAttribute('loading', 'eager');
    expect(img).toHaveAttribute('fetchpriority', 'high');
  });
});

describe('a link', () => {
  const RouterLink = ({ href, children }: LinkProps) => <a href={`router:${href}`}>{children}</a>;

  it.each([
    ['/fr/islande/', 'router:/fr/islande/'],
    ['https://www.example.org/', 'https://www.example.org/'],
    ['#etape-2', '#etape-2'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
  ])('to %s is followed by %s', (href, followed) => {
    renderIn(
      'fr',
      <InternalLinkContext.Provider value={RouterLink}>
        <Link href={href}>x</Link>
      </InternalLinkContext.Provider>,
    );
    expect(screen.getByText('x')).toHaveAttribute('href', followed);
  });
});

describe('the language switcher (SPEC §2)', () => {
  const fr = { locale: 'fr', path: '/fr/islande/' } as const;
  const en = { locale: 'en', path: '/en/iceland/' } as const;

  it('goes to the page’s own slug in the other language, and says which language that is', () => {
    renderIn('fr', <LanguageLink locale="fr" alternates={[fr, en]} />);
    const link = screen.getByRole('link', { name: 'English' });
    expect(link).toHaveAttribute('href', '/en/iceland/');
    expect(link).toHaveAttribute('hreflang', 'en');
    expect(link).toHaveAttribute('lang', 'en');
  });

  it('shows nothing without a published translation', () => {
    renderIn('fr', <LanguageLink locale="fr" alternates={[fr]} />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

it('cards prefer the short title, and their pictures stay silent beside it', () => {
  const article = {
    id: 'a',
    path: '/fr/a/',
    title: 'Un long titre',
    shortTitle: 'Court',
    standfirst: null,
    cover: picture,
  };
  renderIn(
    'fr',
    <ArticleCards articles={[article, { ...article, id: 'b', shortTitle: null, cover: null }]} />,
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Court', 'Un long titre']);
  expect(screen.queryByRole('img')).toBeNull();
});
