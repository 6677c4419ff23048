import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { each } from '../../publisher/lib/each';
import { listFiles } from '../../scripts/lib/files.mjs';
import { required, siteFolder } from '../support/served';
import { readXml } from '../support/xml';

const site = () => join(siteFolder(), 'public');
const books = () => listFiles(site(), ['take-along']).filter((file) => file.endsWith('.epub'));
const nameOf = (file: string) => relative(site(), file);

type Book = { readonly [name: string]: string };

const opened = new Map<string, Book>();

/** The texts of a book by name. */
function open(file: string): Book {
  const known = opened.get(file);
  if (known) return known;
  const files = unzipSync(readFileSync(file), { filter: ({ name }) => /\.(xhtml|opf|svg|css)$/.test(name) });
  const texts = Object.entries(files).map(
    ([name, bytes]) => [name, new TextDecoder().decode(bytes)] as const,
  );
  const book = Object.fromEntries(texts);
  opened.set(file, book);
  return book;
}

type Message = { readonly ID: string; readonly severity: string; readonly message: string };

/** Schemes of links. Version 4.2.6 knows those of 2008, without `geo` (RFC 5870); they are held to this list below. */
const SCHEME_WARNING = 'HTM-025';
const SCHEMES = /^(https?|mailto|tel|geo):/;

async function complaintsAbout(file: string): Promise<string[]> {
  const java = ['-XX:TieredStopAtLevel=1', '-Xshare:auto', '-jar', required('TEST_EPUBCHECK')];
  // It ends with 1 when it complains, and what it says counts.
  const { stdout } = await promisify(execFile)('java', [...java, file, '--json', '-'], {
    maxBuffer: 50_000_000,
  }).catch((error: { stdout: string }) => error);
  const { messages } = JSON.parse(stdout.slice(stdout.indexOf('{'))) as { messages: Message[] };
  return messages
    .filter(({ ID }) => ID !== SCHEME_WARNING)
    .map(({ ID, severity, message }) => `${nameOf(file)}: ${severity} ${ID}: ${message}`);
}

it('there is a book for every country and language with a page', () => {
  const lists = listFiles(site(), ['_books']).map(nameOf);
  expect(lists.length).toBeGreaterThan(7);
  expect(books().map(nameOf)).toEqual(
    lists.map((list) => list.replace('_books', 'take-along').replace(/json$/, 'epub')).sort(),
  );
});

it('epubcheck finds no error and no warning in any book', async () => {
  const complaints: string[] = [];
  await each(books(), availableParallelism(), async (file) => {
    complaints.push(...(await complaintsAbout(file)));
  });
  expect(complaints).toEqual([]);
});

it('no book weighs more than 10 MB', () => {
  const heavy = books().filter((file) => statSync(file).size > 10_000_000);
  expect(heavy.map(nameOf)).toEqual([]);
});

it('holds nothing that runs, and no picture without words', () => {
  for (const file of books())
    for (const [name, text] of Object.entries(open(file))) {
      const tags = text.replace(/"[^"]*"/g, '""').match(/<[^>]*>/g) ?? [];
      const running = tags.filter((tag) => /^<(script|form|iframe|button)\b|\son\w+=/.test(tag));
      expect([nameOf(file), name, running]).toEqual([nameOf(file), name, []]);
      const pictures = text.match(/<img\b[^>]*>/g) ?? [];
      expect([name, pictures.filter((picture) => !/\salt="[^"]+"/.test(picture))]).toEqual([name, []]);
    }
});

it('leads from its own chapters to its own chapters, and elsewhere by whole addresses', () => {
  for (const file of books()) {
    const book = open(file);
    for (const [name, text] of Object.entries(book)) {
      const targets = [...text.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href = '']) => href);
      const broken = targets
        .filter((href) => !SCHEMES.test(href))
        .filter((href) => {
          const [document = '', id] = href.split('#');
          const target = book[`book/${document}`];
          return target === undefined || (id !== undefined && !target.includes(` id="${id}"`));
        });
      expect([nameOf(file), name, broken]).toEqual([nameOf(file), name, []]);
    }
  }
});

describe.each([
  ['fr', 'islande', 'Islande', /Édition du \d/],
  ['en', 'iceland', 'Iceland', /Edition of \d/],
])('the book of Iceland in %s', (language, slug, title, day) => {
  const book = () => open(join(site(), `take-along/${language}/${slug}.epub`));
  const part = (name: string) => readXml(book()[`book/${name}`] ?? '');

  it('says on its cover what it is, and of which day', () => {
    expect(part('cover.xhtml').querySelector('h1')?.textContent).toBe(title);
    expect(part('cover.xhtml').documentElement.textContent).toMatch(day);
  });

  it('is in its language, and says how accessible it is, who made it and what one may do with it', () => {
    const opf = part('package.opf');
    const meta = (property: string) =>
      [...opf.getElementsByTagName('meta')]
        .filter((element) => element.getAttribute('property') === property)
        .map(({ textContent }) => textContent);
    expect(opf.getElementsByTagName('dc:language')[0]?.textContent).toBe(language);
    expect(opf.getElementsByTagName('dc:rights')[0]?.textContent).toContain('CC\u00a0BY\u00a04.0');
    expect(meta('schema:accessibilityFeature')).toContain('alternativeText');
    expect(meta('schema:accessibilityHazard')).toEqual(['none']);
  });

  it('has contents and landmarks, the eight steps, and articles within steps and regions', () => {
    const nav = part('nav.xhtml');
    const [contents, landmarks] = [...nav.getElementsByTagName('nav')];
    const chapters = [...(contents?.querySelectorAll(':scope > ol > li') ?? [])];
    expect(chapters.filter((chapter) => /^(Étape|Step) \d/.test(chapter.textContent)).length).toBe(8);
    expect(contents?.querySelectorAll('li li').length).toBeGreaterThan(20);
    expect(landmarks?.querySelectorAll('li').length).toBe(3);
  });

  it('has alerts with their own dates, once', () => {
    const texts = Object.values(book()).join('');
    const alerts = [...texts.matchAll(/<p class="Alerts-module__facts">(.*?)<\/p>/g)].map(
      ([, words = '']) => words,
    );
    expect(alerts.length).toBeGreaterThan(0);
    expect(new Set(alerts).size).toBe(alerts.length);
    for (const words of alerts) expect(words).toMatch(/<time datetime="\d{4}-.*<time datetime="\d{4}-/);
  });

  it('has its map as a drawing, with a number for each place of the list, and where each place is', () => {
    const numbers = [...part('map.svg').getElementsByTagName('text')].map(({ textContent }) => textContent);
    const places = [...part('map.xhtml').querySelectorAll('.places li')];
    const listed = places.map((place) => place.querySelector('.number')?.textContent);
    expect(listed.length).toBeGreaterThan(50);
    expect(numbers).toEqual(listed);
    for (const place of places)
      expect(place.querySelector('.spot a')?.getAttribute('href')).toMatch(
        /^geo:-?\d+(\.\d+)?,-?\d+(\.\d+)?$/,
      );
  });
});
