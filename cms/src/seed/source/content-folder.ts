import fs from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import type { Locate, Place, Problem } from '../problems';
import { splitFrontMatter } from './front-matter';
import { validate } from './validate';
import { parseYamlText } from './yaml-text';

export interface Sourced<T> {
  value: T;
  locate: Locate;
}

export interface Text<T> extends Sourced<T> {
  body: string;
  /** @param line counted from 1 in the body */
  locateBody: (line: number) => Place;
}

/** One content folder on disk; collects what is wrong while it is read. */
export class ContentFolder {
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
    const value = validate(schema, parsed.value, parsed.locate, this.problems);
    return value === undefined ? undefined : { value, locate: parsed.locate };
  }

  markdown<T>(schema: z.ZodType<T>, ...parts: string[]): Text<T> | undefined {
    const { file } = this.place(...parts);
    const page = splitFrontMatter(this.read(parts));
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

  private read(parts: string[]): string {
    return fs.readFileSync(path.join(this.root, ...parts), 'utf8');
  }
}
