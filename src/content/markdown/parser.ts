import MarkdownIt from 'markdown-it';
import type { Locale } from '../../config/locales';
import type { Partners } from '../excursion/booking-link';
import { addAnchors } from './anchors';
import { addNotes } from './notes';
import { addOrdinals } from './ordinals';
import { addPaidLinks } from './paid-links';
import { setPictures } from './place-pictures';
import { addSigns } from './signs';
import { addTables } from './tables';
import { BODY_WORDS } from './words';

/**
 * The one Markdown dialect of the site: CommonMark and tables, no raw HTML (it shows as text), anchors on headings,
 * tips and warnings as boxes, tables that scroll inside their own frame on a narrow screen, pictures as figures and
 * galleries, links to marketplaces labelled, and in French ordinals with raised ends.
 */
export function createParser(locale: Locale, partners: Partners = {}): MarkdownIt {
  const words = BODY_WORDS[locale];
  const parser = new MarkdownIt({ html: false, linkify: false, typographer: false });
  addSigns(parser);
  addTables(parser, words);
  addAnchors(parser, words);
  addNotes(parser, words);
  addPaidLinks(parser, words, partners);
  if (locale === 'fr') addOrdinals(parser);
  parser.core.ruler.push('pictures', (state) => {
    state.tokens = setPictures(state.tokens, words);
  });
  return parser;
}
