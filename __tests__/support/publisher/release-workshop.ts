import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fillRelease } from '../../../publisher/releases/create';
import { writeManifest } from '../../../publisher/releases/manifest';
import { ReleaseStore } from '../../../publisher/releases/store';

const DAY = 24 * 3_600_000;

/** A build that tests change by hand, and the releases that are made of it. */
export class ReleaseWorkshop {
  readonly root = mkdtempSync(join(tmpdir(), 'releases-'));
  readonly built = join(this.root, 'public');
  readonly store = new ReleaseStore(join(this.root, 'releases'));

  write(path: string, text: string | Buffer, at = 1_700_000_000): void {
    const file = join(this.built, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    utimesSync(file, at, at);
  }

  remove(path: string): void {
    rmSync(join(this.built, path), { recursive: true });
  }

  /** Names the scripts and styles that the build's pages ask for. */
  scripts(...names: string[]): void {
    this.write('webpack.stats.json', JSON.stringify({ assetsByChunkName: { app: names } }));
  }

  /** Publishes the build as the publisher does; without `keep`, no release expires. */
  async release({ now = new Date('2026-11-01T00:00:00Z'), keep }: { now?: Date; keep?: number } = {}) {
    const { store, built } = this;
    const target = await store.openDraft();
    const earlier = await store.live();
    const draft = await fillRelease({ built, target, earlier, keepOldFilesMs: 14 * DAY, now });
    const { files, leftOver, books } = draft;
    const id = await store.nextId();
    const origin = { revision: 'r', code: 'c', setAside: [] };
    const manifest = { id, createdAt: now.toISOString(), ...origin, files, leftOver, books };
    await writeManifest(target.folder, manifest);
    await store.keep(target.folder, manifest);
    await store.switchTo(id);
    if (keep !== undefined) await store.prune(keep, []);
    return draft;
  }

  /** A file of the live release. */
  read(path: string): Buffer {
    return readFileSync(join(this.store.current, path));
  }

  end(): void {
    rmSync(this.root, { recursive: true });
  }
}

/** Reads what a folder holds: each file's content by its path, and its empty folders; not the release's manifest. */
export function contentsOf(folder: string): Record<string, string> {
  const contents: Record<string, string> = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file);
    if (entry.isFile() && path !== '_release.json') contents[path] = readFileSync(file, 'latin1');
    if (entry.isDirectory() && readdirSync(file).length === 0) contents[path] = 'an empty folder';
  }
  return contents;
}
