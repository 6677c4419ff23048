import { cleanPart, safeId, underTitle } from '../../../publisher/books/clean';
import { mainPart } from '../../../publisher/books/dom';
import { linkResolver, rewriteLinks } from '../../../publisher/books/links';
import { toXhtml } from '../../../publisher/books/xhtml';
import { readXml } from '../../support/xml';

const RULES = {
  without: ['map', 'Alerts'],
  idlePictures: '/maps/',
  picture: (address: string) => `p${address}`,
};
const cleaned = (html: string) => toXhtml(cleanPart(mainPart(`<main>${html}</main>`), RULES));

describe('a page in a book', () => {
  it.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a form', '<p>a</p><form><label>Nom</label><input name="x"></form>', '<p>a</p>'],
    ['a menu', '<nav><a href="/">Accueil</a></nav><p>a</p>', '<p>a</p>'],
    ['an icon', '<p><svg><path d="M0 0"/></svg>a</p>', '<p>a</p>'],
    ['what paper has no use for', '<div data-print="hide">b</div><p>a</p>', '<p>a</p>'],
    ['what only a page needs', '<p>a<a href="#a" data-page-only="">#</a></p>', '<p>a</p>'],
    ['a part that the list leaves out by its id', '<section id="map">b</section><p>a</p>', '<p>a</p>'],
    ['a part that the list leaves out by its class', '<div class="x Alerts">b</div><p>a</p>', '<p>a</p>'],
    ['what screen readers do not hear', '<p>a<span aria-hidden="true">#</span></p>', '<p>a</p>'],
    ['an event of a script', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['a style of its own', '<p style="color:red">a</p>', '<p>a</p>'],
    ['what is left empty', '<div><p> </p></div><p>a</p>', '<p>a</p>'],
  ])('does without %s', (_, html, expected) => {
    expect(cleaned(html)).toBe(expected);
  });

  it('unfolds what is folded up, and leaves the content of elements that no book knows', () => {
    expect(cleaned('<details><summary>Plus</summary><p>a</p></details>')).toBe(
      '<div><p>Plus</p><p>a</p></div>',
    );
    expect(cleaned('<dated-note from="x"><p>a</p></dated-note>')).toBe('<p>a</p>');
  });

  it('is XML, whatever its text', () => {
    const xml = `<r>${cleaned('<p title="&quot;&lt;">a &lt;b&gt; &amp; c<br>d\u0001 é</p><table><tr><td></td></tr></table>')}</r>`;
    expect(readXml(xml).querySelector('p')?.textContent).toBe('a <b> & cd é');
    expect(readXml(xml).querySelector('p')?.getAttribute('title')).toBe('"<');
  });

  it('says the language of a part in both ways', () => {
    expect(cleaned('<p lang="is">Já</p>')).toBe('<p lang="is" xml:lang="is">Já</p>');
  });

  it.each([
    ['a picture', '<img src="/a.webp" alt="Une plage">', '<img src="p/a.webp" alt="Une plage"/>'],
    [
      'the widest file that a page of a book can use',
      '<picture><source srcset="/a.avif 400w, /b.avif 1000w, /c.avif 1600w"><img src="/d.webp" alt="Vík"></picture>',
      '<img src="p/b.avif" alt="Vík"/>',
    ],
    ['a picture that repeats the words beside it', '<img src="/a.webp" alt="">', ''],
    ['a picture that says nothing on paper', '<img src="/maps/a.svg" alt="Carte">', ''],
  ])('takes %s', (_, html, expected) => {
    expect(cleaned(html)).toBe(expected);
  });

  it('has one title, and headings below it without a gap', () => {
    const body = cleanPart(mainPart('<main><h3>Titre</h3><h4>a</h4><p>b</p><h6>c</h6></main>'), RULES);
    expect(toXhtml(underTitle(body))).toBe('<h2>a</h2><p>b</p><h3>c</h3>');
  });

  it('has ids that XML allows', () => {
    expect(['plage', '3-jours', 'a b'].map(safeId)).toEqual(['plage', 's-3-jours', 'a-b']);
  });

  it('is named when it is not there as expected', () => {
    expect(() => mainPart('<p>a</p>')).toThrow('expected a <main>, found none');
    expect(() => mainPart('<main></main>', 'step-1')).toThrow(
      'expected a part with the id “step-1”, found none',
    );
  });
});

describe('a link in a book', () => {
  const resolve = linkResolver({
    site: 'https://www.example.org',
    targets: [
      { file: 'c1.xhtml', address: '/fr/islande/', ids: new Set() },
      { file: 'c2.xhtml', address: '/fr/islande/', section: 'step-1', ids: new Set(['a']) },
      { file: 'c3.xhtml', address: '/fr/islande/vik/', ids: new Set(['plage', 's-3-jours']) },
    ],
    others: new Map([['/fr/islande/carte/', 'map.xhtml']]),
  });

  it.each([
    ['/fr/islande/vik/', 'c3.xhtml'],
    ['/fr/islande/vik/#plage', 'c3.xhtml#plage'],
    ['/fr/islande/vik/#3-jours', 'c3.xhtml#s-3-jours'],
    ['/fr/islande/vik/#gone', 'c3.xhtml'],
    ['https://www.example.org/fr/islande/vik/', 'c3.xhtml'],
    ['#plage', 'c3.xhtml#plage'],
    ['/fr/islande/#step-1', 'c2.xhtml'],
    ['/fr/islande/#a', 'c2.xhtml#a'],
    ['/fr/islande/', 'c1.xhtml'],
    ['/fr/islande/carte/?p=vik', 'map.xhtml'],
    ['/fr/hawai/?a=b#c', 'https://www.example.org/fr/hawai/?a=b#c'],
    ['https://vedur.is/', 'https://vedur.is/'],
    ['tel:112', 'tel:112'],
    ['geo:64.1,-21.9', 'geo:64.1,-21.9'],
    ['javascript:alert(1)', undefined],
    ['http://[', undefined],
    ['/fr/islande/vik/#%E0%A4%A', 'c3.xhtml'],
  ])('to %s leads to %s', (href, expected) => {
    expect(resolve(href, '/fr/islande/vik/')).toBe(expected);
  });

  it('that leads nowhere leaves its words', () => {
    const body = cleanPart(mainPart('<main><p><a href="javascript:x">mots</a></p></main>'), RULES);
    expect(toXhtml(rewriteLinks(body, (href) => resolve(href, '/')))).toBe('<p><span>mots</span></p>');
  });
});
