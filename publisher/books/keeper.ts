import { attachFiles } from '../releases/attach';
import type { Earlier } from '../releases/manifest';
import { writeManifest } from '../releases/manifest';
import type { ReleaseStore } from '../releases/store';
import type { StateStore } from '../state/store';
import { listNames } from './book-list';
import { madeFrom } from './made-from';
import type { Outcome } from './make-books';
import { runMaker } from './run-maker';

/** Milliseconds before a book is tried again that could not be made. */
const PATIENCE_MS = 5 * 60_000;

/**
 * Keeps the books of the live release up to date. They are made after the switch, in a process of its own, so that no
 * publication waits for one and nothing that happens to one touches the pages; until then visitors have the books of before.
 */
export class BookKeeper {
  #running: Promise<void> | undefined;
  #stop = new AbortController();
  /** The release whose books are all there. */
  #done: string | undefined;
  #retryAt = 0;

  constructor(
    private readonly releases: ReleaseStore,
    private readonly state: StateStore,
    private readonly store: string,
  ) {}

  /** Begins to make the books of the live release, if there is anything to make; returns at once. */
  begin(): void {
    const live = this.state.current.live?.release;
    if (this.#running || !live || live === this.#done || performance.now() < this.#retryAt) return;
    this.#stop = new AbortController();
    this.#running = this.update(this.#stop.signal)
      .catch((error: unknown) => this.complain(error))
      .finally(() => (this.#running = undefined));
  }

  /** Resolves when nothing is being made. */
  async settled(): Promise<void> {
    await this.#running;
  }

  /** Ends what is being made; books that are made stay. Resolves when nothing is written any more. */
  async interrupt(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  /**
   * Makes, before a release goes live, the books that its predecessor does not have: its pages offer them, and a link
   * must lead somewhere. When they cannot be made, the release goes live all the same.
   */
  async makeFirst(release: Earlier, stop: AbortSignal): Promise<void> {
    const names = await listNames(release.folder);
    const missing = names.filter((name) => !release.manifest.books[name]);
    try {
      await this.make(release, missing, AbortSignal.any([stop, AbortSignal.timeout(PATIENCE_MS)]));
    } catch (error) {
      this.complain(error);
    }
  }

  private async update(signal: AbortSignal): Promise<void> {
    const live = await this.releases.live();
    if (!live) return;
    const names = await listNames(live.folder);
    const outdated: string[] = [];
    for (const name of names)
      if (live.manifest.books[name]?.madeFrom !== (await this.madeFrom(live, name))) outdated.push(name);
    const started = performance.now();
    const isWhole = await this.make(live, outdated, signal, () => writeManifest(live.folder, live.manifest));
    if (signal.aborted) return;
    await this.forget(names);
    if (outdated.length > 0)
      console.log(`publisher: ${outdated.length} books looked after in ${seconds(started)} s`);
    if (isWhole) this.#done = live.manifest.id;
    else this.#retryAt = performance.now() + PATIENCE_MS;
  }

  /** Undefined when the list cannot be read; the maker reports that fault. */
  private madeFrom({ folder, manifest }: Earlier, name: string): Promise<string | undefined> {
    return madeFrom(folder, manifest, name).catch(() => undefined);
  }

  /** @returns whether every book could be made */
  private async make(
    release: Earlier,
    names: readonly string[],
    signal: AbortSignal,
    afterEach: () => Promise<void> = () => Promise.resolve(),
  ): Promise<boolean> {
    if (names.length === 0) return true;
    let failures = 0;
    for await (const outcome of runMaker({ site: release.folder, store: this.store, names, signal })) {
      await this.note(outcome);
      if (outcome.what === 'failed') failures += 1;
      else {
        await this.attach(release, outcome);
        await afterEach();
      }
    }
    return failures === 0;
  }

  private async attach({ folder, manifest }: Earlier, { name, files }: Outcome): Promise<void> {
    const paths = files.map((address) => address.slice(1));
    const digest = await this.madeFrom({ folder, manifest }, name);
    Object.assign(manifest.files, await attachFiles(folder, this.store, paths, manifest.files));
    manifest.books[name] = { madeFrom: digest ?? '', files: paths };
  }

  private async note({ name, faults, what }: Outcome): Promise<void> {
    const lines = faults.map(({ address, reason }) => `${name}: ${address}: ${reason}`);
    for (const line of lines) console.error(`publisher: book ${what}, without ${line}`);
    if (JSON.stringify(this.state.current.bookFaults[name] ?? []) === JSON.stringify(lines)) return;
    await this.state.update(({ bookFaults }) => ({ bookFaults: { ...bookFaults, [name]: lines } }));
  }

  /** Faults of books that there are no more. */
  private async forget(names: readonly string[]): Promise<void> {
    const { bookFaults } = this.state.current;
    const known = Object.entries(bookFaults).filter(
      ([name, lines]) => names.includes(name) && lines.length > 0,
    );
    if (known.length < Object.keys(bookFaults).length)
      await this.state.update(() => ({ bookFaults: Object.fromEntries(known) }));
  }

  private complain(error: unknown): void {
    this.#retryAt = performance.now() + PATIENCE_MS;
    console.error(`publisher: books: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(1);
