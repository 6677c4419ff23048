import { LOCALES } from '../../cms/src/domain/locales';
import { EXPECTED } from './extent/expectations';
import { guidesOf } from './extent/main-country';
import { isPublished } from './published';
import { countWords } from './rules/lengths';
import type { Catalogue } from './types';

type Cell = string | number;

/** Lines of a table: the first column to the left, numbers to the right, under a title. */
function formatTable(title: string, heads: readonly string[], rows: readonly Cell[][]): string {
  const table = [[title, ...heads], ...rows].map((row) => row.map(String));
  const widths =
    table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** A row of sums under the rows of numbers. */
function withTotal(rows: readonly Cell[][]): Cell[][] {
  const columns = (rows[0] ?? []).slice(1).map((_, index) => sum(rows.map((row) => Number(row[index + 1]))));
  return [...rows, ['all', ...columns]];
}

function articleRows({ articles, countries }: Catalogue): Cell[][] {
  const keys = [...countries.map(({ key }) => key), undefined];
  const rows = keys.map((key) => {
    const here = articles.filter(({ country }) => country === key);
    const published = LOCALES.map((locale) => here.filter((article) => isPublished(article, locale)).length);
    const words = LOCALES.map((locale) =>
      sum(here.map(({ texts }) => countWords(texts[locale]?.body ?? ''))),
    );
    return [key ?? '(top level)', ...published, ...words];
  });
  return withTotal(rows);
}

/** Counts how often each value occurs in each main country. */
function rowsPerCountry(
  values: readonly string[],
  items: readonly { country: string | undefined; value: string | undefined }[],
): Cell[][] {
  const count = (country: string, value: string) =>
    items.filter((item) => item.country === country && item.value === value).length;
  return withTotal(values.map((value) => [value, ...MAIN.map((country) => count(country, value))]));
}

const MAIN = Object.keys(EXPECTED.regions);
const STEPS = ['etape1', 'etape2', 'etape3', 'etape4', 'etape8'];

/** The tables at the end of the check: how much there is of what. */
export function countTables(catalogue: Catalogue): string {
  const { articles, features, regions } = catalogue;
  const steps = articles.map(({ country, facts }) => ({ country, value: facts.value.etape }));
  const layers = features.map(({ country, value }) => ({ country, value: value.couche }));
  return [
    formatTable('Articles', ['fr', 'en', 'words fr', 'words en'], articleRows(catalogue)),
    formatTable(
      'Guides per region',
      ['guides'],
      withTotal(regions.map(({ key }) => [key, guidesOf(catalogue, key).length])),
    ),
    formatTable('Practical per step', MAIN, rowsPerCountry(STEPS, steps)),
    formatTable('Map features per layer', MAIN, rowsPerCountry(EXPECTED.layers, layers)),
  ].join('\n\n');
}
