import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../lib/write-whole';
import { type HistoryEvent, type State, stateSchema } from './schema';

const HISTORY_LENGTH = 50;

/**
 * What the publisher remembers. Every change is on disk before it counts, so that a restart, whatever ended the process,
 * goes on from there.
 */
export class StateStore extends EventEmitter<{ change: [State] }> {
  readonly #file: string;
  #state: State;
  #writing: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(folder: string) {
    super();
    this.#file = join(folder, 'state.json');
    this.#state = readState(this.#file);
    this.setMaxListeners(0);
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
        this.#writing = writeWhole(this.#file, JSON.stringify(this.#state));
        return this.#writing;
      });
    return this.#next;
  }

  record(event: Omit<HistoryEvent, 'at'>): Promise<void> {
    const entry = { at: new Date().toISOString(), ...event };
    return this.update(({ history }) => ({ history: [entry, ...history].slice(0, HISTORY_LENGTH) }));
  }
}

/** A state that cannot be read is no reason to stop: everything in it can be found out again by building once more. */
function readState(file: string): State {
  const fresh = stateSchema.parse({ wanted: 1 });
  try {
    const read = stateSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    if (read.success) return read.data;
    console.error(`publisher: ${file} cannot be used (${read.error.message}); building once more`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      console.error(`publisher: ${file} cannot be read (${String(error)}); building once more`);
  }
  return fresh;
}
