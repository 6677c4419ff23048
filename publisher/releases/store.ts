import { existsSync } from 'node:fs';
import { lstat, mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { deleteFolder, moveFolder } from '../lib/folders';
import { syncDisk, syncFolder } from '../lib/write-whole';
import type { DraftFolder } from './create';
import type { Earlier, Manifest, ReleaseSummary } from './manifest';
import { readManifest } from './manifest';

const ID = /^\d{6}$/;
const CURRENT = 'current';
/** The release that is being made. */
const DRAFT = '.draft';
/** A whole release that nobody goes back to any more: the next one is made of it. */
const SPARE = '.spare';

/**
 * The releases on disk: `000001`, `000002` … side by side, and `current`, a link to the one that is live. They are
 * counted, not dated, so that a clock that jumps cannot change their order.
 */
export class ReleaseStore {
  /** A release never changes, and its manifest takes long to read: the status is asked for several times a second. */
  readonly #summaries = new Map<string, ReleaseSummary>();

  constructor(readonly folder: string) {}

  /** Path of the release that servers serve. */
  get current(): string {
    return join(this.folder, CURRENT);
  }

  private get spare(): string {
    return join(this.folder, SPARE);
  }

  pathOf(id: string): string {
    return join(this.folder, id);
  }

  /** Whole releases, newest first. */
  async list(): Promise<ReleaseSummary[]> {
    const ids = await this.ids();
    for (const id of this.#summaries.keys()) if (!ids.includes(id)) this.#summaries.delete(id);
    const summaries: ReleaseSummary[] = [];
    for (const id of ids) {
      const summary = this.#summaries.get(id) ?? (await readManifest(this.pathOf(id)));
      if (!summary) continue;
      const short = summaryOf(summary);
      this.#summaries.set(id, short);
      summaries.push(short);
    }
    return summaries;
  }

  async currentId(): Promise<string | undefined> {
    const target = await readlink(this.current).catch(() => undefined);
    return target === undefined ? undefined : basename(target);
  }

  async live(): Promise<Earlier | undefined> {
    const id = await this.currentId();
    return id === undefined ? undefined : this.read(id);
  }

  /** A whole release with its files; undefined when there is none of that number. */
  async read(id: string): Promise<Earlier | undefined> {
    const manifest = await readManifest(this.pathOf(id));
    return manifest && { folder: this.pathOf(manifest.id), manifest };
  }

  async nextId(): Promise<string> {
    const [newest = '0'] = await this.ids();
    return String(Number(newest) + 1).padStart(6, '0');
  }

  /**
   * A folder for a release that is being made: an expired one, of which most stays, or an empty one. What a crash left
   * of an earlier draft goes, because nobody knows how far it had come.
   */
  async openDraft(): Promise<DraftFolder> {
    const folder = join(this.folder, DRAFT);
    await mkdir(this.folder, { recursive: true });
    await deleteFolder(folder);
    const holds = await readManifest(this.spare);
    if (holds) await rename(this.spare, folder);
    else {
      await deleteFolder(this.spare);
      await mkdir(folder);
    }
    return { folder, holds };
  }

  /**
   * Gives a finished draft its number. Its files must be on the disk by then: the releases that follow link to them
   * without reading them again.
   */
  async keep(draft: string, manifest: Manifest): Promise<void> {
    const { id } = manifest;
    await syncDisk(draft);
    await rename(draft, this.pathOf(id));
    this.#summaries.set(id, summaryOf(manifest));
  }

  /** Gives a finished draft back that is not needed: the next one is made of it. */
  async giveBack(draft: string): Promise<void> {
    await syncDisk(draft);
    await this.setAside(draft);
  }

  /** Makes a release the live one in a single step: every request sees the old one or the new one. */
  async switchTo(id: string): Promise<void> {
    if (!existsSync(this.pathOf(id))) throw new Error(`There is no release ${id} in ${this.folder}.`);
    const next = join(this.folder, '.current');
    await rm(next, { force: true });
    await symlink(id, next);
    await rename(next, this.current);
    await syncFolder(this.folder);
  }

  /** Removes all but the newest releases, the live one and the named ones. */
  async prune(keep: number, spared: readonly (string | undefined)[]): Promise<void> {
    const live = await this.currentId();
    const [...old] = (await this.ids()).slice(keep);
    for (const id of old) if (id !== live && !spared.includes(id)) await this.setAside(this.pathOf(id));
  }

  /** Keeps a whole release for the next draft, or deletes it when there is one already. */
  private async setAside(folder: string): Promise<void> {
    if (!(await moveFolder(folder, this.spare))) await deleteFolder(folder);
  }

  private async ids(): Promise<string[]> {
    const names = await readdir(this.folder).catch(() => []);
    const ids = names.filter((name) => ID.test(name));
    const folders = await Promise.all(ids.map(async (id) => (await lstat(this.pathOf(id))).isDirectory()));
    return ids
      .filter((_, index) => folders[index])
      .sort()
      .reverse();
  }
}

function summaryOf({ id, createdAt, revision, code, setAside, snapshots }: ReleaseSummary): ReleaseSummary {
  return { id, createdAt, revision, code, setAside, snapshots };
}
