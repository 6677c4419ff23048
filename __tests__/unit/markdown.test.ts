import { pictureSources } from '../../src/content/markdown/picture-sources';
import { renderMarkdown } from '../../src/content/markdown/render-markdown';

const html = (markdown: string) => renderMarkdown(markdown).html;

describe('Markdown', () => {
  it.each([
    ['<script>alert(1)</script>', '<script'],
    ['<img src=x onerror=alert(1)>', '<img'],
    ['[x](javascript:alert(1))', 'href'],
    ['![x](data:text/html;base64,PHNjcmlwdD4=)', '<img'],
    ['## <b>x</b>', '<b>'],
  ])('%s stays inert', (markdown, forbidden) => {
    expect(html(markdown)).not.toContain(forbidden);
  });

  it('gives headings anchors without accents, and lists them', () => {
    const { html: page, headings } = renderMarkdown('## Où aller ?\n\n### Été\n\n## Où aller ?');
    expect(headings).toEqual([
      { id: 'ou-aller', depth: 2, text: 'Où aller ?' },
      { id: 'ete', depth: 3, text: 'Été' },
      { id: 'ou-aller-1', depth: 2, text: 'Où aller ?' },
    ]);
    expect(page).toContain('<h2 id="ou-aller">');
  });

  it('puts a picture that stands alone outside any paragraph', () => {
    const { html: page } = renderMarkdown(
      'Avant.\n\n![Un geyser](/uploads/g.jpg "Strokkur")\n\nAprès.',
      (picture) => JSON.stringify(picture),
    );
    expect(page).toContain(
      '<p>Avant.</p>\n{"src":"/uploads/g.jpg","alt":"Un geyser","caption":"Strokkur"}<p>Après.</p>',
    );
  });

  it('makes boxes of tips and warnings', () => {
    expect(html(':::conseil\nPartez tôt.\n:::')).toContain(
      '<div class="note note-tip" role="note">\n<p>Partez tôt.</p>',
    );
    expect(html(':::attention\nVent.\n:::')).toContain('note-warning');
  });

  it('lets a keyboard scroll a wide table', () => {
    expect(html('| a |\n|---|\n| b |')).toContain('<div class="table" tabindex="0"><table>');
  });

  it.each([
    [1, 'mot'],
    [2, 'mot '.repeat(440)],
  ])('takes %d min to read', (minutes, text) => {
    expect(renderMarkdown(text).minutes).toBe(minutes);
  });

  it('names its pictures once each', () => {
    expect(pictureSources('![a](/a.jpg) ![b](/b.jpg)\n\n![a](/a.jpg)')).toEqual(['/a.jpg', '/b.jpg']);
  });
});
