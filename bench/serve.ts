/**
 * Requests a second and the slowest hundredth of the publisher's own server:
 * `npm run bench:serve [-- --site public --seconds 10 --connections 50]`. Prints a table and writes var/bench/serve.json.
 */
import { main, readOptions } from './lib/arguments';
import { report } from './lib/results';
import { copyForServing, heaviestPages, serveFolder } from './lib/served-site';

main(async () => {
  const options = readOptions({ site: 'public', seconds: '10', connections: '50' });
  const folder = await copyForServing(options.site);
  const site = await serveFolder(folder);
  const { default: autocannon } = await import('autocannon');
  const pages = await heaviestPages(folder);
  const path = (template: string) => pages.find((page) => page.template === template)?.path ?? '/';
  const asked = {
    'an article': path('article'),
    'a country': path('country'),
    'data of an article': `/page-data${path('article')}page-data.json`,
    'an unknown address': '/fr/nowhere/',
  };
  const rows = [];
  try {
    for (const [what, address] of Object.entries(asked)) {
      const numbers = await autocannon({
        url: site.origin + address,
        connections: Number(options.connections),
        duration: Number(options.seconds),
        headers: { 'accept-encoding': 'gzip, br' },
      });
      rows.push({
        what,
        'requests/s': Math.round(numbers.requests.average),
        'p50 ms': numbers.latency.p50,
        'p99 ms': numbers.latency.p99,
        'max ms': numbers.latency.max,
        'MB/s': Math.round(numbers.throughput.average / 100_000) / 10,
        errors: numbers.errors,
      });
    }
  } finally {
    await site.close();
  }
  report('serve', rows, { connections: Number(options.connections), seconds: Number(options.seconds) });
});
