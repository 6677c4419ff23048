import { describeFailure } from '../cycle/failure';
import type { Publisher } from '../cycle/publisher';
import type { Text } from '../state/text';
import { type Progress, runCheck } from './external/run-check';
import type { Report } from './finding';
import { makeReport, Surveys } from './make-report';

/** Milliseconds for which a report is good on the page, and for a count elsewhere. */
const FRESH_MS = 10_000;
const COUNT_FRESH_MS = 3_600_000;
/** Milliseconds before a failed count, or a CMS that did not answer, is tried again. */
const PAUSE_MS = 2_000;
const PATIENCE_MS = 60_000;

/** The report as the publisher keeps it: made when somebody looks, at most once at a time. */
export class Reports {
  /** Why there is no newer report. */
  problem: Text | undefined;
  /** Progress of the check of external links, while one runs. */
  checking: Progress | undefined;
  #report: Report | undefined;
  #making: Promise<void> | undefined;
  #triedAt = -Infinity;
  readonly #surveys: Surveys;

  constructor(private readonly publisher: Publisher) {
    this.#surveys = new Surveys(publisher.releases);
  }

  /** The report, as new as it can be had; an older one, or none, with a `problem` where the CMS does not answer. */
  async read(): Promise<Report | undefined> {
    if (this.isOlderThan(FRESH_MS)) await this.make();
    return this.#report;
  }

  /** Returns the number of findings, null until it is known; never waits, and sees to it that it is known soon. */
  count(): number | null {
    const since = performance.now() - this.#triedAt;
    if (this.isOlderThan(COUNT_FRESH_MS) && since > (this.problem ? PATIENCE_MS : PAUSE_MS))
      void this.make().then(() => this.publisher.emit('change'));
    return this.#report?.findings.length ?? null;
  }

  /** Checks external links in the background. @returns false when a check runs already */
  startCheck(): boolean {
    if (this.checking) return false;
    this.checking = { done: 0, all: 0 };
    void this.check()
      .catch((error: unknown) => {
        this.problem = describeFailure(error).message;
      })
      .finally(() => {
        this.checking = undefined;
        this.publisher.emit('change');
      });
    return true;
  }

  private async check(): Promise<void> {
    const survey = await this.#surveys.live();
    if (!survey) return;
    await runCheck({
      survey,
      stateFolder: this.publisher.environment.folders.state,
      onProgress: (progress) => {
        this.checking = progress;
        this.publisher.emit('change');
      },
    });
    // One that is being made may have read the results of before.
    await this.#making;
    await this.make();
  }

  private isOlderThan(ms: number): boolean {
    if (!this.#report) return true;
    const { release, madeAt } = this.#report;
    const live = this.publisher.state.current.live?.release ?? null;
    return release !== live || Date.now() - Date.parse(madeAt) > ms;
  }

  private make(): Promise<void> {
    this.#triedAt = performance.now();
    this.#making ??= this.makeOnce().finally(() => (this.#making = undefined));
    return this.#making;
  }

  private async makeOnce(): Promise<void> {
    const { cms, environment } = this.publisher;
    try {
      const survey = await this.#surveys.live();
      this.#report = await makeReport({ cms, stateFolder: environment.folders.state }, survey);
      this.problem = undefined;
    } catch (error) {
      this.problem = describeFailure(error).message;
    }
  }
}
