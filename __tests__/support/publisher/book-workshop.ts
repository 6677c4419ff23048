import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type BookList, bookListSchema } from '../../../publisher/books/book-list';
import { makeBooks, type Outcome } from '../../../publisher/books/make-books';

export const pageOf = (main: string) =>
  `<!doctype html><html><head><title>x</title></head><body><nav>menu</nav><main>${main}</main></body></html>`;

/** A small site with the list of one book. */
export class BookWorkshop {
  readonly root = mkdtempSync(join(tmpdir(), 'books-'));
  readonly site = join(this.root, 'site');
  readonly store = join(this.root, 'store');

  constructor() {
    this.page('/fr/islande/', '<h1>Islande</h1><p>Une île. <a href="/fr/islande/vik/#plage">Vík</a></p>');
    this.page('/fr/islande/vik/', '<h1>Vík</h1><h2 id="plage">La plage</h2><p>Noire.</p>');
    this.page('/fr/islande/geysir/', '<h1>Geysir</h1><p>Chaud.</p>');
    this.list({});
  }

  write(path: string, content: string | Buffer): void {
    const file = join(this.site, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }

  page(address: string, main: string): void {
    this.write(`${address}index.html`, pageOf(main));
  }

  /** Writes the list, changed in some fields. */
  list(change: Record<string, unknown>, name = 'islande'): void {
    this.write(`_books/fr/${name}.json`, JSON.stringify({ ...LIST, ...change }));
  }

  read(): BookList {
    return bookListSchema.parse(LIST);
  }

  async make(now = new Date('2026-11-27T12:00:00Z')): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    for await (const outcome of makeBooks({ site: this.site, store: this.store, now: () => now }))
      outcomes.push(outcome);
    return outcomes;
  }

  end(): void {
    rmSync(this.root, { recursive: true });
  }
}

export const LIST = {
  epub: '/take-along/fr/islande.epub',
  sheets: '/take-along/fr/islande.html',
  language: 'fr',
  days: { locale: 'fr-FR', first: '1er' },
  title: 'Islande',
  subtitle: 'Guide de voyage',
  publisher: 'Grand Large',
  rights: 'CC BY 4.0',
  site: 'https://www.example.org',
  source: '/fr/islande/',
  cover: {
    width: 60,
    height: 90,
    background: '#123456',
    overlay: '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="90"/>',
  },
  styles: { book: 'p { margin: 0 }', sheets: 'p { margin: 0 }' },
  idlePictures: '/maps/',
  words: {
    cover: 'Couverture',
    contents: 'Sommaire',
    madeOn: 'Édition du {{day}}',
    start: 'Début',
    about: 'À propos',
    sheetsTitle: 'Fiches pratiques',
    sheetsText: 'À imprimer.',
    bookLink: 'EPUB, {{size}} Mo, {{day}}',
    accessibility: 'Tout est dit en mots.',
  },
  about: ['Fait le {{day}}.'],
  chapters: [
    { title: 'Islande', address: '/fr/islande/' },
    { title: 'Vík', kicker: 'Étape 1', address: '/fr/islande/vik/', isPrinted: true },
    { title: 'Geysir', address: '/fr/islande/geysir/' },
  ],
  map: null,
};
