import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { matches } from '../../src/site-build/rules/headers';

/** The file in which the build says how it wants to be served; `src/site-build/rules` writes it beside the pages. */
const RULES_FILE = '_rules.json';

const schema = z.object({
  headers: z.array(z.object({ pattern: z.string(), headers: z.record(z.string(), z.string()) })),
  redirects: z.array(z.object({ from: z.string(), to: z.string(), status: z.number() })),
  pages: z.array(z.string()),
});

export class Rules {
  readonly #headers: z.infer<typeof schema>['headers'];
  readonly #redirects: ReadonlyMap<string, string>;
  /** Addresses of pages. Both maps are keyed by the lower case of an address, without its final slash. */
  readonly #pages: ReadonlyMap<string, string>;

  constructor({ headers, redirects, pages }: z.infer<typeof schema>) {
    this.#headers = headers;
    this.#redirects = new Map(redirects.map(({ from, to }) => [spelling(from), to]));
    this.#pages = new Map(pages.map((path) => [spelling(path), path]));
  }

  /** Headers of an address; an empty value removes a header that a wider pattern has set. */
  headersOf(path: string): Record<string, string> {
    const all = this.#headers
      .filter(({ pattern }) => matches(pattern, path))
      .reduce<Record<string, string>>((merged, { headers }) => ({ ...merged, ...headers }), {});
    return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
  }

  /** Returns where an address has gone, or how it is spelled: `/FR/Islande` → `/fr/islande/`. */
  redirectOf(path: string): string | undefined {
    const key = spelling(path);
    const page = this.#pages.get(key) ?? this.#redirects.get(key);
    return page === path ? undefined : page;
  }
}

function spelling(path: string): string {
  return path.toLowerCase().replace(/(?<!\/)\/+$/, '');
}

/**
 * Reads the rules of a build again whenever they have changed, so that a server follows a new release.
 * @throws Error when the folder holds no build, or rules that cannot be used
 */
export function rulesReader(folder: string): () => Rules {
  const file = join(folder, RULES_FILE);
  let read: { at: number; rules: Rules } | undefined;
  return () => {
    const at = statSync(file).mtimeMs;
    if (read?.at !== at)
      read = { at, rules: new Rules(schema.parse(JSON.parse(readFileSync(file, 'utf8')))) };
    return read.rules;
  };
}
