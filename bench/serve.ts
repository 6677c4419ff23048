/**
 * Requests a second and the slowest hundredth of the publisher's own server:
 * `npm run bench:serve [-- --site public --seconds 10 --connections 50]`. Prints a table and writes var/bench/serve.json.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { ROOT } from '../scripts/lib/project.mjs';
import { freePort } from '../scripts/lib/ports.mjs';
import { main, readOptions } from './lib/arguments';
import { report } from './lib/results';
import { copyForServing, heaviestPages } from './lib/served-site';

/** A process of its own, so that asking and answering do not share one processor. */
async function startServer(folder: string, port: number) {
  const server = spawn(process.execPath, [
    resolve(ROOT, 'node_modules/tsx/dist/cli.mjs'),
    resolve(ROOT, 'publisher/serve.ts'),
    folder,
    String(port),
  ]);
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (answer?.ok) return server;
    await new Promise((wait) => setTimeout(wait, 100));
  }
  server.kill();
  throw new Error('the server does not answer');
}

main(async () => {
  const options = readOptions({ site: 'public', seconds: '10', connections: '50' });
  const folder = await copyForServing(options.site);
  const port = await freePort();
  const server = await startServer(folder, port);
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
        url: `http://127.0.0.1:${port}${address}`,
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
    server.kill();
    await once(server, 'exit');
  }
  report('serve', rows, { connections: Number(options.connections), seconds: Number(options.seconds) });
});
