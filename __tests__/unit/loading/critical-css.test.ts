import { readSheet, stylesFor } from '../../../src/loading/critical-css';

const PAGE = '<main class="page wide"><h1>Geysir</h1><p class="lead" data-level="info">…</p></main>';

describe('the styles of a first view', () => {
  it.each([
    ['a class that the page has', '.lead{color:red}', '.lead{color:red}'],
    ['one that it has not', '.card{color:red}', ''],
    ['one of two', '.lead,.card{color:red}', '.lead{color:red}'],
    ['all that a selector names', '.page.wide>h1{color:red}', '.page.wide>h1{color:red}'],
    ['not only some of it', '.page .card{color:red}', ''],
    ['an element', 'h1{margin:0}', 'h1{margin:0}'],
    ['an element that is not there', 'table{margin:0}', ''],
    ['an element that another begins like', 'head-line{margin:0}', ''],
    ['the document', 'html,body,:root,*{margin:0}', 'html,body,:root,*{margin:0}'],
    ['a part that is not in the HTML', '.lead::before{color:red}', '.lead::before{color:red}'],
    [
      'what may change',
      '.page:has(.card):not([hidden]){color:red}',
      '.page:has(.card):not([hidden]){color:red}',
    ],
    [
      'an attribute',
      '.lead[data-level],p[data-level=info]{margin:0}',
      '.lead[data-level],p[data-level=info]{margin:0}',
    ],
    ['one that only scripts give', '.lead[aria-busy],.lead[data-level=danger]{margin:0}', ''],
    ['one that begins with what is asked', '[data-level^=i]{margin:0}', '[data-level^=i]{margin:0}'],
    [
      'the palettes of all countries',
      ':root[data-country=islande],:root[data-country="usa"]{--ink:#000}',
      ':root[data-country=islande],:root[data-country="usa"]{--ink:#000}',
    ],
    ['an attribute of the root alone', ':root[data-country=usa] p[data-level=danger]{margin:0}', ''],
    ['several declarations', '.lead{color:red;margin:0!important}', '.lead{color:red;margin:0!important}'],
    [
      'a query',
      '@media (min-width:40em){.lead{color:red}.card{color:red}}',
      '@media (min-width:40em){.lead{color:red}}',
    ],
    ['a query about nothing here', '@media (min-width:40em){.card{color:red}}', ''],
    ['print', '@media print{.lead{color:red}}', ''],
    ['an animation', '@keyframes a{to{opacity:1}}', ''],
    ['a movement', '.lead{color:red;transition:color 1s}', '.lead{color:red}'],
    ['an answer', '.lead:hover,.lead:focus-visible{color:red}', ''],
    ['an answer with something else', '.lead:hover,.lead{color:red}', '.lead{color:red}'],
    ['a web font', '@font-face{font-family:F;src:url(/f.woff2)}', ''],
    [
      'the metrics of a font that is there',
      '@font-face{font-family:F;src:local("Georgia")}',
      '@font-face{font-family:F;src:local("Georgia")}',
    ],
    [
      'web fonts for readers without scripts',
      '@media (scripting:none){@font-face{font-family:F;src:url(/f.woff2)}}',
      '',
    ],
    [
      'what else holds without scripts',
      '@media (scripting: none){.lead{display:none}}',
      '@media (scripting: none){.lead{display:none}}',
    ],
  ])('hold %s', (_, css, expected) => {
    expect(stylesFor(readSheet(css), PAGE)).toBe(expected);
  });
});
