/**
 * Measures how well the search finds, how fast, and what it loads: `npm run bench:search`. Prints tables and writes
 * var/bench/search.json. `-- --sizes 1000,5000` adds corpora that grow out of the content, `-- --site public` what visitors
 * wait for in a built site (phone.ts).
 */
import { LOCALES } from '../../src/config/locales';
import { main, readOptions } from '../lib/arguments';
import { report } from '../lib/results';
import { growthRows } from './growth';
import { phoneRows } from './phone';
import { recallRows, weightRows } from './report';

main(async () => {
  const { sizes, site, runs } = readOptions({ sizes: '', site: '', runs: '5' });
  const recall = (await Promise.all(LOCALES.map(recallRows))).flat();
  console.table(
    recall.map(({ locale, loaded, kind, asked, found, ...times }) => ({
      locale,
      loaded,
      kind,
      asked,
      'found, %': found.toFixed(1),
      'median, ms': times.median.toFixed(1),
      'p95, ms': times.p95.toFixed(1),
      'longest, ms': times.longest.toFixed(1),
    })),
  );
  for (const { locale, loaded, kind, missed } of recall)
    if (kind.endsWith('questions') && missed.length > 0)
      console.log(`${locale}, ${loaded}: ${missed.join(' | ')}`);
  const weights = LOCALES.flatMap(weightRows);
  console.table(weights);
  const growth = await growthRows(sizes.split(',').filter(Boolean).map(Number));
  if (growth.length > 0) console.table(growth);
  const phone = site === '' ? [] : await phoneRows(site, Number(runs));
  if (phone.length > 0) console.table(phone);
  report(
    'search',
    recall.map(({ missed, ...row }) => ({ ...row, missed: missed.length })),
    { weights, growth, phone },
  );
});
