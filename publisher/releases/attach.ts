import { copyFile, mkdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compress, ENCODINGS, isCompressed } from './compress';
import { digest } from './create';
import type { ReleaseFile } from './manifest';

const FORMS = ['', ...ENCODINGS.map((encoding) => `.${encoding}`)];

/**
 * Puts files beside those of a release that may be live. Each comes under its name when it is whole; a file that was there
 * before is not written to, because other releases have it too.
 * @param from folder that holds the files under the same paths
 * @param known what the release has already; a file that is the same stays
 * @returns what the release's manifest says of them
 */
export async function attachFiles(
  release: string,
  from: string,
  paths: readonly string[],
  known: Readonly<Record<string, ReleaseFile>> = {},
): Promise<Record<string, ReleaseFile>> {
  const attached: Record<string, ReleaseFile> = {};
  for (const path of paths) {
    const source = join(from, path);
    const { size, mtimeMs } = await stat(source);
    const hash = await digest(source, size);
    if (known[path]?.hash !== hash) await attach(source, join(release, path), { path, size });
    attached[path] = { size, builtAt: mtimeMs, hash };
  }
  return attached;
}

async function attach(source: string, target: string, file: { path: string; size: number }): Promise<void> {
  const next = `${target}.new`;
  const clear = async () => {
    for (const form of FORMS) await rm(next + form, { force: true });
  };
  await mkdir(dirname(target), { recursive: true });
  await clear();
  try {
    await copyFile(source, next);
    const { mtime } = await stat(source);
    await utimes(next, mtime, mtime);
    if (isCompressed(file)) await compress(next, 1);
    // The file itself last: until then, visitors have the old one.
    for (const form of isCompressed(file) ? [...FORMS].reverse() : [''])
      await rename(next + form, target + form);
  } finally {
    await clear();
  }
}
