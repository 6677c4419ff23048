export type Place = {
  /** Path of the file from the folder that holds the content folder. */
  file: string;
  line?: number | undefined;
  field?: string | undefined;
};

export type Problem = {
  message: string;
} & Place;

export type FieldPath = readonly PropertyKey[];

/** From a path of field names to where that field stands in its file. */
export type Locate = (path: FieldPath) => Place;

/** @example fieldName(['etapes', 2, 'titre']) → 'etapes[2].titre' */
export function fieldName(path: FieldPath): string {
  return path
    .map((part, index) =>
      typeof part === 'number' ? `[${String(part)}]` : `${index > 0 ? '.' : ''}${String(part)}`,
    )
    .join('');
}

/** @example "content/authors.yaml:3 nom: …" */
export function formatProblem({ file, line, field, message }: Problem): string {
  const place = line === undefined ? file : `${file}:${String(line)}`;
  return field === undefined || field === '' ? `${place} ${message}` : `${place} ${field}: ${message}`;
}

/** The content cannot be seeded. Nothing has been written when this is thrown. */
export class ContentError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    const lines = problems.map((problem) => `  ${formatProblem(problem)}`);
    super(`the content has ${String(problems.length)} problem(s); nothing was written\n${lines.join('\n')}`);
    this.name = 'ContentError';
    // The fault lies in the content; where in the code it was noticed helps nobody.
    this.stack = `${this.name}: ${this.message}`;
  }
}
