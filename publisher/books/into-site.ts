/**
 * Makes the books of a built site and puts them into it: `tsx publisher/books/into-site.ts <site> <store>`. The publisher has
 * a way of its own (./keeper.ts); this is for `npm run build`.
 */
import { copyFile, mkdir, stat, utimes } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { makeBooks } from './make-books';

async function main(): Promise<void> {
  const [site, store] = process.argv.slice(2).map((folder) => resolve(folder));
  if (!site || !store) throw new Error('usage: tsx publisher/books/into-site.ts <site> <store>');
  const counts = { made: 0, kept: 0, failed: 0 };
  for await (const { name, files, what, faults } of makeBooks({ site, store, now: () => new Date() })) {
    counts[what] += 1;
    for (const { address, reason } of faults)
      console.error(`book ${what}, without ${name}: ${address}: ${reason}`);
    for (const file of files) {
      await mkdir(dirname(join(site, file)), { recursive: true });
      await copyFile(join(store, file), join(site, file));
      // The page says when the book was made, and asks the server for it.
      const { mtime } = await stat(join(store, file));
      await utimes(join(site, file), mtime, mtime);
    }
  }
  console.log(`${counts.made} books made, ${counts.kept} unchanged, ${counts.failed} failed`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
