import { feedHtml } from '../../../src/site-build/files/feed-html';
import { feedItem } from '../../../src/site-build/files/feeds';

const PAGE = 'https://www.example.org/fr/islande/geysir/';

describe('the text of an article in a feed', () => {
  it.each([
    [
      'an address of this site',
      '<a href="/fr/islande/">x</a>',
      '<a href="https://www.example.org/fr/islande/">x</a>',
    ],
    ['an anchor', '<a href="#acces">x</a>', `<a href="${PAGE}#acces">x</a>`],
    [
      'an address elsewhere',
      '<a href="https://vedur.is/" rel="noopener">x</a>',
      '<a href="https://vedur.is/">x</a>',
    ],
    [
      'a picture',
      '<figure><picture><source srcset="/a.avif"><img src="/a.jpg" srcset="/b.jpg 2x" alt="x" style="color:red"></picture></figure>',
      '<figure><img src="https://www.example.org/a.jpg" alt="x"></figure>',
    ],
    ['an unfinished address', '<a href="https://">x</a>', '<a>x</a>'],
    ['a broken address', '<a href="http://www.example.org:horaires/">x</a>', '<a>x</a>'],
    ['what only the page can do', '<h2>x</h2><a href="#x" data-page-only>#</a>', '<h2>x</h2>'],
    ['styles and scripts', '<p class="a" onclick="b()">x<script>c()</script></p>', '<p>x</p>'],
    ['text like markup', '<p>&lt;script&gt; &amp; co</p>', '<p>&lt;script&gt; &amp; co</p>'],
  ])('has %s as readers need it', (_, html, expected) => {
    expect(feedHtml(html, PAGE)).toBe(expected);
  });
});

describe('an item of a feed', () => {
  const article = {
    documentId: 'abc',
    title: 'A & B 🌋',
    path: '/fr/islande/geysir/',
    standfirst: null,
    publishedOn: null,
    shareImage: '/share/a.jpg',
    body: null,
    author: null,
    country: null,
    region: null,
  };

  it('keeps its guid when title and address change, and differs between languages', () => {
    const guid = (change: object, locale: 'fr' | 'en' = 'fr') =>
      feedItem('https://www.example.org', locale, { ...article, ...change }, () => 1).guid;
    expect(guid({ title: 'C', path: '/fr/islande/autre/' })).toBe(guid({}));
    expect(guid({}, 'en')).not.toBe(guid({}));
  });

  it('says its author and its day', () => {
    const told = { ...article, author: { name: 'Ana' }, publishedOn: '2026-03-02' };
    expect(feedItem('https://www.example.org', 'fr', told, () => 7)).toMatchObject({
      custom_elements: [{ 'dc:creator': 'Ana' }],
      date: '2026-03-02',
    });
  });

  it('says nothing of a date, an author or a country that are missing', () => {
    expect(feedItem('https://www.example.org', 'fr', article, () => 7)).toEqual({
      title: 'A & B 🌋',
      description: '',
      url: 'https://www.example.org/fr/islande/geysir/',
      guid: 'abc-fr',
      categories: [],
      enclosure: { url: 'https://www.example.org/share/a.jpg', size: 7, type: 'image/jpeg' },
      custom_elements: [],
    });
  });
});
