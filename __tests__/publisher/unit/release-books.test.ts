import { linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { madeFrom } from '../../../publisher/books/made-from';
import { attachFiles } from '../../../publisher/releases/attach';
import { readManifest, writeManifest } from '../../../publisher/releases/manifest';
import { BookWorkshop } from '../../support/publisher/book-workshop';
import { ReleaseWorkshop } from '../../support/publisher/release-workshop';

const LIST = '_books/fr/islande.json';
const [BOOK, SHEETS] = ['take-along/fr/islande.epub', 'take-along/fr/islande.html'] as const;

let workshop: ReleaseWorkshop;
beforeEach(() => {
  workshop = new ReleaseWorkshop();
  workshop.scripts();
  workshop.write('index.html', '<html></html>');
  workshop.write(LIST, '{}');
});
afterEach(() => workshop.end());

/** Attaches a book to the live release, as the keeper of books does. */
async function attach(text: string): Promise<void> {
  const store = join(workshop.root, 'made');
  mkdirSync(join(store, 'take-along/fr'), { recursive: true });
  for (const path of [BOOK, SHEETS]) writeFileSync(join(store, path), text.repeat(400));
  const live = await workshop.store.live();
  if (!live) throw new Error('no release is live');
  const { folder, manifest } = live;
  Object.assign(manifest.files, await attachFiles(folder, store, [BOOK, SHEETS], manifest.files));
  manifest.books[LIST] = { madeFrom: text, files: [BOOK, SHEETS] };
  await writeManifest(folder, manifest);
}

const firstWord = (path: string) => workshop.read(path).toString().slice(0, 3);

it('a release goes on with the book of the one before, until it has its own', async () => {
  await workshop.release();
  await attach('old');
  workshop.write('index.html', '<html>new</html>');
  const draft = await workshop.release();
  expect(draft.changed).toEqual(['index.html']);
  expect([firstWord(BOOK), firstWord(SHEETS)]).toEqual(['old', 'old']);
  await attach('new');
  expect([firstWord(BOOK), firstWord(SHEETS)]).toEqual(['new', 'new']);
  expect(
    brotliDecompressSync(workshop.read(`${SHEETS}.br`))
      .toString()
      .slice(0, 3),
  ).toBe('new');
  // Nobody has written into the release before.
  const earlier = workshop.store.pathOf('000001');
  expect(readFileSync(join(earlier, BOOK), 'latin1').slice(0, 3)).toBe('old');
  expect(
    brotliDecompressSync(readFileSync(join(earlier, `${SHEETS}.br`)))
      .toString()
      .slice(0, 3),
  ).toBe('old');
});

it('a book goes with its list', async () => {
  await workshop.release();
  await attach('old');
  workshop.remove('_books');
  const { removed } = await workshop.release();
  expect(removed).toEqual([LIST, BOOK, SHEETS].sort());
  expect(() => workshop.read(BOOK)).toThrow('ENOENT');
});

it('what cannot be attached leaves the live release as it is', async () => {
  await workshop.release();
  await attach('old');
  const live = workshop.store.current;
  const before = await readManifest(live);
  await expect(attachFiles(live, join(workshop.root, 'nowhere'), [BOOK])).rejects.toThrow('ENOENT');
  expect(firstWord(BOOK)).toBe('old');
  expect(await readManifest(live)).toEqual(before);
});

it('what a crash has left beside a book is no hindrance', async () => {
  await workshop.release();
  await attach('old');
  const live = workshop.store.current;
  linkSync(join(live, BOOK), join(live, `${BOOK}.new`));
  await attach('new');
  expect(firstWord(BOOK)).toBe('new');
});

it('a book is looked at again only when a page of it, its list or its map has changed', async () => {
  const books = new BookWorkshop();
  const files = (vik: string, other: string) => ({
    [LIST]: { size: 1, builtAt: 1, hash: 'l' },
    'fr/islande/vik/index.html': { size: 1, builtAt: 1, hash: vik },
    'fr/hawai/index.html': { size: 1, builtAt: 1, hash: other },
  });
  const digest = (vik: string, other: string) => madeFrom(books.site, { files: files(vik, other) }, LIST);
  expect(await digest('a', 'b')).toBe(await digest('a', 'c'));
  expect(await digest('a', 'b')).not.toBe(await digest('x', 'b'));
  books.end();
});
