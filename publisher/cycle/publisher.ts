import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { makeWorkingCopy } from '../../scripts/lib/files.mjs';
import { BookKeeper } from '../books/keeper';
import { WorkingCopy } from '../build/working-copy';
import { CmsClient } from '../cms/client';
import type { PublisherEnvironment } from '../environment';
import { ReleaseStore } from '../releases/store';
import type { Failure } from '../state/schema';
import type { StateStore } from '../state/store';
import { describeFailure, retryDelay } from './failure';
import { Phases } from './phases';
import { type Outcome, publishOnce } from './publish-once';
import { makeLive, settle } from './settle';
import { shouldNotify, tell } from './tell';
import type { Origin } from './tools';

/** The work that the publisher is doing right now. */
export type Activity = {
  readonly stage: string;
  readonly detail?: string | undefined;
  readonly since: string;
};

/** Milliseconds during which requests are collected: an editor publishes French, then English. */
const QUIET_MS = 700;
const LONGEST_COLLECTION_MS = 4_000;

/**
 * Turns requests into releases, one at a time. A request that arrives during a build is followed by one more build;
 * what is asked for and not done survives a restart.
 */
export class Publisher extends EventEmitter<{ change: [] }> {
  readonly releases: ReleaseStore;
  readonly cms: CmsClient;
  readonly books: BookKeeper;
  activity: Activity | undefined;
  readonly #copy: WorkingCopy;
  readonly #stop = new AbortController();
  #lastRequest = 0;
  #retryAt = 0;
  #collectingSince: number | undefined;
  #isForced = false;
  #looked: Origin | undefined;
  #searched = new Set<string>();
  #wake: () => void = () => undefined;

  constructor(
    readonly environment: PublisherEnvironment,
    readonly state: StateStore,
  ) {
    super();
    this.setMaxListeners(0);
    this.releases = new ReleaseStore(environment.folders.releases);
    this.cms = new CmsClient({ url: environment.cms.url, secret: environment.secret });
    this.books = new BookKeeper(this.releases, state, environment.folders.books);
    this.#copy = new WorkingCopy(environment.folders.workingCopy, makeWorkingCopy);
    state.on('change', () => this.emit('change'));
  }

  /**
   * Notes that something may have changed; resolves once that is safe on disk.
   * @param isForced builds what waits for an editor once more, too
   */
  async request({ isForced = false } = {}): Promise<void> {
    this.#lastRequest = performance.now();
    this.#retryAt = 0;
    this.#isForced ||= isForced;
    await this.state.update(({ wanted, waitingSince }) => ({
      wanted: wanted + 1,
      waitingSince: waitingSince ?? new Date().toISOString(),
    }));
    this.#wake();
  }

  /** Works until `stop`. */
  async run(): Promise<void> {
    await this.reconcile();
    while (!this.#stop.signal.aborted) {
      if (this.isDue()) {
        // A publication waits for no book; what is not made yet is made after it.
        await this.books.interrupt();
        await this.publish();
      } else {
        this.books.begin();
        await this.sleep();
      }
    }
    await this.books.interrupt();
  }

  stop(): void {
    this.#stop.abort();
    this.#wake();
  }

  /** Lets out the release that waits for an editor's word. */
  async approve(id?: string): Promise<void> {
    const { held } = this.state.current;
    if (!held) throw new Error('No release waits for approval.');
    if (id !== undefined && id !== held.release)
      throw new Error(`Release ${held.release} waits by now, not ${id}; look at it first.`);
    const manifest = (await this.releases.list()).find(({ id }) => id === held.release);
    if (!manifest) throw new Error(`Release ${held.release} is not there any more; press “Build now”.`);
    await makeLive(this, manifest, {
      fr: `Version ${held.release}, approuvée`,
      en: `Release ${held.release}, approved by an editor`,
    });
  }

  /** Goes back to an earlier release, and stays there until `resume`. @param id the one before the live one, if left out */
  async rollBack(id?: string): Promise<string> {
    const [live, all] = [await this.releases.currentId(), await this.releases.list()];
    const target = all.find((release) => (id ? release.id === id : live !== undefined && release.id < live));
    if (!target) throw new Error(id ? `There is no release ${id}.` : 'There is no earlier release.');
    const reason = {
      fr: `La version ${target.id} a été remise en ligne.`,
      en: `Release ${target.id} was brought back by an editor.`,
    };
    await this.state.update(() => ({ paused: { since: new Date().toISOString(), reason }, held: undefined }));
    await makeLive(this, target, reason, 'rolled-back');
    return target.id;
  }

  /** Publishes again after a rollback. */
  async resume(): Promise<void> {
    await this.state.update(() => ({ paused: undefined }));
    await this.state.record({
      what: 'resumed',
      detail: { fr: 'La publication reprend.', en: 'Publishing goes on.' },
    });
    await this.request();
  }

  async enter(stage: string, detail?: string): Promise<void> {
    this.activity = { stage, detail, since: new Date().toISOString() };
    console.log(`publisher: ${stage}${detail ? ` ${detail}` : ''}`);
    this.emit('change');
    // Tests end the process here; see PUBLISHER_STOP_AT.
    if (this.environment.stopAt === stage) process.kill(process.pid, 'SIGSTOP');
    await Promise.resolve();
  }

  /** The disk knows best which release is live: a crash may have come between the switch and the note of it. */
  private async reconcile(): Promise<void> {
    const live = await this.releases.live();
    if (live?.manifest.id === this.state.current.live?.release) return;
    await this.state.update(() => ({
      live: live && {
        release: live.manifest.id,
        since: new Date().toISOString(),
        revision: live.manifest.revision,
        code: live.manifest.code,
      },
    }));
  }

  private isDue(): boolean {
    const { wanted, done, paused } = this.state.current;
    const now = performance.now();
    if (wanted <= done || paused || now < this.#retryAt) return false;
    const since = this.#collectingSince ?? now;
    return now - this.#lastRequest >= QUIET_MS || now - since >= LONGEST_COLLECTION_MS;
  }

  private async sleep(): Promise<void> {
    const { wanted, done } = this.state.current;
    this.#collectingSince = wanted > done ? (this.#collectingSince ?? performance.now()) : undefined;
    const woken = new Promise<void>((wake) => (this.#wake = wake));
    await Promise.race([woken, wait(200, undefined, { ref: false })]);
  }

  private async publish(): Promise<void> {
    const target = this.state.current.wanted;
    this.#collectingSince = undefined;
    const phases = new Phases();
    try {
      const outcome = await this.publishOnce(phases);
      await settle(this, outcome, { target, phases });
      await this.#copy.keep();
    } catch (error) {
      if (this.#stop.signal.aborted) return;
      await this.fail(error, target, phases);
    } finally {
      this.activity = undefined;
      this.emit('change');
    }
  }

  private publishOnce(phases: Phases): Promise<Outcome> {
    const { live: current, held, failure, setAside, suspects } = this.state.current;
    // What an entry lacked may be there by now, a file on the disk for example, without a change in the CMS.
    const isForced = this.#isForced;
    const live = isForced && setAside.length > 0 ? undefined : current;
    if (isForced) this.#searched.clear();
    const waiting = isForced ? [] : [held, failure?.kind === 'content' ? failure : undefined];
    this.#isForced = false;
    this.#looked = undefined;
    return publishOnce(
      {
        environment: this.environment,
        cms: this.cms,
        releases: this.releases,
        copy: this.#copy,
        books: this.books,
        phases,
        signal: this.#stop.signal,
        attempts: failure?.attempts ?? 0,
        suspects: isForced ? [] : suspects,
        searched: this.#searched,
        looked: (origin) => (this.#looked = origin),
        enter: (stage, detail) => this.enter(stage, detail),
      },
      { live, waiting: waiting.filter((one) => one !== undefined) },
    );
  }

  private async fail(error: unknown, target: number, phases: Phases): Promise<void> {
    const { kind, message, problems } = describeFailure(error);
    const attempts = (this.state.current.failure?.attempts ?? 0) + 1;
    console.error(`publisher: ${message.en}`);
    for (const problem of problems) console.error(`publisher: · ${problem.message}`);
    const failure: Failure = {
      stage: this.activity?.stage ?? 'look',
      kind,
      message,
      problems,
      at: new Date().toISOString(),
      attempts,
      // The revision that failed, not the current one: an editor may have mended the entry meanwhile.
      ...this.#looked,
    };
    await this.state.update(({ done }) => ({
      // What an editor has to mend is not tried again before the next change.
      done: kind === 'content' ? target : done,
      failure,
    }));
    await this.state.record({ what: 'failed', detail: message, phases: phases.times });
    if (kind === 'fault') this.#retryAt = performance.now() + retryDelay(attempts);
    await this.tellOf(failure);
  }
  private async tellOf(failure: Failure): Promise<void> {
    if (!shouldNotify(failure, this.state.current.told)) return;
    const cmsUrl = this.environment.cms.publicUrl;
    if (await tell({ cms: this.cms, cmsUrl }, { ...failure, kind: 'failed' }))
      await this.state.update(() => ({ told: failure }));
  }
}
