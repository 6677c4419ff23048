import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from '../../src/config/locales';
import { entriesOf } from '../../src/content/search/read-shards';
import type { TitlesShard } from '../../src/content/search/shards';
import { countryPath, searchPath, textsPath, titlesPath } from '../../src/routing/paths';
import { PROGRAMS, weigh } from '../../src/site-build/search/weights';
import { siteFolder } from '../support/served';

/**
 * Bytes after gzip of a first search on a country's page. Elsewhere it is the programs and the titles, of which each may weigh
 * so much (unit/search/recall.test.ts).
 */
const ON_A_COUNTRY = 80_000;
const PUBLIC = join(siteFolder(), 'public');
const scripts = readdirSync(PUBLIC)
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(join(PUBLIC, name), 'utf8'));

/** Texts that stand in each program of the search, and in no other one: an ending that only that stemmer knows, say. */
const MARKS: Record<Locale, readonly string[]> = {
  fr: ['combobox', 'a search file of format', 'amment', 'Que cherchez-vous'],
  en: ['combobox', 'a search file of format', 'ational', 'What are you looking for'],
};

/** The small file of what other parts of the site use, too: plain letters and last parts of addresses. */
const LETTERS = scripts.filter((text) => text.includes('đ:"d"') && text.length < 1000);

describe.each(LOCALES)('a first search in %s', (locale) => {
  const programs = MARKS[locale].map((mark) => scripts.filter((text) => text.includes(mark)));
  const weightOf = (address: string) => weigh(readFileSync(join(PUBLIC, address), 'utf8'));
  const own = [...programs.flat(), ...LETTERS].reduce((sum, text) => sum + weigh(text), 0);
  const titles = weightOf(titlesPath(locale));
  const shard = JSON.parse(readFileSync(join(PUBLIC, titlesPath(locale)), 'utf8')) as TitlesShard;
  const { countries } = shard;

  it('leads to pages of its language that search engines may list, and to no other', () => {
    const isListed = (path: string) => {
      const file = join(PUBLIC, path, 'index.html');
      return existsSync(file) && !readFileSync(file, 'utf8').includes('name="robots"');
    };
    expect(isListed(searchPath(locale))).toBe(false);
    const paths = new Set(entriesOf(shard, locale).map(({ path }) => path.replace(/[?#].*/, '')));
    expect([...paths].filter((path) => !path.startsWith(`/${locale}/`) || !isListed(path))).toEqual([]);
  });

  it('has each of its programs in one file', () =>
    expect([...programs, LETTERS].map(({ length }) => length)).toEqual([1, 1, 1, 1, 1]));

  it('loads programs that weigh what the build counts with', () => expect(own).toBeLessThanOrEqual(PROGRAMS));

  it('keeps to its weight on every country’s page', () => {
    const first = countries.filter(({ isLight, parts }) => isLight && parts > 0);
    expect(first.length).toBeGreaterThan(0);
    const weights = first.map(({ slug }) => own + titles + weightOf(textsPath(countryPath(locale, slug), 1)));
    expect(Math.max(...weights)).toBeLessThanOrEqual(ON_A_COUNTRY);
  });
});
