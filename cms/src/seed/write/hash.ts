import { createHash } from 'node:crypto';
import fs from 'node:fs';

/** The fields' order does not come from the content's files and is always the same, so plain JSON will do. */
export const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');

export const hashOfFile = (file: string): string =>
  createHash('sha256').update(fs.readFileSync(file)).digest('hex');
