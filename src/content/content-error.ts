/** The facts by which an editor finds an entry in the CMS. */
export type EntryIdentity = {
  /** The CMS's name of the content type: `article`, `country` … */
  readonly kind: string;
  readonly documentId: string;
  readonly locale: string;
  readonly title?: string | undefined;
};

/** @example describeEntry(…) → 'article “Geysir” (en, id k3v…)' */
export function describeEntry({ kind, documentId, locale, title }: EntryIdentity): string {
  return `${kind}${title ? ` “${title}”` : ''} (${locale}, id ${documentId})`;
}

/** Why one entry cannot be built. */
export type Problem = { readonly entry: EntryIdentity; readonly message: string };

export function describeProblem({ entry, message }: Problem): string {
  return `${describeEntry(entry)}: ${message}`;
}

/** An entry that cannot be built: which one, in which language, and for each problem what was expected. */
export class ContentError extends Error {
  constructor(
    readonly entry: EntryIdentity,
    readonly problems: readonly string[],
  ) {
    super(problems.map((message) => describeProblem({ entry, message })).join('\n'));
    this.name = 'ContentError';
  }
}
