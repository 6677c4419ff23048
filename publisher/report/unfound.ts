import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const unfoundSchema = z.array(
  z.object({ locale: z.string(), path: z.string(), title: z.string(), question: z.string() }),
);

/** A title or a key word by which the search does not lead to its entry. */
export type Unfound = z.infer<typeof unfoundSchema>[number];

/** Reads what the build of a release found out about its search; nothing for releases from before there was one. */
export async function readUnfound(folder: string): Promise<Unfound[]> {
  const text = await readFile(join(folder, '_search.json'), 'utf8').catch(() => '[]');
  return unfoundSchema.parse(JSON.parse(text));
}
