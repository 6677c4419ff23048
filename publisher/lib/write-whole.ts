import { execFile } from 'node:child_process';
import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

/** Writes a file so that a reader, or a start after a crash, finds the old text or the new one, and never a part. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const next = `${file}.${process.pid}.new`;
  const handle = await open(next, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(next, file);
  await syncFolder(dirname(file));
}

/** Has the names in a folder, and what each of them stands for, survive a loss of power. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Has everything that was written to the disk of a folder survive a loss of power: thousands of files at once, which one
 * by one would take minutes. Where the system has no such command, its own habits of writing must do.
 */
export async function syncDisk(folder: string): Promise<void> {
  await promisify(execFile)('sync', ['-f', folder]).catch(() => undefined);
}
