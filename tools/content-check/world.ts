import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { LOCALES } from '../../cms/src/domain/locales';
import { readCatalogue } from '../../cms/src/seed/catalogue/read';
import { readList } from '../../cms/src/seed/catalogue/read-list';
import { checkCatalogue } from '../../cms/src/seed/check';
import { day } from '../../cms/src/seed/schema/attributes';
import { ContentFolder } from '../../cms/src/seed/source/content-folder';
import type { Problem, World } from './types';

const singleLanguageSchema = z.strictObject({
  key: z.string({ error: 'expected a key' }),
  manque: z.enum(LOCALES, { error: `expected one of ${LOCALES.join(', ')}` }),
  raison: z.string({ error: 'expected a reason' }).min(1, 'expected a reason'),
});

const dateSchema = z.strictObject({ date: day() });

/** Reads lines of files under a folder, each file once. */
function lineReader(folder: string): World['lineOf'] {
  const files = new Map<string, string[]>();
  return (file, line) => {
    const lines = files.get(file) ?? fs.readFileSync(path.join(folder, file), 'utf8').split(/\r?\n/);
    files.set(file, lines);
    return lines[line - 1] ?? '';
  };
}

/** @param root absolute path of the content folder */
export function readWorld(root: string): World {
  const schema: Problem[] = [];
  const catalogue = readCatalogue([root], schema);
  schema.push(...checkCatalogue(catalogue));
  const folder = new ContentFolder(root, schema);
  const ledger = path.join(root, 'REVIEW.csv');
  return {
    catalogue,
    single: readList(folder, singleLanguageSchema, undefined, 'single-language.yaml'),
    schema,
    date: folder.has('date.yaml') ? folder.yaml(dateSchema, 'date.yaml')?.value.date : undefined,
    facts: [...folder.facts.values()],
    ledger: fs.existsSync(ledger) ? fs.readFileSync(ledger, 'utf8') : undefined,
    lineOf: lineReader(path.dirname(root)),
  };
}
