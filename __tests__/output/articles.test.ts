import {
  attribute,
  builtPaths,
  exists,
  find,
  readPage,
  text,
  type BuiltPage,
} from '../support/site/built-site';

const COMPLETE = {
  fr: '/fr/islande/lagune-glaciaire-jokulsarlon/',
  en: '/en/iceland/jokulsarlon-glacier-lagoon/',
} as const;
const textOf = (page: BuiltPage) => find(page, 'main').map(text).join('').replace(/\s+/g, ' ');

/** Parts of an article that SPEC §1 names, in the words of either language. */
const LABELS = [
  ['updated on', 'Mis à jour le', 'Updated on'],
  ['published on', 'Publié le', 'Published on'],
  ['written by', 'Écrit par', 'Written by'],
  ['what was checked', 'Vérifié', 'Checked'],
  ['what was not checked', 'Non vérifié', 'Not checked'],
  ['reading time', 'minutes de lecture', 'minute read'],
  ['interest', 'Intérêt', 'Interest'],
  ['access', 'Accès', 'Access'],
  ['difficulty', 'Difficulté', 'Difficulty'],
  ['our opinion', 'Notre avis', 'Our opinion'],
  ['we like', 'Nous aimons', 'We like'],
  ['we like less', 'Nous aimons moins', 'We like less'],
  ['tested and approved', 'Testé et approuvé', 'Tested and approved'],
  ['the book button', 'Réserver', 'Book'],
  ['the advertising label', 'lien publicitaire', 'advertising link'],
  ['continue your journey', 'Continuez votre voyage', 'Continue your journey'],
  ['get inspired', 'Inspirez-vous d’autres expériences', 'Get inspired by other experiences'],
  ['read more', 'Lire la suite', 'Read more'],
  ['the table of contents', 'Dans cet article', 'In this article'],
  ['share', 'Partager', 'Share'],
  ['report an error', 'Signaler une erreur', 'Report an error'],
] as const;

describe.each(LABELS)('%s', (_, fr, en) => {
  it('stands on an article in French and in English', () => {
    expect(textOf(readPage(COMPLETE.fr))).toContain(fr);
    expect(textOf(readPage(COMPLETE.en))).toContain(en);
  });
});

describe('every article', () => {
  let pages: BuiltPage[];
  beforeAll(() => {
    pages = builtPaths()
      .map(readPage)
      .filter((page) => find(page, 'meta', { property: 'og:type', content: 'article' }).length > 0);
  });

  it('says its dates to machines', () => {
    const faults = pages.flatMap((page) =>
      find(page, 'time')
        .filter((time) => !/^\d{4}-\d{2}-\d{2}/.test(attribute(time, 'datetime') ?? ''))
        .map(() => page.path),
    );
    expect(faults).toEqual([]);
  });

  it('labels every link to a marketplace, for readers and for search engines', () => {
    const paid = pages.flatMap((page) =>
      find(page, 'a')
        .filter((link) => /\b(viator|getyourguide)\.com\//.test(attribute(link, 'href') ?? ''))
        .map((link) => ({
          path: page.path,
          rel: attribute(link, 'rel'),
          label: /lien publicitaire|advertising link/.test(link.parentNode ? text(link.parentNode) : ''),
          id: /(partner_id=GL7|pid=P007)/.test(attribute(link, 'href') ?? ''),
        })),
    );
    expect(paid.length).toBeGreaterThan(40);
    for (const link of paid)
      expect(link).toEqual({ ...link, rel: 'sponsored nofollow noopener', label: true, id: true });
  });

  it('leads to the one before and the one after, which lead back', () => {
    const read = (page: BuiltPage, rel: string) =>
      find(page, 'a', { rel }).map((link) => attribute(link, 'href') ?? '');
    const byPath = new Map(pages.map((page) => [page.path, page]));
    const linked = pages.filter((page) => read(page, 'prev').length + read(page, 'next').length > 0);
    expect(linked.length).toBeGreaterThan(pages.length / 2);
    for (const page of linked)
      for (const next of read(page, 'next'))
        expect([next, read(byPath.get(next) ?? page, 'prev')]).toEqual([next, [page.path]]);
  });

  it('can be reported, by its address and title', () => {
    for (const page of pages) {
      const [link] = find(page, 'a')
        .map((element) => attribute(element, 'href') ?? '')
        .filter((href) => href.includes('?page='));
      const contact = page.path.startsWith('/en/') ? '/en/contact/' : '/fr/contact/';
      const url = new URL(link ?? '', 'https://www.example.org');
      expect([page.path, url.pathname, url.searchParams.get('page')]).toEqual([
        page.path,
        contact,
        page.path,
      ]);
    }
  });
});

describe('an article in one language', () => {
  it('is built, has no counterpart and no link to one', () => {
    const page = readPage('/fr/islande/test-brouillon/');
    expect(find(page, 'a', { hreflang: 'en' })).toEqual([]);
    expect(exists('/en/iceland/test-draft/index.html')).toBe(false);
  });
});

describe('hostile Markdown', () => {
  it.each(['/fr/islande/test-hostile/', '/en/iceland/test-hostile/'])('is inert at %s', (path) => {
    const page = readPage(path);
    const handlers = page.elements.flatMap(({ attrs }) => attrs.filter(({ name }) => name.startsWith('on')));
    // A block of data is no script; head.test.ts reads it.
    const scripts = find(page, 'script')
      .filter((script) => attribute(script, 'type') !== 'application/ld+json')
      .map(text)
      .filter((code) => /alert|hacked/.test(code));
    expect([handlers, scripts]).toEqual([[], []]);
    expect(find(page, 'main').map(text).join('')).toContain('<script>window.hacked = true</script>');
    expect(find(page, 'a').filter((link) => /^javascript:/i.test(attribute(link, 'href') ?? ''))).toEqual([]);
  });
});

describe('pictures of a text', () => {
  it('are all there, in a gallery, a figure and a sentence, each with its words and its credit', () => {
    const page = readPage('/fr/islande/test-images/');
    const [gallery] = page.elements.filter((element) => attribute(element, 'data-gallery') !== undefined);
    expect(gallery && attribute(gallery, 'aria-label')).toBe('Galerie de 60 images');
    const [main] = find(page, 'main');
    expect(main && text(main)).toContain('Image 60 Grand Large, CC BY 4.0');
    const links = find(page, 'a', { class: 'zoom' }).map((link) => attribute(link, 'href') ?? '');
    expect(links).toHaveLength(61);
    expect(links.filter((file) => !exists(file))).toEqual([]);
  });
});
