import { derivedShortId } from '../../../cms/src/domain/short-id';
import { cmsUrl } from '../served';
import type { Row, Tables } from '../upgrade/tables';
import { logIn } from './admin';
import { readContent } from './cms-process';

const EXCURSION = 'api::excursion.excursion';
const TABLES: Readonly<Record<string, string>> = {
  articles: 'article',
  countries: 'country',
  excursions: 'excursion',
  map_features: 'map-feature',
  regions: 'region',
};

/** Every row of an entry that can be held, in any language and version, with what content/ calls it. */
function rowsWithOrigins(tables: Tables): { row: Row; origin: string | undefined }[] {
  return Object.entries(TABLES).flatMap(([table, kind]) =>
    (tables.get(table) ?? []).map((row) => {
      const { import_key: key } = row;
      return { row, origin: typeof key === 'string' ? `${kind} ${key}` : undefined };
    }),
  );
}

const pairs = (rows: readonly Row[], field: string) =>
  new Set(rows.map((row) => `${String(row['document_id'])} ${String(row[field])}`));

/** Expects what holds of a database at any time: each entry has an id of its own, and the table knows whose it is. */
export function expectShortIds(tables: Tables): void {
  const entries = rowsWithOrigins(tables);
  const rows = entries.map(({ row }) => row);
  const documents = new Set(rows.map((row) => row['document_id']));
  expect(rows.filter(({ id_court: id }) => !/^[a-z][a-z0-9]{4}$/.test(String(id)))).toEqual([]);
  expect(new Set(rows.map((row) => row['id_court'])).size).toBe(documents.size);
  const living = (tables.get('short_ids') ?? []).filter(({ deleted_at: at }) => at === null);
  expect(pairs(living, 'short_id')).toEqual(pairs(rows, 'id_court'));
  const own = new Map((tables.get('short_ids') ?? []).map((row) => [row['document_id'], row['origin']]));
  const seeded = entries.filter(({ row, origin }) => origin && own.get(row['document_id']) === origin);
  expect(seeded.length).toBeGreaterThan(10);
  for (const { row, origin = '' } of seeded)
    expect([origin, row['id_court']]).toEqual([origin, derivedShortId(origin, 0)]);
}

/**
 * Tests what editors do to an entry, and what becomes of its short id.
 * @param read the database of the CMS @param run a statement on it; throws what the database answers
 */
export function testShortIds(read: () => Tables, run: (sql: string) => void): void {
  const path = (rest = '') => `/content-manager/collection-types/${EXCURSION}${rest}`;
  const rowsOf = (documentId: string) =>
    (read().get('excursions') ?? []).filter((row) => row['document_id'] === documentId);
  const idsOf = (documentId: string) => [...new Set(rowsOf(documentId).map((row) => row['id_court']))];
  const registered = (shortId: unknown) =>
    (read().get('short_ids') ?? []).find((row) => row['short_id'] === shortId);
  const make = async (data: Record<string, unknown>) =>
    (await (await logIn()).create(EXCURSION, 'fr', data)).documentId;
  const remove = async (documentId: string, locale: string) => {
    const answer = await (await logIn()).request('DELETE', path(`/${documentId}?locale=${locale}`));
    expect(answer.status).toBe(200);
  };

  it('every entry of the content has the id that follows from its key, in all languages and versions', () => {
    expectShortIds(read());
  });

  it('an entry keeps its id through changes, translation and publication, and nobody sets another', async () => {
    const admin = await logIn();
    const documentId = await make({ titre: 'Un id qui dure', id_court: 'zzzzz' });
    const [shortId] = idsOf(documentId);
    expect(shortId).not.toBe('zzzzz');
    for (const locale of ['fr', 'en'])
      for (const id_court of ['zzzzz', null]) {
        const data = { titre: `An id that lasts (${locale})`, id_court };
        expect((await admin.save(EXCURSION, documentId, locale, data)).status).toBe(200);
      }
    expect((await admin.act(EXCURSION, documentId, 'fr', 'publish')).status).toBe(200);
    expect(rowsOf(documentId)).toHaveLength(3);
    expect(idsOf(documentId)).toEqual([shortId]);
    const answer = await readContent(cmsUrl(), `/excursions/${documentId}?locale=fr`);
    expect(answer).toMatchObject({ data: { id_court: shortId } });
    await remove(documentId, '*');
  });

  it.each(['clone', 'auto-clone'])('a duplicate (%s) has an id of its own', async (way) => {
    const original = await make({ titre: `Un original (${way})`, import_key: `short-id-${way}` });
    const [shortId] = idsOf(original);
    const body = { titre: 'Un double', id_court: shortId };
    const answer = await (await logIn()).request('POST', path(`/${way}/${original}?locale=fr`), body);
    expect(answer.status).toBe(200);
    const copies = (read().get('excursions') ?? []).filter(
      (row) => row['import_key'] === `short-id-${way}` && row['document_id'] !== original,
    );
    expect(copies).toHaveLength(1);
    expect(idsOf(original)).toEqual([shortId]);
    expectShortIds(read());
    for (const { document_id: copy } of copies) await remove(String(copy), '*');
    await remove(original, '*');
  });

  it('of a deleted entry its id, last titles and date stay, and nothing else is ever given that id', async () => {
    const admin = await logIn();
    const documentId = await make({ titre: 'Fermée un jour', import_key: 'short-id-comes-back' });
    await admin.save(EXCURSION, documentId, 'en', { titre: 'Closed one day' });
    for (const locale of ['fr', 'en'])
      expect((await admin.act(EXCURSION, documentId, locale, 'publish')).status).toBe(200);
    // A title that no visitor has seen is not told.
    await admin.save(EXCURSION, documentId, 'fr', { titre: 'Un brouillon' });
    const [shortId] = idsOf(documentId);
    await remove(documentId, 'en');
    expect(registered(shortId)).toMatchObject({ deleted_at: null });
    const before = Date.now();
    await remove(documentId, '*');

    const gone = registered(shortId);
    expect(gone).toMatchObject({ uid: EXCURSION, document_id: documentId });
    expect(JSON.parse(String(gone?.['titles']))).toEqual({ fr: 'Fermée un jour', en: 'Closed one day' });
    expect(new Date(gone?.['deleted_at'] as string | number).getTime()).toBeGreaterThan(before - 60_000);
    expect(() =>
      run(`INSERT INTO short_ids (short_id, uid, titles) VALUES ('${String(shortId)}', 'x', '{}')`),
    ).toThrow(/unique/i);

    const again = await make({ titre: 'Rouverte', import_key: 'short-id-comes-back' });
    expect(idsOf(again)).toEqual([shortId]);
    const other = await make({ titre: 'Une autre', import_key: 'short-id-comes-back' });
    expect(idsOf(other)).not.toEqual([shortId]);
    for (const each of [again, other]) await remove(each, '*');
  });

  it('an entry that was not made takes no id', async () => {
    const count = () => read().get('short_ids')?.length;
    const before = count();
    const answer = await (await logIn()).request('POST', path('?locale=fr'), { titre: 'x'.repeat(2000) });
    expect(answer.status).toBe(400);
    expect(count()).toBe(before);
  });
}
