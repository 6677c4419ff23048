import { createEvent, fireEvent, screen } from '@testing-library/react';
import { LanguageLink } from '../../src/features/language/LanguageLink';
import { ArticleCards, Picture, type PictureData } from '../../src/ui';
import { renderIn } from '../support/components/render';

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
          sources: [{ type: 'image/avif', srcSet: '/s.avif 800w,\n/a.avif 1600w', sizes: '' }],
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

  it.each([
    [undefined, '/s.avif 800w,\n/a.avif 1600w'],
    [1200, '/s.avif 800w'],
    // Something must be shown.
    [600, '/s.avif 800w,\n/a.avif 1600w'],
  ])('offers no file wider than %s', (widest, files) => {
    const { container } = renderIn('fr', <Picture picture={picture} sizes="50vw" widest={widest} />);
    expect(container.querySelector('source')).toHaveAttribute('srcset', files);
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

  it.each([
    [99, 0],
    [100, 1],
  ])('has gone there %i ms after a click %i times', (elapsed, times) => {
    jest.useFakeTimers();
    const navigate = jest.fn();
    Object.assign(window, { ___navigate: navigate });
    renderIn('fr', <LanguageLink locale="fr" alternates={[fr, en]} />);
    fireEvent.click(screen.getByRole('link', { name: 'English' }));
    jest.advanceTimersByTime(elapsed);
    expect(navigate).toHaveBeenCalledTimes(times);
    jest.useRealTimers();
  });

  it('leaves a modified click to the browser', () => {
    renderIn('fr', <LanguageLink locale="fr" alternates={[fr, en]} />);
    const click = createEvent.click(screen.getByRole('link'), { ctrlKey: true });
    fireEvent(screen.getByRole('link'), click);
    expect(click.defaultPrevented).toBe(false);
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
