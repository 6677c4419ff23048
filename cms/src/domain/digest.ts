import { createHash } from 'node:crypto';

export function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
