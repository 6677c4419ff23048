import type { Locale } from '../config/locales';
import type { Alternate } from '../routing/alternates';

/** The facts that gatsby-node tells every page about itself. */
export type PageContext = {
  readonly id: string | null;
  readonly locale: Locale;
  readonly alternates: readonly Alternate[];
};
