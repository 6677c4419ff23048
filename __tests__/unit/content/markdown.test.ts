import { headingId } from '../../../src/content/markdown/anchors';
import { pictureSources, unknownPictures } from '../../../src/content/markdown/picture-sources';
import { renderMarkdown, type MarkdownOptions } from '../../../src/content/markdown/render-markdown';

const render = (markdown: string, options?: MarkdownOptions) =>
  renderMarkdown({ markdown, locale: 'fr' }, options);
const html = (markdown: string) => render(markdown).html;

describe('Markdown', () => {
  it.each([
    ['<script>alert(1)</script>', '<script'],
    ['<img src=x onerror=alert(1)>', '<img'],
    ['[x](javascript:alert(1))', 'href'],
    ['![x](data:text/html;base64,PHNjcmlwdD4=)', '<img'],
    ['## <b>x</b>', '<b>'],
    ['## "><b>x\n\n|a|\n|-|\n|b|', '<b>'],
  ])('%s stays inert', (markdown, forbidden) => {
    expect(html(markdown)).not.toContain(forbidden);
  });

  it('takes a no-break space behind a sign for the space that was meant', () => {
    const { html: page, headings } = render(
      '##\u00a0Où dormir\n\n-\u00a0la tente\n-\u202fle van\n\n1.\u00a0monter\n\nIl pleut\u00a0: 1914.\u00a0Un an.',
    );
    expect(headings).toMatchObject([{ text: 'Où dormir' }]);
    expect(page).toContain('<li>le van</li>');
    expect(page).toContain('<ol>');
    expect(page).toContain('Il pleut\u00a0: 1914.\u00a0Un an.');
  });

  it('raises the ends of French ordinals, and of nothing else', () => {
    const { html: page, headings } = render(
      '## Le 1er mai\n\nAu XIXe siècle, **la 2e fois** : `1er`, Le Xebec, A1er, 20em.',
    );
    expect(page).toContain('<h2 id="le-1er-mai">Le 1<sup>er</sup> mai</h2>');
    expect(page).toContain(
      '<p>Au XIX<sup>e</sup> siècle, <strong>la 2<sup>e</sup> fois</strong> : <code>1er</code>, Le Xebec, A1er, 20em.</p>',
    );
    expect(headings).toMatchObject([{ text: 'Le 1er mai' }]);
    expect(renderMarkdown({ markdown: 'The 1er mai', locale: 'en' }).html).toBe('<p>The 1er mai</p>\n');
  });

  it('gives headings anchors without accents, and lists them', () => {
    const { html: page, headings } = render('## Où aller ?\n\n### Été\n\n## Où aller ?');
    expect(headings).toEqual([
      { id: 'ou-aller', depth: 2, text: 'Où aller ?' },
      { id: 'ete', depth: 3, text: 'Été' },
      { id: 'ou-aller-1', depth: 2, text: 'Où aller ?' },
    ]);
    expect(page).toContain('<h2 id="ou-aller">Où aller ?</h2>');
  });

  it('puts a named link beside each heading, and not in it', () => {
    expect(html('## Été')).toMatch(
      /<\/h2>\s*<a class="anchor" href="#ete"[^>]*><span class="visually-hidden">Lien direct vers «\u202fÉté\u202f»<\/span>/,
    );
    expect(renderMarkdown({ markdown: '## Été', locale: 'en' }).html).toContain('Direct link to “Été”');
  });

  it.each([
    ['Map', 'map-section'],
    ['Comments', 'comments-section'],
    ['Step 2', 'step-2-section'],
    ['Commentary', 'commentary'],
    ['🐑', 'section'],
    ['مرحبا', 'section'],
  ])('a heading “%s” takes no id that the page or another has: %s', (title, id) => {
    expect(headingId(title)).toBe(id);
  });

  it('makes boxes of tips and warnings, each under its name', () => {
    expect(html(':::conseil\nPartez tôt.\n:::')).toContain(
      '<div class="note note-tip" role="note">\n<p class="note-title">Conseil</p>\n<p>Partez tôt.</p>',
    );
    expect(html(':::attention\nVent.\n:::')).toContain('<p class="note-title">Attention</p>');
  });

  it('lets a keyboard scroll a wide table, which has a name of its own', () => {
    const table = '| a |\n|---|\n| b |\n';
    const page = html(`${table}\n## Prix\n\n${table}\n${table}`);
    expect(page).toContain('<section class="table" tabindex="0" aria-label="Tableau"><table>');
    expect(page).toContain('aria-label="Tableau\u202f: Prix"');
    expect(page).toContain('aria-label="Tableau\u202f: Prix (2)"');
    expect(page).toContain('<th scope="col">a</th>');
  });

  it.each([
    [1, 'mot'],
    [2, 'mot '.repeat(440)],
  ])('takes %d min to read', (minutes, text) => {
    expect(render(text).minutes).toBe(minutes);
  });
});

describe('pictures of a text', () => {
  const places = (markdown: string) =>
    render(markdown, { renderPicture: ({ alt, place }) => `{${alt} ${place}}` }).html;

  it.each([
    ['Avant.\n\n![a](/a.jpg "A")\n\nAprès.', '<p>Avant.</p>\n{a figure}<p>Après.</p>\n'],
    ['- ![a](/a.jpg)', '<ul>\n<li>{a figure}</li>\n</ul>\n'],
    ['Un ![a](/a.jpg) mot', '<p>Un {a inline} mot</p>\n'],
    ['[![a](/a.jpg)](/fr/)', '<p><a href="/fr/">{a inline}</a></p>\n'],
    [
      '![a](/a.jpg)\n![b](/b.jpg)',
      '<div class="gallery" role="group" aria-label="Galerie de 2 images" data-gallery="">{a gallery}\n{b gallery}</div>\n',
    ],
  ])('%j stand where browsers leave them', (markdown, expected) => {
    expect(places(markdown)).toBe(expected);
  });

  it('are named once each', () => {
    expect(pictureSources('![a](/a.jpg) ![b](/b.jpg)\n\n![a](/a.jpg)')).toEqual(['/a.jpg', '/b.jpg']);
  });

  it.each([
    ['of a text without pictures', 'Un texte.', []],
    ['that are known', '![a](/a.jpg)\n\n![b](/b.jpg "B")', []],
    ['one of which is not', '![a](/a.jpg)\n\n![c](/c.jpg)', ['/c.jpg']],
    ['named elsewhere in the text', '![a][c]\n\n[c]: /c.jpg', ['/c.jpg']],
    ['with brackets in its words', '![a [1]](/c.jpg)', ['/c.jpg']],
    ['in angle brackets', '![a](</c.jpg>)', ['/c.jpg']],
    ['that code shows', '`![c](/c.jpg)`', []],
  ])('finds the unknown among pictures %s', (_, markdown, unknown) => {
    expect(unknownPictures(markdown, new Set(['/a.jpg', '/b.jpg']))).toEqual(unknown);
  });
});

describe('a link to a marketplace', () => {
  it('is labelled, says so to search engines, and carries our id', () => {
    const { html: page } = render('[Sorties](https://www.viator.com/x) et [carte](https://vedur.is/)', {
      partners: { 'viator.com': 'P7' },
    });
    expect(page).toBe(
      '<p><a href="https://www.viator.com/x?pid=P7" rel="sponsored nofollow noopener">Sorties</a>' +
        ' <small class="paid">(lien publicitaire)</small> et <a href="https://vedur.is/">carte</a></p>\n',
    );
  });
});
