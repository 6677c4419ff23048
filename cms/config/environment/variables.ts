/** The variables as the process has them. Empty counts as unset: `FOO=` in an .env file means "the default". */
export type Variables = Readonly<Record<string, string | undefined>>;

export type Problem = {
  name: string;
  found: string;
  expected: string;
};

/** All problems at once, so that a new installation is put right in one go. */
export class EnvironmentError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    const lines = problems.map(({ name, found, expected }) => `  ${name}: ${found}; expected ${expected}`);
    super(`The environment of the CMS is not usable:\n${lines.join('\n')}`);
    this.name = 'EnvironmentError';
  }
}

export type Parse<T> = (text: string) => T | undefined;

/** Reads variables one by one and keeps what was wrong with them. A secret's value never reaches a message. */
export class VariableReader {
  readonly problems: Problem[] = [];

  constructor(private readonly variables: Variables) {}

  raw(name: string): string | undefined {
    const text = this.variables[name]?.trim();
    return text === '' ? undefined : text;
  }

  optional<T>(name: string, parse: Parse<T>, expected: string): T | undefined {
    const text = this.raw(name);
    if (text === undefined) return undefined;
    const value = parse(text);
    if (value === undefined) this.problems.push({ name, found: `"${text}" was given`, expected });
    return value;
  }

  withDefault<T>(name: string, parse: Parse<T>, expected: string, fallback: T): T {
    return this.optional(name, parse, expected) ?? fallback;
  }

  /** @returns the secret, or an empty string when it is missing (the problem is then recorded) */
  secret(name: string, minimumLength = 16): string {
    const text = this.raw(name);
    if (text !== undefined && text.length >= minimumLength) return text;
    const found = text === undefined ? 'is not set' : `is too short (${String(text.length)} characters)`;
    const expected = `at least ${String(minimumLength)} characters (run \`npm run secrets\` in cms/)`;
    this.problems.push({ name, found, expected });
    return '';
  }
}
