import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findLocaleProblems } from '../../../src/site-build/source/check-locales';
import { compareCounts } from '../../../src/site-build/source/source-check';

describe('counts', () => {
  it('that agree pass', () => {
    expect(() => compareCounts(new Map([['article (fr)', 2]]), new Map([['article (fr)', 2]]))).not.toThrow();
  });

  it('that differ name type and language', () => {
    const reported = new Map([
      ['article (fr)', 2],
      ['article (en)', 2],
    ]);
    expect(() => compareCounts(reported, new Map([['article (fr)', 2]]))).toThrow(
      'article (en): expected 2 entries, sourced 0',
    );
  });
});

describe('interface words', () => {
  function folderOf(fr: object, en: object): string {
    const folder = mkdtempSync(join(tmpdir(), 'locales-'));
    for (const [locale, words] of Object.entries({ fr, en })) {
      mkdirSync(join(folder, locale));
      writeFileSync(join(folder, locale, 'common.json'), JSON.stringify(words));
    }
    return folder;
  }

  it('of this site are complete', () => {
    expect(findLocaleProblems('locales')).toEqual([]);
  });

  it.each([
    [
      { a: { b: 'x' } },
      { a: {} },
      'locales/en/common.json: expected the key “a.b”, which another language has',
    ],
    [{}, { c: 'x' }, 'locales/fr/common.json: expected the key “c”, which another language has'],
    [{ a: ' ' }, { a: 'x' }, 'locales/fr/common.json: expected a text for “a”, found none'],
  ])('%j and %j differ', (fr, en, problem) => {
    expect(findLocaleProblems(folderOf(fr, en))).toEqual([problem]);
  });
});
