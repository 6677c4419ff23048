/* scratch */
import { knownItems } from './kinds';
import { readFileSync } from 'node:fs';
import { makeShards } from '../../src/build/search/make-shards';
import { weigh } from '../../src/build/search/weights';
import { entriesOf, withTexts } from '../../src/content/search/read-shards';
import { SearchIndex } from '../../src/content/search/search-index';
import { loadStemmer } from '../../src/content/search/stemmers';
import { contentSources } from './content-sources';
async function main() {
  for (const locale of ['fr', 'en'] as const) {
    const sources = contentSources('content', locale);
    const files = makeShards({ locale, sources });
    for (const [a, t] of files) console.log(a, weigh(t));
    const titles = JSON.parse(files.get(`/search/${locale}/titles.json`)!);
    const all = entriesOf(titles, locale);
    const texts = [...files].filter(([a]) => !a.endsWith('titles.json')).map(([, t]) => JSON.parse(t));
    const stem = await loadStemmer(locale);
    const keyOf = (title: string, kind: string) => sources.find((s) => s.title === title && s.kind === kind)?.key;
    let t0 = performance.now();
    const first = texts.filter((_, i) => true);
    for (const [name, entries] of [['titles', all], ['all', withTexts(all, first)]] as const) {
      const index = await SearchIndex.of(entries, { locale, stem });
      console.log(name, 'built', (performance.now() - t0) | 0);
      for (const file of [locale, 'names']) {
        let hit = 0; const miss: string[] = [];
        const lines = readFileSync(`bench/search/questions/${file}.tsv`, 'utf8').trim().split('\n').map((l) => l.split('\t'));
        for (const [q, keys] of lines as [string, string][]) {
          const a = index.search(q, 8);
          const got = [...a.exact, ...a.close].slice(0, 3).map((r) => keyOf(r.entry.title, r.entry.kind));
          if (got.some((k) => keys.split(' ').includes(k!))) hit++;
          else miss.push(`   ${q} [${a.exact.length}/${a.close.length}] → ${got.join(', ')}`);
        }
        console.log(locale, name, file, hit, '/', lines.length); if (name === 'all') console.log(miss.join('\n'));
      }
      const titlesOf = sources.filter((x) => x.kind !== 'country').map((x) => x.title);
      for (const [kind, items] of Object.entries(knownItems(titlesOf, locale))) {
        let hit = 0, n = 0; const miss: string[] = []; const times: number[] = [];
        for (const { question, title } of items) {
          const t = performance.now();
          const a = index.search(question, 8);
          times.push(performance.now() - t);
          n++;
          if ([...a.exact, ...a.close].slice(0, 5).some((r) => r.entry.title === title)) hit++; else miss.push(question);
        }
        times.sort((a, b) => a - b);
        console.log(' ', kind, (100 * hit / n).toFixed(1), n, 'p95', times[(times.length * .95) | 0]!.toFixed(1), name === 'all' ? miss.slice(0, 12).join(' | ') : '');
      }
      t0 = performance.now();
    }
  }
}
void main();
