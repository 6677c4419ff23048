import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const WHOLE = 'node_modules/minisearch/dist/es/index.js';
const CUT = '.cache/minisearch.js';

/** The methods that SearchIndex calls, and the methods that those call: the index is filled once, then searched. */
const CALLED: ReadonlySet<string> = new Set([
  ...['constructor', 'add', 'search'],
  ...['addTerm', 'addDocumentId', 'addFields', 'addFieldLength', 'saveStoredFields'],
  ...['executeQuery', 'executeQuerySpec', 'combineResults', 'termResults'],
  // Methods of its tree of words.
  ...['atPrefix', 'entries', 'fuzzyGet', 'get', 'set', 'fetch', 'has'],
  ...['next', 'dive', 'backtrack', 'key', 'value', 'result'],
]);
/** A method with its body: classes stand at the beginning of lines, and methods four spaces in. */
const METHOD = /^ {4}(?:static |async |get )*(\w+)\([^\n]*\) \{\n[\s\S]*?^ {4}\}\n/gm;

/**
 * Writes MiniSearch for browsers and says where: without removing, saving, loading and suggesting, it weighs 3.8 kB after
 * gzip, whole 5.9. Bundlers leave out functions that nobody calls, but no methods. Tests and renderer take it whole.
 */
export function smallMiniSearch(): string {
  const file = resolve(CUT);
  writeFileSync(file, withoutUncalled(readFileSync(resolve(WHOLE), 'utf8')));
  return file;
}

/** @throws Error when the source is written in another way than it was */
export function withoutUncalled(source: string): string {
  const missing = new Set(CALLED);
  const cut = source.replace(METHOD, (method, name: string) => {
    missing.delete(name);
    return CALLED.has(name) ? method : '';
  });
  if (missing.size === 0) return cut;
  throw new Error(
    `${WHOLE}: expected methods named ${[...missing].join(', ')}; see src/site-build/minisearch.ts`,
  );
}
