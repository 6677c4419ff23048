import type { Core } from '@strapi/strapi';
import contract from '../contract/populate.json';
import { asRead } from '../preview/as-sourced';
import { type Data, documentsOf, type Row, rowsOf } from '../strapi';
import { prune } from './prune';
import { SNAPSHOTS } from './table';

const SOURCES = Object.entries(contract as Readonly<Record<string, Data>>);

/**
 * One look makes at most this many snapshots, because a request waits for it. After a seeding or an upgrade, the next
 * looks make the rest.
 */
const MOST = 500;
/** Read with one query each for what belongs to them. */
const CHUNK = 100;

export type Version = { uid: string; documentId: string; locale: string; version: string };

/** Names a published row: publishing makes it anew, and types without drafts change its date. */
export const versionOf = (
  uid: string,
  { id, updatedAt }: Pick<Row, 'id'> & { updatedAt?: unknown },
): string => `${uid} ${String(id)} ${String(new Date(updatedAt as string).getTime())}`;

/** Lists what is published, by the number and date of its row. */
export async function findPublished(strapi: Core.Strapi): Promise<Version[]> {
  const found = await Promise.all(
    SOURCES.map(async ([uid]) => {
      const select = ['id', 'documentId', 'locale', 'updatedAt'];
      const rows = await rowsOf(strapi, uid).findMany({ select, where: { publishedAt: { $notNull: true } } });
      return rows.map((row) => ({
        uid,
        documentId: String(row.documentId),
        locale: String(row.locale),
        version: versionOf(uid, row),
      }));
    }),
  );
  return found.flat();
}

/** Published versions without a snapshot. */
async function findNew(strapi: Core.Strapi): Promise<Version[]> {
  const kept = await rowsOf(strapi, SNAPSHOTS.uid).findMany({ select: ['version'] });
  const known = new Set(kept.map(({ version }) => String(version)));
  return (await findPublished(strapi)).filter(({ version }) => !known.has(version));
}

/** The versions of one type and language together. */
function chunks(versions: readonly Version[]): Version[][] {
  const groups = new Map<string, Version[]>();
  for (const version of versions) {
    const key = `${version.uid} ${version.locale}`;
    groups.set(key, [...(groups.get(key) ?? []), version]);
  }
  return [...groups.values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / CHUNK) }, (_, i) =>
      group.slice(i * CHUNK, (i + 1) * CHUNK),
    ),
  );
}

async function keep(strapi: Core.Strapi, versions: readonly Version[]): Promise<void> {
  const [first] = versions;
  if (first === undefined) return;
  const { uid, locale } = first;
  const wanted = new Set(versions.map(({ version }) => version));
  const populate = (contract as Readonly<Record<string, Data>>)[uid] ?? {};
  const filters = { documentId: { $in: versions.map(({ documentId }) => documentId) } };
  for (const entry of await documentsOf(strapi, uid).findMany({
    locale,
    status: 'published',
    filters,
    populate,
  })) {
    const version = versionOf(uid, entry);
    // Published again in between: that version's snapshot is made at the next look.
    if (!wanted.has(version)) continue;
    const { documentId } = entry;
    const text = JSON.stringify(await asRead(strapi, uid, entry));
    const data = { uid, document_id: documentId, locale, version, entry: text, made_at: new Date() };
    await rowsOf(strapi, SNAPSHOTS.uid).create({ data });
    await prune(strapi, { uid, documentId, locale });
  }
}

/** Two looks at once would make the same snapshots. */
let current: Promise<unknown> = Promise.resolve();

/**
 * Makes the snapshots of what was published since the last look.
 * @returns the number of the last snapshot, 0 when there is none
 */
export function keepSnapshots(strapi: Core.Strapi): Promise<number> {
  const look = current.then(() => keepNew(strapi));
  current = look.catch(() => undefined);
  return look;
}

async function keepNew(strapi: Core.Strapi): Promise<number> {
  const missing = await findNew(strapi);
  for (const group of chunks(missing.slice(0, MOST))) await keep(strapi, group);
  const [last] = await rowsOf(strapi, SNAPSHOTS.uid).findMany({
    select: ['id'],
    orderBy: { id: 'desc' },
    limit: 1,
  });
  return last?.id ?? 0;
}
