import type MarkdownIt from 'markdown-it';
import anchor from 'markdown-it-anchor';
import { slugify } from '../../routing/slugify';
import type { BodyWords } from './words';

/** Ids that pages use themselves; a heading of the same name goes elsewhere. */
const TAKEN =
  /^(content|contents|map|track|opinion|gallery|read-more|excursions|comments?(-.*)?|contact(-.*)?|path|guides|step-\d+)$/;

/**
 * The address of a heading within its page. A title without a Latin letter or digit still gets one.
 * @example headingId('Où aller ?') → 'ou-aller', headingId('Map') → 'map-section', headingId('🐑') → 'section'
 */
export function headingId(title: string): string {
  const slug = slugify(title);
  if (slug === '') return 'section';
  return TAKEN.test(slug) ? `${slug}-section` : slug;
}

/**
 * Ids on headings, and beside each of them a link to it, which readers copy. It stands after the heading and not in it,
 * so that lists of headings read clean. Feeds leave out what is marked as the page's own.
 */
export function addAnchors(parser: MarkdownIt, words: BodyWords): void {
  parser.use(anchor, {
    slugify: headingId,
    level: [2, 3, 4],
    tabIndex: false,
    permalink: anchor.permalink.linkAfterHeader({
      style: 'visually-hidden',
      visuallyHiddenClass: 'visually-hidden',
      class: 'anchor',
      assistiveText: (title) => words.anchor.replace('{{title}}', () => title),
      renderAttrs: () => ({ 'data-page-only': '' }),
      wrapper: ['<div class="heading">', '</div>'],
    }),
  });
}
