import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { EntryIdentity } from '../../content/content-error';

const FILE = 'suspects.json';
const suspectsSchema = z.array(z.object({ kind: z.string(), documentId: z.string(), locale: z.string() }));

/** Reads which entries the publisher sets aside in this build (publisher/cycle/culprits.ts); other builds have no such file. */
export function readSuspects(): EntryIdentity[] {
  return existsSync(FILE) ? suspectsSchema.parse(JSON.parse(readFileSync(FILE, 'utf8'))) : [];
}
