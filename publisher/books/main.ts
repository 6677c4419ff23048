/**
 * Makes the books of a built site: `tsx publisher/books/main.ts <site> <store> [list …]`. Each outcome is a line of JSON on
 * standard output. A program of its own, so that whatever goes wrong in it goes wrong in nothing else.
 */
import { setPriority } from 'node:os';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { makeBooks } from './make-books';

async function main(): Promise<void> {
  const [site, store, ...names] = process.argv.slice(2);
  if (!site || !store) throw new Error('usage: tsx publisher/books/main.ts <site> <store> [list …]');
  // Visitors and builds come first.
  setPriority(10);
  sharp.concurrency(1);
  const options = { site: resolve(site), store: resolve(store), names: names.length > 0 ? names : undefined };
  for await (const outcome of makeBooks({ ...options, now: () => new Date() }))
    process.stdout.write(`${JSON.stringify(outcome)}\n`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
