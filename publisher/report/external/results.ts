import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../../lib/write-whole';

const resultSchema = z.object({
  url: z.string(),
  /** `private`: never asked, because it leads into a network that is not the public one. */
  outcome: z.enum(['ok', 'status', 'unreachable', 'private']),
  status: z.number().optional(),
  /** Reason that the network gave: ENOTFOUND, ETIMEDOUT … */
  reason: z.string().optional(),
  checkedAt: z.iso.datetime(),
});

const fileSchema = z.array(resultSchema);

export type LinkResult = z.infer<typeof resultSchema>;

const fileIn = (folder: string): string => join(folder, 'links.json');

/** Reads the results of the last checks; an empty list when there were none, or when their file cannot be read. */
export async function readResults(folder: string): Promise<LinkResult[]> {
  try {
    return fileSchema.parse(JSON.parse(await readFile(fileIn(folder), 'utf8')));
  } catch {
    return [];
  }
}

export function writeResults(folder: string, results: readonly LinkResult[]): Promise<void> {
  return writeWhole(fileIn(folder), JSON.stringify(results, null, 1));
}
