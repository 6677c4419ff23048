import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { strFromU8, unzipSync } from 'fflate';
import { BookKeeper } from '../../../publisher/books/keeper';
import { readManifest } from '../../../publisher/releases/manifest';
import { StateStore } from '../../../publisher/state/store';
import { LIST, pageOf } from '../../support/publisher/book-workshop';
import { ReleaseWorkshop } from '../../support/publisher/release-workshop';

const BOOK = 'take-along/fr/islande.epub';
const NAME = '_books/fr/islande.json';
const PAGES = { '/fr/islande/': 'Islande', '/fr/islande/vik/': 'Vík', '/fr/islande/geysir/': 'Geysir' };

let workshop: ReleaseWorkshop;
let state: StateStore;
let keeper: BookKeeper;

beforeEach(() => {
  workshop = new ReleaseWorkshop();
  workshop.scripts();
  for (const [address, title] of Object.entries(PAGES)) write(address, title);
  workshop.write(NAME, JSON.stringify(LIST));
  state = new StateStore({ state: join(workshop.root, 'state'), releases: join(workshop.root, 'releases') });
  keeper = new BookKeeper(workshop.store, state, join(workshop.root, 'books'));
});
afterEach(async () => {
  await keeper.interrupt();
  workshop.end();
});

function write(address: string, title: string, at?: number): void {
  workshop.write(`${address.slice(1)}index.html`, pageOf(`<h1>${title}</h1><p>${title}.</p>`), at);
}

async function publish(): Promise<void> {
  await keeper.interrupt();
  await workshop.release();
  const release = (await workshop.store.currentId()) ?? '';
  await state.update(() => ({ live: { release, since: '', revision: 'r', code: 'c' } }));
}

/** Begins, as the publisher does again and again, until the book of the live release is as it should be. */
async function untilBook(says: string): Promise<void> {
  while (!chapter()?.includes(says)) {
    keeper.begin();
    await wait(50);
  }
  // The book is there before the release's manifest says so.
  await keeper.settled();
}

function chapter(folder = workshop.store.current): string | undefined {
  const file = join(folder, BOOK);
  if (!existsSync(file)) return undefined;
  return strFromU8(unzipSync(readFileSync(file))['book/c002.xhtml'] ?? new Uint8Array());
}

it('a release gets its book once it is live, and the one before keeps its own', async () => {
  await publish();
  expect(chapter()).toBeUndefined();
  await untilBook('Vík.');
  write('/fr/islande/vik/', 'Reynisfjara', 1_700_000_001);
  await publish();
  // Until the new one is made.
  expect(chapter()).toContain('Vík.');
  await untilBook('Reynisfjara.');
  await keeper.interrupt();
  expect(chapter(workshop.store.pathOf('000001'))).toContain('Vík.');
  const manifest = await readManifest(workshop.store.current);
  expect(manifest?.books[NAME]?.files).toEqual([BOOK, 'take-along/fr/islande.html']);
  expect(Object.keys(manifest?.files ?? {})).toEqual(expect.arrayContaining([BOOK]));
});

it('makes books of the countries alone whose pages have changed', async () => {
  const [epub, sheets] = ['take-along/fr/hawaii.epub', 'take-along/fr/hawaii.html'];
  const chapters = [{ title: 'Hawaï', address: '/fr/hawaii/' }];
  write('/fr/hawaii/', 'Hawaï');
  workshop.write(
    '_books/fr/hawaii.json',
    JSON.stringify({ ...LIST, epub: `/${epub}`, sheets: `/${sheets}`, chapters, source: '/fr/hawaii/' }),
  );
  await publish();
  await untilBook('Vík.');
  write('/fr/islande/vik/', 'Reynisfjara', 1_700_000_003);
  await publish();
  const said = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  await untilBook('Reynisfjara.');
  expect(said.mock.calls).toEqual([[expect.stringMatching(/^publisher: 1 books looked after/)]]);
  said.mockRestore();
  const fileOf = (release: string, path: string) => statSync(join(workshop.store.pathOf(release), path)).ino;
  for (const path of [epub, sheets]) expect(fileOf('000002', path)).toBe(fileOf('000001', path));
  expect(fileOf('000002', BOOK)).not.toBe(fileOf('000001', BOOK));
});

it('a book that nobody has yet is made before the release is live', async () => {
  await publish();
  const live = await workshop.store.live();
  if (!live) throw new Error('no release is live');
  await keeper.makeFirst(live, new AbortController().signal);
  expect(chapter()).toContain('Vík.');
});

it('a fault is told to editors until it is mended, and stops nothing', async () => {
  workshop.write('fr/islande/geysir/index.html', 'no main part');
  await publish();
  await untilBook('Vík.');
  expect(state.current.bookFaults[NAME]).toEqual([
    `${NAME}: /fr/islande/geysir/: expected a <main>, found none`,
  ]);
  write('/fr/islande/geysir/', 'Geysir', 1_700_000_002);
  write('/fr/islande/vik/', 'Reynisfjara', 1_700_000_002);
  await publish();
  await untilBook('Reynisfjara.');
  expect(state.current.bookFaults[NAME] ?? []).toEqual([]);
});

it('where no book can be written, the live release stays as it is', async () => {
  await publish();
  writeFileSync(join(workshop.root, 'books'), 'a file stands where the folder should be');
  const before = await readManifest(workshop.store.current);
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  keeper.begin();
  await keeper.settled();
  expect(said).toHaveBeenCalled();
  said.mockRestore();
  expect(await readManifest(workshop.store.current)).toEqual(before);
  expect(chapter()).toBeUndefined();
});

it('what is interrupted is made the next time', async () => {
  await publish();
  keeper.begin();
  await keeper.interrupt();
  await untilBook('Vík.');
});
