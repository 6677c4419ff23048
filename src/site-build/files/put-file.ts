import { copyFile, link, mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Puts a file that nobody writes into again to a second place, whole or not at all: what is cut off leaves no half file
 * under a final name. It is one file with two names where the file system can do that, and a copy elsewhere.
 */
export async function putFile(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await link(from, to);
  } catch {
    await copyFile(from, `${to}.part`);
    await rename(`${to}.part`, to);
  }
}
