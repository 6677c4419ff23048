import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { KeptCache } from './kept-cache';

/** The sources and content types that the cache of a working copy was made from. */
type Origin = { readonly code: string; readonly schema: string };

/** The folder in which builds happen: a copy of the sources, and the cache and output of the build before. */
export class WorkingCopy {
  readonly #kept: KeptCache;

  /** @param copySources puts the sources of the site into a folder, beside what earlier builds left there */
  constructor(
    readonly folder: string,
    private readonly copySources: (folder: string) => Promise<void>,
  ) {
    this.#kept = new KeptCache(folder);
  }

  get built(): string {
    return join(this.folder, 'public');
  }

  /**
   * Makes the folder ready for a build.
   * @returns why the build has to start without a cache, or undefined when it can be a warm one
   */
  async prepare(origin: Origin): Promise<string | undefined> {
    const reason = await this.whyCold(origin);
    if (this.origin()?.code !== origin.code) await this.copySources(this.folder);
    if (reason) await this.clean();
    else await this.keep();
    await writeFile(this.mark, JSON.stringify(origin));
    await rm(this.stamp, { force: true });
    return reason;
  }

  /** Notes that the cache is sound again. */
  async finish({ code, schema }: Origin): Promise<void> {
    await writeFile(this.stamp, JSON.stringify({ code, schema, build: randomUUID() }));
    await rm(this.mark, { force: true });
  }

  /**
   * Keeps a copy of the sound cache, for when the next build spoils it. Called once a release is live, so that nobody
   * waits for it; what was cut off is made up for before the next build.
   */
  async keep(): Promise<void> {
    const sound = readOrigin(this.stamp);
    if (!sound) return;
    await this.#kept.keep(keyOf(sound), sound.build).catch(async (error: unknown) => {
      console.error(
        'publisher: the cache could not be kept; a failed build is followed by a cold one',
        error,
      );
      await this.#kept.drop();
    });
  }

  /** Forgets the cache. Derivatives of pictures stay: their names say what is in them, and they take longest. */
  async clean(): Promise<void> {
    await rm(join(this.folder, '.cache'), { recursive: true, force: true });
    for (const name of await readdir(this.built).catch(() => []))
      if (name !== 'static') await rm(join(this.built, name), { recursive: true, force: true });
  }

  private async whyCold(origin: Origin): Promise<string | undefined> {
    const { code, schema } = origin;
    if (existsSync(this.mark))
      return (await this.#kept.restore(keyOf(origin))) ? undefined : 'the build before was cut off';
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

  /** A file that exists while a build is at work, and after an interrupted one. */
  private get mark(): string {
    return join(this.folder, '.building');
  }

  private origin(): Origin | undefined {
    return readOrigin(this.stamp) ?? readOrigin(this.mark);
  }
}

function readOrigin(file: string): (Origin & { build?: string }) | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Origin) : undefined;
}

const keyOf = ({ code, schema }: Origin): string => `${code} ${schema}`;
