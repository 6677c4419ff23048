/**
 * How well the search finds, how fast, and what it loads: `npm run bench:search`. Prints tables and writes
 * var/bench/search.json. `-- --sizes 1000,5000` adds corpora that grow out of the content.
 */
import { LOCALES } from '../../src/config/locales';
import { main, readOptions } from '../lib/arguments';
import { report } from '../lib/results';
import { growthRows } from './growth';
import { recallRows, weightRows } from './report';

main(async () => {
  const { sizes } = readOptions({ sizes: '' });
  const recall = (await Promise.all(LOCALES.map(recallRows))).flat();
  console.table(
    recall.map(({ locale, loaded, kind, asked, found, p95 }) => ({
      locale,
      loaded,
      kind,
      asked,
      'found, %': found.toFixed(1),
      'p95, ms': p95.toFixed(1),
    })),
  );
  for (const { locale, loaded, kind, missed } of recall)
    if (kind === 'questions' && missed.length > 0) console.log(`${locale}, ${loaded}: ${missed.join(' | ')}`);
  const weights = LOCALES.flatMap(weightRows);
  console.table(weights);
  const growth = await growthRows(sizes.split(',').filter(Boolean).map(Number));
  if (growth.length > 0) console.table(growth);
  report(
    'search',
    recall.map(({ missed, ...row }) => ({ ...row, missed: missed.length })),
    { weights, growth },
  );
});
