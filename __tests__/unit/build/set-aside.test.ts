import { adaptAll } from '../../../src/site-build/nodes/adapt-all';
import { resolveReferences } from '../../../src/site-build/nodes/references';
import { setBrokenAside } from '../../../src/site-build/nodes/set-aside';
import type { RawEntries } from '../../../src/site-build/source/raw-entries';
import { rawArticleEntry, rawCountryEntry, rawRegionEntry } from '../../support/inputs/raw';

const GOOD = {
  STRAPI_ARTICLE: [rawArticleEntry],
  STRAPI_COUNTRY: [rawCountryEntry],
  STRAPI_REGION: [rawRegionEntry],
};

type Suspects = Parameters<typeof setBrokenAside>[1]['suspects'];

const judge = (raw: RawEntries) => {
  const adapted = adaptAll((rawType) => raw.get(rawType) ?? []);
  return Promise.resolve(adapted.problems.length > 0 ? adapted : resolveReferences(adapted.content));
};

const settle = (
  entries: Record<string, unknown[]>,
  earlier: Record<string, unknown[]> = {},
  suspects: Suspects = [],
) =>
  setBrokenAside(new Map(Object.entries({ ...GOOD, ...entries })), {
    judge,
    suspects,
    // A copy: versions are taken from it one by one.
    earlier: ({ documentId }) => Promise.resolve([...(earlier[documentId] ?? [])]),
  });

const { documentId: article } = rawArticleEntry;
const { documentId: country } = rawCountryEntry;
const broken = { ...rawArticleEntry, titre: 'Neuf', type: 'hotel' };
const other = { ...rawArticleEntry, documentId: 'other', slug: 'autre', titre: 'Autre' };
const titles = ({ content }: Awaited<ReturnType<typeof settle>>) =>
  content.Article.map(({ title }) => title).sort();

describe('an entry that cannot be built', () => {
  it('is none of those that can', async () => {
    expect((await settle({})).setAside).toEqual([]);
  });

  it('gives its place to its last good version, and the others are built', async () => {
    const settled = await settle(
      { STRAPI_ARTICLE: [broken, other] },
      { [article]: [{ ...rawArticleEntry, titre: 'Ancien' }] },
    );
    expect(titles(settled)).toEqual(['Ancien', 'Autre']);
    expect(settled.setAside).toEqual([
      {
        entry: { kind: 'article', documentId: article, locale: 'fr', title: 'Neuf' },
        problems: [expect.stringContaining('type: Invalid option')],
        shown: 'earlier',
      },
    ]);
  });

  it('passes over earlier versions that cannot be built either, and stops at the last good one', async () => {
    const versions = [
      broken,
      { ...rawArticleEntry, slug: 'Avec Majuscules' },
      { ...rawArticleEntry, titre: 'Bon' },
      { ...rawArticleEntry, titre: 'Plus ancien' },
    ];
    expect(titles(await settle({ STRAPI_ARTICLE: [broken] }, { [article]: versions }))).toEqual(['Bon']);
  });

  it('is left out when no version of it can be built', async () => {
    const settled = await settle({ STRAPI_ARTICLE: [broken, other] }, { [article]: [broken] });
    expect(titles(settled)).toEqual(['Autre']);
    expect(settled.setAside).toMatchObject([{ entry: { documentId: article }, shown: 'nothing' }]);
  });

  it('is set aside in each language by itself', async () => {
    const { setAside } = await settle({ STRAPI_ARTICLE: [broken, { ...broken, locale: 'en' }] });
    expect(setAside.map(({ entry }) => entry.locale)).toEqual(['fr', 'en']);
  });

  it('does not take along what stands under it, as long as an earlier version can be shown', async () => {
    const settled = await settle(
      { STRAPI_COUNTRY: [{ ...rawCountryEntry, slug: 'Pas Bon' }] },
      { [country]: [rawCountryEntry], [article]: [{ ...rawArticleEntry, titre: 'Ancien' }] },
    );
    expect(titles(settled)).toEqual([rawArticleEntry.titre]);
    expect(settled.setAside.map(({ entry }) => entry.kind)).toEqual(['country']);
  });

  it('takes along what stands under it, once nothing of it can be shown', async () => {
    const settled = await settle({ STRAPI_COUNTRY: [{ ...rawCountryEntry, slug: 'Pas Bon' }] });
    expect(settled.content.Country).toEqual([]);
    expect(titles(settled)).toEqual([]);
    expect(settled.setAside.map(({ entry }) => entry.kind).sort()).toEqual(['article', 'country', 'region']);
  });

  it('is named where a library throws over it', async () => {
    const strange = {
      ...other,
      get galerie(): never {
        throw new RangeError('Maximum call stack size exceeded\nat somewhere');
      },
    };
    const settled = await settle({ STRAPI_ARTICLE: [rawArticleEntry, strange] });
    expect(titles(settled)).toEqual([rawArticleEntry.titre]);
    expect(settled.setAside).toEqual([
      {
        entry: { kind: 'article', documentId: 'other', locale: 'fr', title: 'Autre' },
        problems: ['expected an entry that can be read, found Maximum call stack size exceeded'],
        shown: 'nothing',
      },
    ]);
  });

  it('and that nobody can name ends the build', async () => {
    const nameless = { titre: 'Sans rien' };
    await expect(settle({ STRAPI_ARTICLE: [nameless] })).rejects.toThrow(/article “Sans rien” \(no language/);
  });
});

describe('an entry that the publisher suspects', () => {
  const suspect = { kind: 'article', documentId: article, locale: 'fr' };

  it('gives its place to the version before, although nothing is wrong with it', async () => {
    const settled = await settle(
      { STRAPI_ARTICLE: [{ ...rawArticleEntry, titre: 'Neuf' }, other] },
      { [article]: [{ ...rawArticleEntry, titre: 'Ancien' }] },
      [suspect],
    );
    expect(titles(settled)).toEqual(['Ancien', 'Autre']);
    expect(settled.setAside).toEqual([
      {
        entry: { ...suspect, title: 'Neuf' },
        problems: [expect.stringContaining('expected another version')],
        shown: 'earlier',
      },
    ]);
  });

  it('and that is not published any more is passed over', async () => {
    const settled = await settle({}, {}, [{ ...suspect, documentId: 'gone' }]);
    expect(settled.setAside).toEqual([]);
  });
});
