import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { transformSync } from 'esbuild';
import MiniSearch, { type Query } from 'minisearch';
import { withoutUncalled } from '../../../src/site-build/minisearch';

const SOURCE = readFileSync('node_modules/minisearch/dist/es/index.js', 'utf8');
const OPTIONS = { fields: ['title', 'text'], searchOptions: { boost: { title: 6 } } };
const DOCUMENTS = [
  { id: 1, title: 'Voir les macareux', text: 'Des falaises et des oiseaux.' },
  { id: 2, title: 'Reykjavik', text: 'La capitale, loin des macareux.' },
  { id: 3, title: 'Vík', text: 'Un village au pied des falaises.' },
];
const QUERIES: readonly Query[] = [
  'macareux',
  { queries: ['falai'], prefix: true },
  { queries: ['macaerux', 'capitle'], fuzzy: 2, combineWith: 'OR' },
  { combineWith: 'AND', queries: ['falaises', { combineWith: 'OR', queries: ['oiseaux', 'reyk'] }] },
  'xylophone',
];

/** The class that a text of a module exports. */
function classOf(source: string): typeof MiniSearch {
  const { code } = transformSync(source, { format: 'cjs' });
  const module: { exports: { default?: typeof MiniSearch } } = { exports: {} };
  (runInThisContext(`(module) => {${code}}`) as (module: object) => void)(module);
  if (!module.exports.default) throw new Error('The text exports no class');
  return module.exports.default;
}

function answers(Index: typeof MiniSearch): unknown[] {
  const index = new Index(OPTIONS);
  for (const document of DOCUMENTS) index.add(document);
  return QUERIES.map((query) => index.search(query));
}

describe('the small MiniSearch', () => {
  it('answers as the whole one does', () => {
    const whole = answers(MiniSearch);
    expect(whole.map((results) => (results as unknown[]).length > 0)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(answers(classOf(withoutUncalled(SOURCE)))).toEqual(whole);
  });

  it('is less than two thirds of it', () => {
    const weight = (source: string) => transformSync(source, { minify: true }).code.length;
    expect(weight(withoutUncalled(SOURCE))).toBeLessThan((weight(SOURCE) * 2) / 3);
  });

  it('is refused when a method that is called has gone', () =>
    expect(() => withoutUncalled(SOURCE.replaceAll('termResults(', 'resultsOf('))).toThrow(
      /expected methods named termResults/,
    ));
});
