import fc from 'fast-check';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { addressesIn } from '../../cms/src/domain/addresses-in';
import { mendLinks } from '../../src/content/markdown/internal-links';
import { renderMarkdown } from '../../src/content/markdown/render-markdown';
import { holds, hostileText } from '../support/inputs/fuzz';

const BLOCKS = [
  '\n',
  '\n\n',
  '# ',
  '- ',
  '1. ',
  '> ',
  '|a|b|\n|-|-|\n|',
  ':::conseil\n',
  ':::attention\n',
  '```\n',
  '    ',
  '[a]: ',
  '---\n',
];
const LINKS = [
  '[x](',
  '![x](',
  '<https://',
  '[x]: ',
  '](javascript:alert(1))',
  '](data:text/html,x)',
  '](/fr/islande/ "t")',
];
const markdown = fc
  .array(fc.oneof(fc.constantFrom(...BLOCKS), fc.constantFrom(...LINKS), hostileText(40)), { maxLength: 20 })
  .map((parts) => parts.join(''));

type Element = DefaultTreeAdapterTypes.Element;

function elementsIn(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsIn(child)] : []));
}

const SCRIPTED = /^\s*(javascript|vbscript|data|file):/i;

describe('Markdown of editors', () => {
  it('never becomes a script, a frame, a form or an address that runs', () => {
    holds(fc.tuple(markdown, fc.constantFrom('fr', 'en')), ([text, locale]) => {
      const { html, minutes, headings } = renderMarkdown({ markdown: text, locale });
      expect(minutes).toBeGreaterThan(0);
      for (const { tagName, attrs } of elementsIn(parseFragment(html))) {
        expect([
          'script',
          'iframe',
          'object',
          'embed',
          'form',
          'style',
          'base',
          'meta',
          'svg',
          'math',
        ]).not.toContain(tagName);
        for (const { name, value } of attrs) {
          expect(name).not.toMatch(/^on/);
          if (['href', 'src', 'action', 'formaction'].includes(name)) expect(value).not.toMatch(SCRIPTED);
        }
      }
      const ids = headings.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    });
  });

  it('keeps every other word when its links are mended', () => {
    holds(markdown, (text) => {
      expect(mendLinks(text, (path) => path)).toBe(text);
      expect(typeof mendLinks(text, () => undefined)).toBe('string');
    });
  });

  it('names each of its addresses once', () => {
    holds(markdown, (text) => {
      const found = addressesIn(text);
      expect(new Set(found).size).toBe(found.length);
      for (const address of found) expect(text).toContain(address);
    });
  });
});
