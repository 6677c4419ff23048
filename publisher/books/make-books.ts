import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { listNames, readList } from './book-list';
import { makeBook } from './make-book';
import { type Fault, planBook } from './plan-book';

/** The outcome for one book. */
export type Outcome = {
  /** Path of its list. */
  readonly name: string;
  /** Addresses of the book and of its sheets. */
  readonly files: readonly string[];
  /** `kept`: nothing in it has changed since it was made. */
  readonly what: 'made' | 'kept' | 'failed';
  readonly faults: readonly Fault[];
};

type Options = {
  /** The built site. */
  readonly site: string;
  /** Folder with the books that were made last, each under its address, and what they were made from. */
  readonly store: string;
  /** Paths of the lists to look at; all of them, if left out. */
  readonly names?: readonly string[] | undefined;
  readonly now: () => Date;
};

const madeSchema = z.record(z.string(), z.string());

/**
 * Makes the books of a built site one after the other, those whose content has changed since they were made last. One that
 * cannot be made is named and stops no other.
 */
export async function* makeBooks({ site, store, names, now }: Options): AsyncGenerator<Outcome> {
  const made = await readMade(store);
  for (const name of names ?? (await listNames(site))) {
    try {
      const list = await readList(site, name);
      const files = [list.epub, list.sheets];
      const plan = await planBook(site, list);
      if (made[name] === plan.digest && files.every((file) => existsSync(join(store, file)))) {
        yield { name, files, what: 'kept', faults: plan.faults };
        continue;
      }
      const pictureCache = join(store, 'pictures');
      const faults = await makeBook(plan, { site, target: store, pictureCache, madeAt: now() });
      made[name] = plan.digest;
      await writeMade(store, made);
      yield { name, files, what: 'made', faults };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      yield { name, files: [], what: 'failed', faults: [{ address: name, reason }] };
    }
  }
}

const fileIn = (store: string): string => join(store, 'made.json');

/** Reads the digest that each book was made with; where they cannot be read, every book is made again. */
async function readMade(store: string): Promise<Record<string, string>> {
  const text = await readFile(fileIn(store), 'utf8').catch(() => '{}');
  try {
    return madeSchema.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

async function writeMade(store: string, made: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(store, { recursive: true });
  await writeFile(`${fileIn(store)}.new`, JSON.stringify(made));
  await rename(`${fileIn(store)}.new`, fileIn(store));
}
