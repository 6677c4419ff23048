import type { Core } from '@strapi/strapi';
import { rowsOf } from '../strapi';
import { findPublished, keepSnapshots } from './keep';
import { SNAPSHOTS } from './table';

/** An entry in one language whose published version no release has shown yet. */
export type Change = { kind: string; documentId: string; locale: string; version: string };

/** Lists what visitors have not seen yet of what is published: what a build may fail for that succeeded before. */
export async function readChanges(strapi: Core.Strapi): Promise<Change[]> {
  await keepSnapshots(strapi);
  const rows = await rowsOf(strapi, SNAPSHOTS.uid).findMany({
    where: { live_at: { $null: true } },
    select: ['version'],
  });
  const unseen = new Set(rows.map(({ version }) => String(version)));
  return (await findPublished(strapi))
    .filter(({ version }) => unseen.has(version))
    .map(({ uid, ...change }) => ({ kind: uid.split('.').at(-1) ?? '', ...change }));
}
