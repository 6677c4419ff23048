import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { writeWhole } from '../lib/write-whole';
import { PauseFile } from './pause-file';
import { type Damage, readState } from './read-state';
import type { HistoryEvent, State } from './schema';
import type { Text } from './text';

const HISTORY_LENGTH = 50;

/**
 * Keeps what the publisher remembers. Every change is on disk before it counts, so that a restart, whatever ended the
 * process, goes on from there.
 */
export class StateStore extends EventEmitter<{ change: [State] }> {
  readonly #file: string;
  readonly #pause: PauseFile;
  #state: State;
  #writing: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  /** @param folders where the state lies, and where the releases lie, with the second copy of a pause */
  constructor(folders: { readonly state: string; readonly releases: string }) {
    super();
    this.setMaxListeners(0);
    this.#file = join(folders.state, 'state.json');
    this.#pause = new PauseFile(folders.releases);
    const { state, damage } = readState(this.#file);
    const paused = this.#pause.read() ?? state.paused;
    this.#state = { ...state, paused };
    if (damage) this.note({ what: 'damaged', detail: describe(damage, paused !== undefined) });
  }

  get current(): State {
    return this.#state;
  }

  /** Resolves when the change is on disk. */
  update(change: (state: State) => Partial<State>): Promise<void> {
    this.#state = { ...this.#state, ...change(this.#state) };
    this.emit('change', this.#state);
    // One write at a time, and one more for all that changes meanwhile: a burst of requests costs two.
    this.#next ??= this.#writing
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined;
        this.#writing = this.write(this.#state);
        return this.#writing;
      });
    return this.#next;
  }

  record(event: Omit<HistoryEvent, 'at'>): Promise<void> {
    this.note(event);
    return this.update(() => ({}));
  }

  private note(event: Omit<HistoryEvent, 'at'>): void {
    const entry = { at: new Date().toISOString(), ...event };
    this.#state = { ...this.#state, history: [entry, ...this.#state.history].slice(0, HISTORY_LENGTH) };
  }

  /** The copy of a pause is written first and removed last: whatever ends the process in between, the pause stays. */
  private async write(state: State): Promise<void> {
    if (state.paused) await this.#pause.write(state.paused);
    await writeWhole(this.#file, JSON.stringify(state));
    if (!state.paused) await this.#pause.remove();
  }
}

function describe({ reason, keptAs }: Damage, isPaused: boolean): Text {
  const [fr, en] = isPaused
    ? ['La publication reste suspendue.', 'Publishing stays paused.']
    : ['Le contenu est lu à nouveau.', 'The content is read once more.'];
  return {
    fr: `state.json ${reason.fr} ; le fichier est conservé sous ${keptAs}. ${fr}`,
    en: `state.json ${reason.en}; the file is kept as ${keptAs}. ${en}`,
  };
}
