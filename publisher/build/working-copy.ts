import { existsSync, readFileSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeWorkingCopy } from '../../scripts/lib/files.mjs';

/** What the cache of a working copy was made from. */
type Origin = { readonly code: string; readonly schema: string };

/** The folder in which builds happen: a copy of the sources, and the cache and output of the build before. */
export class WorkingCopy {
  constructor(readonly folder: string) {}

  get built(): string {
    return join(this.folder, 'public');
  }

  /**
   * Makes the folder ready for a build.
   * @returns why the build has to start without a cache, or undefined when it can be a warm one
   */
  async prepare(origin: Origin): Promise<string | undefined> {
    const reason = this.whyCold(origin);
    if (this.origin()?.code !== origin.code) makeWorkingCopy(this.folder);
    if (reason) await this.clean();
    await writeFile(this.mark, JSON.stringify(origin));
    await rm(this.stamp, { force: true });
    return reason;
  }

  /** Notes that the cache is sound again. */
  async finish(origin: Origin): Promise<void> {
    await writeFile(this.stamp, JSON.stringify(origin));
    await rm(this.mark, { force: true });
  }

  /** Forgets the cache. Derivatives of pictures stay: their names say what is in them, and they take longest. */
  async clean(): Promise<void> {
    await rm(join(this.folder, '.cache'), { recursive: true, force: true });
    for (const name of await readdir(this.built).catch(() => []))
      if (name !== 'static') await rm(join(this.built, name), { recursive: true, force: true });
  }

  private whyCold({ code, schema }: Origin): string | undefined {
    if (existsSync(this.mark)) return 'the build before was cut off';
    const before = this.origin();
    if (!before) return 'it is the first build here';
    if (before.code !== code) return 'the sources of the site have changed';
    if (before.schema !== schema) return 'the content types have changed';
    return undefined;
  }

  /** Says what the cache was made from; away while a build is at work. */
  private get stamp(): string {
    return join(this.folder, '.built-from');
  }

  /** There while a build is at work, and after one that was cut off. */
  private get mark(): string {
    return join(this.folder, '.building');
  }

  private origin(): Origin | undefined {
    for (const file of [this.stamp, this.mark])
      if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Origin;
    return undefined;
  }
}
