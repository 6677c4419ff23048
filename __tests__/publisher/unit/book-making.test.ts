import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { packBook } from '../../../publisher/books/pack';
import { BookWorkshop } from '../../support/publisher/book-workshop';
import { readHtml, readXml } from '../../support/xml';

const EPUB = 'take-along/fr/islande.epub';
const SHEETS = 'take-along/fr/islande.html';

let workshop: BookWorkshop;
beforeEach(() => (workshop = new BookWorkshop()));
afterEach(() => workshop.end());

const stored = (path: string) => readFileSync(join(workshop.store, path));

function book(): Record<string, string> {
  const files = Object.entries(unzipSync(stored(EPUB)));
  return Object.fromEntries(files.map(([name, bytes]) => [name, strFromU8(bytes)]));
}

it('packs the type first and as it is, so that a book is known by its first bytes', () => {
  const packed = packBook(new Map([['nav.xhtml', '<html/>']]), new Date('2026-11-27T00:00:00Z'));
  const bytes = Buffer.from(packed);
  // Local header: no compression, no extra field, a name of 8 bytes (EPUB 3, OCF, section 4.3).
  expect([bytes.readUInt16LE(8), bytes.readUInt16LE(26), bytes.readUInt16LE(28)]).toEqual([0, 8, 0]);
  expect(bytes.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');
});

it('makes a book of a cover with its day, contents, chapters and where they come from', async () => {
  expect(await workshop.make()).toEqual([
    { name: '_books/fr/islande.json', files: [`/${EPUB}`, `/${SHEETS}`], what: 'made', faults: [] },
  ]);
  const files = book();
  expect(files['book/cover.xhtml']).toContain('Édition du 27 novembre 2026');
  const contents = readXml(files['book/nav.xhtml'] ?? '').querySelector('nav');
  expect([...(contents?.querySelectorAll('a') ?? [])].map((link) => link.textContent)).toEqual([
    'Islande',
    'Étape 1 – Vík',
    'Geysir',
    'À propos',
  ]);
  expect(files['book/c001.xhtml']).toContain('<a href="c002.xhtml#plage">Vík</a>');
  expect(files['book/about.xhtml']).toContain('https://www.example.org/fr/islande/');
  expect(files['book/package.opf']).toContain(
    '<meta property="dcterms:modified">2026-11-27T12:00:00Z</meta>',
  );
});

it('makes sheets of the chapters that are to be printed, and says there what the book weighs', async () => {
  await workshop.make();
  const sheets = readHtml(stored(SHEETS).toString());
  expect([...sheets.querySelectorAll('h2')].map((title) => title.textContent)).toEqual(['Vík']);
  expect(sheets.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(sheets.querySelector(`a[href="/${EPUB}"]`)?.textContent).toBe('EPUB, 0 Mo, 27 novembre 2026');
});

it('makes a book again when what it says has changed, and not when only the frame of its pages has', async () => {
  await workshop.make();
  const before = stored(EPUB);
  workshop.page(
    '/fr/islande/vik/',
    '<h1>Vík</h1><h2 id="plage">La plage</h2><p>Noire.</p><nav>autre menu</nav>',
  );
  expect((await workshop.make(new Date('2026-12-01T00:00:00Z')))[0]?.what).toBe('kept');
  expect(stored(EPUB)).toEqual(before);
  workshop.page('/fr/islande/vik/', '<h1>Vík</h1><p>Grise.</p>');
  expect((await workshop.make(new Date('2026-12-01T00:00:00Z')))[0]?.what).toBe('made');
  expect(book()['book/cover.xhtml']).toContain('Édition du 1er décembre 2026');
});

it('names a page that cannot be used, and takes the others', async () => {
  workshop.write('/fr/islande/vik/index.html', '<p>no main part');
  const [outcome] = await workshop.make();
  expect(outcome).toMatchObject({
    what: 'made',
    faults: [{ address: '/fr/islande/vik/', reason: 'expected a <main>, found none' }],
  });
  expect(book()['book/nav.xhtml']).not.toContain('Vík');
  // What it would have led to leads to the site instead.
  expect(book()['book/c001.xhtml']).toContain('href="https://www.example.org/fr/islande/vik/#plage"');
});

it('names a picture that cannot be read, and leaves no gap where it stood', async () => {
  const good = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
    .webp()
    .toBuffer();
  workshop.write('static/good.webp', good);
  workshop.write('static/bad.webp', 'no picture');
  workshop.page(
    '/fr/islande/vik/',
    '<h1>Vík</h1><p><img src="/static/good.webp" alt="Rouge"></p><figure><img src="/static/bad.webp" alt="x"></figure>',
  );
  const [outcome] = await workshop.make();
  expect(outcome?.faults.map(({ address }) => address)).toEqual(['/static/bad.webp']);
  const chapter = book()['book/c002.xhtml'] ?? '';
  const pictures = [...chapter.matchAll(/src="([^"]+)"/g)].map(([, src = '']) => src);
  expect(pictures.length).toBe(1);
  expect(Object.keys(book())).toContain(`book/${pictures[0]}`);
});

it('names a list that cannot be read, and makes the other books', async () => {
  workshop.list({ title: 3, epub: '/take-along/fr/x.epub' }, 'a-broken-one');
  const outcomes = await workshop.make();
  expect(outcomes.map(({ what }) => what)).toEqual(['failed', 'made']);
  expect(outcomes[0]?.faults[0]?.reason).toContain('_books/fr/a-broken-one.json is no list of a book: title');
});

it('leaves the book of before where a new one cannot be written', async () => {
  await workshop.make();
  const before = stored(EPUB);
  workshop.page('/fr/islande/vik/', '<h1>Vík</h1><p>Grise.</p>');
  // Stands in for a disk that is full: the new file cannot take its place.
  mkdirSync(join(workshop.store, `${EPUB}.new`));
  expect((await workshop.make())[0]?.what).toBe('failed');
  expect(stored(EPUB)).toEqual(before);
  expect(statSync(join(workshop.store, EPUB)).isFile()).toBe(true);
});
