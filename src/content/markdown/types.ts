import type { Locale } from '../../config/locales';
import type { BodyPicture } from '../picture/types';

/** A Markdown text of the CMS with the pictures that it names. HTML is made from it when a page asks. */
export type RichText = {
  readonly markdown: string;
  /** Language of the words that the site adds: names of tables, labels of links. */
  readonly locale: Locale;
  readonly pictures: readonly BodyPicture[];
};

/** A heading of a text, for a table of contents. `id` is its anchor. */
export type Heading = { readonly id: string; readonly depth: number; readonly text: string };
