/** `npm run bench:generate -- --articles 1000 --out var/bench/content-1000` (bench/generate.ts). */
import { resolve } from 'node:path';
import { generate } from './generate';
import { main, readOptions } from './lib/arguments';

main(() => {
  const { articles, out, seed } = readOptions({ articles: '100', out: 'var/bench/content', seed: '42' });
  const written = generate(Number(articles), resolve(out), Number(seed));
  console.log(`${written.length} articles in two languages in ${resolve(out)}`);
  return Promise.resolve();
});
