import type { Core } from '@strapi/strapi';
import type { Log } from '../../strapi';
import type { PlannedType } from '../plan';
import { EntryWriter, type EntryWriterOptions } from './entry-writer';
import type { Tally } from './tally';

type WriteOptions = {
  log: Log;
} & EntryWriterOptions;

const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`;

export async function writeEntries(
  strapi: Core.Strapi,
  types: readonly PlannedType[],
  options: WriteOptions,
): Promise<Tally> {
  const writer = new EntryWriter(strapi, options);
  await writer.load(types);
  for (const type of types) {
    const since = Date.now();
    const written = await writer.write(type);
    if (written > 0) options.log(`${type.name}: wrote ${String(written)} in ${seconds(since)}`);
  }
  const since = Date.now();
  const completed = await writer.finish();
  if (completed > 0) options.log(`relations of ${String(completed)} entries completed in ${seconds(since)}`);
  return writer.tally();
}
