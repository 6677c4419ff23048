import type { Locale } from '../../cms/src/domain/locales';
import type { Catalogue, Item } from '../../cms/src/seed/catalogue/types';
import type { Fact } from '../../cms/src/seed/facts/schema';
import type { Place, Problem } from '../../cms/src/seed/problems';

export type { Catalogue, Locale, Place, Problem };

/** An entry that may do without one language, agreed on in `content/single-language.yaml`. */
type SingleLanguage = {
  key: string;
  /** The language that is not there. */
  manque: Locale;
  raison: string;
};

/** All that the rules look at; read once. */
export type World = {
  catalogue: Catalogue;
  /** The problems that the catalogue's own loader found. */
  schema: readonly Problem[];
  single: readonly Item<SingleLanguage>[];
  /** The content’s own day (`content/date.yaml`), as of which announcements are judged; undefined when there is none. */
  date: string | undefined;
  /** The register that texts quote (`content/facts.yaml`). */
  facts: readonly Fact[];
  /** The text of `content/REVIEW.csv`; undefined when there is none. */
  ledger: string | undefined;
  /** The line of a file as it is written, counted from 1; '' beyond its end. */
  lineOf: (file: string, line: number) => string;
};

/** @returns every breach of one family of rules */
export type Rule = (world: World) => Problem[];
