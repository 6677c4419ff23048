import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCatalogue } from '../../../cms/src/seed/catalogue/load';
import type { Catalogue } from '../../../cms/src/seed/catalogue/types';
import { CONTENT, TEST_WORLD } from '../../../scripts/lib/project.mjs';
import { makeSmallContent } from '../../../scripts/lib/small-content.mjs';

const folder = join(mkdtempSync(join(tmpdir(), 'grand-large-')), 'content');
afterAll(() => rmSync(join(folder, '..'), { recursive: true }));

/** Lists what the articles are and have: everything that a template or a rule asks for. */
const traitsOf = ({ articles }: Catalogue) =>
  new Set(
    articles.flatMap(({ country, facts: { value }, texts }) => [
      `country ${country ?? 'none'}`,
      `type ${value.type ?? 'none'}`,
      `step ${value.etape ?? 'none'}`,
      `languages ${Object.keys(texts).join()}`,
      ...Object.keys(value).map((field) => `field ${field}`),
    ]),
  );

it('of the tests is small, holds every kind of article, and leads nowhere that is not there', () => {
  makeSmallContent(folder);
  const [small, whole] = [folder, CONTENT].map((content) => loadCatalogue([content, TEST_WORLD]));
  if (!small || !whole) throw new Error('unreachable');
  expect(small.articles.length).toBeLessThan(whole.articles.length / 2);
  const traits = traitsOf(small);
  expect([...traitsOf(whole)].filter((trait) => !traits.has(trait))).toEqual([]);
});
