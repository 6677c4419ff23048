import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { each, eachAtOnce } from '../lib/each';
import { compress, isCompressed } from './compress';
import type { Earlier, ReleaseFile } from './manifest';
import { linkFiles } from './place';

/** The build names here what visitors can save together: addresses in parts, and words that only their readers know. */
const WANTED = /^_packs\/(.+\.json)$/;
const listSchema = z.looseObject({ parts: z.record(z.string(), z.array(z.string())) });

type Files = Readonly<Record<string, ReleaseFile>>;
type Options = {
  readonly built: string;
  /** A release that holds everything else. */
  readonly folder: string;
  readonly files: Files;
  readonly earlier: Earlier | undefined;
};

/**
 * Adds to a release what the build wants to be saved together: each address with the bytes of its file, the bytes that
 * travel, and the beginning of its digest, by which readers know what has changed and what they have got.
 * @throws Error when a list names an address that the release does not have
 */
export async function writePacks({ built, folder, files, earlier }: Options) {
  const made: Record<string, ReleaseFile> = {};
  const changed: string[] = [];
  const weigh = weigher(folder, files);
  const names = Object.keys(files).flatMap((path) => WANTED.exec(path)?.[1] ?? []);
  await each(names, 4, async (name) => {
    const text = await weighed(name, await readFile(join(built, '_packs', name), 'utf8'), weigh);
    const path = `packs/${name}`;
    const file = { size: Buffer.byteLength(text), builtAt: 0, hash: digest(text) };
    made[path] = file;
    if (earlier?.manifest.files[path]?.hash === file.hash) {
      await linkFiles(earlier.folder, folder, [{ path, size: file.size }]);
      return;
    }
    changed.push(path);
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text, { flag: 'wx' });
    if (isCompressed({ path, size: file.size })) await compress(join(folder, path), names.length);
  });
  return { files: made, changed };
}

type Weigh = (
  address: string,
) => readonly [address: string, bytes: number, sent: number, digest: string] | undefined;

async function weighed(name: string, text: string, weigh: Weigh): Promise<string> {
  const list = listSchema.parse(JSON.parse(text));
  const parts: Record<string, unknown[]> = {};
  for (const [part, addresses] of Object.entries(list.parts)) {
    const files: unknown[] = [];
    await eachAtOnce(addresses, (address) => {
      const file = weigh(address);
      if (!file) throw new Error(`_packs/${name} names ${address}, which is no file of the release.`);
      files.push(file);
    });
    parts[part] = files;
  }
  return JSON.stringify({ ...list, parts, version: digest(JSON.stringify(parts)).slice(0, 16) });
}

/** Looks at each file once, whatever the number of lists that name it. */
function weigher(folder: string, files: Files): Weigh {
  const known = new Map<string, ReturnType<Weigh>>();
  return (address) => {
    if (!known.has(address)) known.set(address, weighFile(address, folder, files));
    return known.get(address);
  };
}

function weighFile(address: string, folder: string, files: Files): ReturnType<Weigh> {
  const path = address.slice(1) + (address.endsWith('/') ? 'index.html' : '');
  const file = files[path];
  if (!file) return undefined;
  const { size, hash } = file;
  const sent = isCompressed({ path, size }) ? statSync(`${join(folder, path)}.br`).size : size;
  return [address, size, sent, hash.slice(0, 16)];
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
