import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder, writeWhole } from '../lib/write-whole';
import { type Pause, pauseSchema } from './schema';

const UNREADABLE = {
  fr: 'La publication avait été suspendue ; la raison n’est plus lisible.',
  en: 'Publishing had been paused; the reason cannot be read any more.',
};

/**
 * A second copy of a pause, beside the releases that it holds back: what an editor has taken off the site must not go
 * live again because `state.json` is lost. That the file is there counts, whatever is left in it.
 */
export class PauseFile {
  readonly #file: string;
  #written: string | undefined;

  constructor(private readonly folder: string) {
    this.#file = join(folder, 'paused.json');
  }

  /** @returns undefined when there is no such file */
  read(): Pause | undefined {
    try {
      this.#written = readFileSync(this.#file, 'utf8');
      return pauseSchema.parse(JSON.parse(this.#written));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      this.#written ??= '';
      return { since: new Date().toISOString(), reason: UNREADABLE };
    }
  }

  async write(pause: Pause): Promise<void> {
    const text = JSON.stringify(pause);
    if (text === this.#written) return;
    await writeWhole(this.#file, text);
    this.#written = text;
  }

  async remove(): Promise<void> {
    if (this.#written === undefined) return;
    await rm(this.#file, { force: true, recursive: true });
    await syncFolder(this.folder);
    this.#written = undefined;
  }
}
