import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { LOCALES, type Locale } from '../../domain/locales';
import { type Facts, quoteFacts, quoteFactsWithin } from '../facts/quote';
import { type Fact, factSchema } from '../facts/schema';
import type { Locate, Place, Problem } from '../problems';
import { splitFrontMatter } from './front-matter';
import { validate } from './validate';
import { parseYamlText } from './yaml-text';

export type Sourced<T> = {
  value: T;
  locate: Locate;
};

export type Text<T> = {
  body: string;
  /** @param line counted from 1 in the body */
  locateBody: (line: number) => Place;
} & Sourced<T>;

/** The register of facts that texts of a folder quote. */
const FACTS = 'facts.yaml';

/** One content folder on disk; collects what is wrong while it is read. */
export class ContentFolder {
  private register: Facts | undefined;

  constructor(
    readonly root: string,
    readonly problems: Problem[],
    readonly unreadable: Set<string> = new Set(),
  ) {}

  has(...parts: string[]): boolean {
    return fs.existsSync(path.join(this.root, ...parts));
  }

  /** Names inside a folder, sorted; hidden files and folders do not count. */
  list(...parts: string[]): string[] {
    if (!this.has(...parts)) return [];
    return fs
      .readdirSync(path.join(this.root, ...parts))
      .filter((name) => !name.startsWith('.'))
      .sort();
  }

  /** A file nobody reads is a misnamed file. */
  expectOnly(allowed: readonly string[], ...parts: string[]): void {
    for (const name of this.list(...parts)) {
      if (allowed.includes(name)) continue;
      this.problems.push({
        ...this.place(...parts, name),
        message: `unknown file; expected ${allowed.join(', ')}`,
      });
    }
  }

  place(...parts: string[]): Place {
    return { file: path.join(path.basename(this.root), ...parts) };
  }

  yaml<T>(schema: z.ZodType<T>, ...parts: string[]): Sourced<T> | undefined {
    const parsed = parseYamlText(this.read(parts), this.place(...parts).file);
    this.problems.push(...parsed.problems);
    if (parsed.problems.length > 0) return undefined;
    const quoted = quoteFactsWithin(parsed.value, this.facts, this.unknownFact(parts));
    const value = validate(schema, quoted, parsed.locate, this.problems);
    return value === undefined ? undefined : { value, locate: parsed.locate };
  }

  /** Read once; what is wrong in it is told once. */
  get facts(): Facts {
    this.register ??= this.readFacts();
    return this.register;
  }

  private readFacts(): Facts {
    if (!this.has(FACTS)) return new Map();
    this.register = new Map();
    const list = this.yaml<Fact[]>(z.array(factSchema, { error: 'expected a list of facts' }), FACTS);
    return new Map((list?.value ?? []).map((fact) => [fact.key, fact]));
  }

  private unknownFact(parts: readonly string[]) {
    return (key: string) => {
      const message = `quotes the fact "${key}", which ${FACTS} does not have`;
      this.problems.push({ ...this.place(...parts), message });
    };
  }

  markdown<T>(schema: z.ZodType<T>, ...parts: string[]): Text<T> | undefined {
    const { file } = this.place(...parts);
    const page = splitFrontMatter(this.readQuoted(parts));
    if (page === undefined) {
      this.problems.push({ file, line: 1, message: 'has no front matter between two lines of ---' });
      return undefined;
    }
    const parsed = parseYamlText(page.frontMatter, file, 1);
    this.problems.push(...parsed.problems);
    if (parsed.problems.length > 0) return undefined;
    const value = validate(schema, parsed.value, parsed.locate, this.problems);
    if (value === undefined) return undefined;
    const locateBody = (line: number) => ({ file, line: page.bodyOffset + line });
    return { value, locate: parsed.locate, body: page.body, locateBody };
  }

  /** A file in one language, with the facts that it quotes; no line moves. */
  private readQuoted(parts: string[]): string {
    const locale = LOCALES.find((name) => parts.at(-1)?.endsWith(`${name}.md`)) as Locale;
    return quoteFacts(this.read(parts), locale, this.facts, this.unknownFact(parts));
  }

  private read(parts: string[]): string {
    return fs.readFileSync(path.join(this.root, ...parts), 'utf8');
  }
}
