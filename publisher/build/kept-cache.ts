import { createHash } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import { cp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Its content is copied among the pages by every build before anything else, whatever becomes of it. */
const COPIED_BY_EACH_BUILD = 'static';

/** Pictures, whose names say what is in them, and a library that Gatsby copies even where no page uses it. */
const NO_PAGES = ['static', '~partytown'];

/** Most of the cache, and webpack checks by itself what is still true of it. */
const CHECKED_BY_ITSELF = 'webpack';

type Note = { readonly origin: string; readonly pages: string; readonly build?: string };

/**
 * Gatsby's cache as the last good build left it, beside the one that the next build works in. A build that fails before
 * it wrote a page (the CMS went away, an entry is broken) has spoilt the cache and nothing else: with the copy back in
 * place the next one is warm.
 */
export class KeptCache {
  /** @param folder the working copy */
  constructor(private readonly folder: string) {}

  /**
   * Copies the cache, unless the copy is there. What is cut off here leaves no copy.
   * @param origin says what the cache was made from
   * @param build names the build that made it
   */
  async keep(origin: string, build: string | undefined): Promise<void> {
    if (build !== undefined && (await this.readNote())?.build === build) return;
    await rm(this.note, { force: true });
    await replaceFolder(this.cache, this.copy);
    const pages = await this.fingerprintPages();
    await writeFile(`${this.note}.part`, JSON.stringify({ origin, pages, build }));
    await rename(`${this.note}.part`, this.note);
  }

  /**
   * Puts the copy back.
   * @returns whether the cache is sound now; it is not when the built pages are others than the copy knows
   */
  async restore(origin: string): Promise<boolean> {
    const kept = await this.readNote();
    if (kept?.origin !== origin || kept.pages !== (await this.fingerprintPages())) return false;
    await replaceFolder(this.copy, this.cache);
    return true;
  }

  /** Forgets the copy, and makes room. */
  async drop(): Promise<void> {
    await rm(this.note, { force: true });
    await rm(this.copy, { recursive: true, force: true });
  }

  private async readNote(): Promise<Note | undefined> {
    return existsSync(this.note) ? (JSON.parse(await readFile(this.note, 'utf8')) as Note) : undefined;
  }

  private get cache(): string {
    return join(this.folder, '.cache');
  }

  private get copy(): string {
    return join(this.folder, '.cache-kept');
  }

  private get note(): string {
    return join(this.folder, '.cache-kept.json');
  }

  /** A digest of names, sizes and times of what a build makes of the content. */
  private async fingerprintPages(): Promise<string> {
    const built = join(this.folder, 'public');
    const skipped = new Set([
      ...NO_PAGES,
      ...(await readdir(join(this.folder, COPIED_BY_EACH_BUILD)).catch(() => [])),
    ]);
    const hash = createHash('sha256');
    for (const name of (await readdir(built).catch(() => [])).sort())
      if (!skipped.has(name)) await digestInto(hash, built, name);
    return hash.digest('hex');
  }
}

async function digestInto(hash: ReturnType<typeof createHash>, root: string, path: string): Promise<void> {
  const found = await stat(join(root, path), { bigint: true });
  if (!found.isDirectory()) {
    hash.update(`${path} ${found.size} ${found.mtimeNs}\n`);
    return;
  }
  for (const name of (await readdir(join(root, path))).sort()) await digestInto(hash, root, join(path, name));
}

async function replaceFolder(from: string, to: string): Promise<void> {
  for (const name of await readdir(to).catch(() => []))
    if (name !== CHECKED_BY_ITSELF) await rm(join(to, name), { recursive: true, force: true });
  await cp(from, to, {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    preserveTimestamps: true,
    filter: (path) => path !== join(from, CHECKED_BY_ITSELF),
  });
}
