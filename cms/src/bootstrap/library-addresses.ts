import type { Core } from '@strapi/strapi';
import { knownPaths } from '../documents/library-addresses';
import { pathsWithOrigin, withoutOrigins } from '../domain/library-addresses';
import { SOURCES } from '../entries/report-sources';
import { type ContentUid, logOf, rowsOf, storeOf, withTable } from '../strapi';

const DONE = 'library-addresses';

type Column = { readonly uid: string; readonly field: string };

/** Lists where Markdown is stored: fields of entries, and fields of their components. */
function columns(strapi: Core.Strapi): Column[] {
  return SOURCES.flatMap(({ uid, texts = [], textParts = [] }) => {
    const { attributes } = strapi.getModel(uid as ContentUid);
    const parts = textParts.map(
      (name) => (attributes[name] as { component?: string } | undefined)?.component,
    );
    return [
      ...texts.map((field) => ({ uid, field })),
      ...parts.flatMap((component) => (component ? [{ uid: component, field: 'texte' }] : [])),
    ];
  });
}

/** @returns how many texts were changed */
async function mend(strapi: Core.Strapi, { uid, field }: Column): Promise<number> {
  const where = { [field]: { $contains: '/uploads/' } };
  const rows = await rowsOf(strapi, uid).findMany({ where, select: ['id', field] });
  const known = await knownPaths(strapi, [
    ...new Set(rows.flatMap((row) => pathsWithOrigin(String(row[field])))),
  ]);
  const { tableName } = strapi.db.metadata.get(uid);
  let changed = 0;
  for (const row of rows) {
    const [before, after] = [String(row[field]), withoutOrigins(String(row[field]), known)];
    if (after === before) continue;
    await withTable(strapi, { tableName }, (table) =>
      table.whereIn('id', [row.id]).update({ [field]: after }),
    );
    changed += 1;
  }
  return changed;
}

/**
 * Texts of before name pictures of the media library as the panel was opened then; from now on they name them by their
 * paths (`libraryAddressRule`). Done once; the entries were not edited, and keep their dates.
 */
export async function plainLibraryAddresses(strapi: Core.Strapi): Promise<void> {
  const own = storeOf(strapi, 'api', 'grand-large');
  if (await own.get(DONE)) return;
  let changed = 0;
  for (const column of columns(strapi)) changed += await mend(strapi, column);
  await own.set(DONE, true);
  logOf(strapi, 'texts')(`${String(changed)} name pictures of the media library by their paths from now on`);
}
