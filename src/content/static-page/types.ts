import type { Locale } from '../../config/locales';
import type { PageIdentifier } from '../../config/taxonomy';
import type { RichText } from '../markdown/types';
import type { Seo } from '../seo/adapt';

export type StaticPage = {
  readonly id: string;
  readonly documentId: string;
  readonly locale: Locale;
  readonly slug: string;
  readonly path: string;
  /** Where the entry has been before; visitors are led on from there. */
  readonly formerPaths: readonly string[];
  readonly identifier: PageIdentifier;
  readonly title: string;
  readonly standfirst?: string | undefined;
  readonly body?: RichText | undefined;
  readonly seo: Seo;
};
