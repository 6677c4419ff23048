import type { Decision } from './decide';

/** The outcome of a seeding for each entry, in the order in which it happened. */
export class Tally {
  private readonly outcomes: { decision: Decision; name: string }[] = [];

  add(decision: Decision, name: string): void {
    this.outcomes.push({ decision, name });
  }

  include(other: Tally): void {
    this.outcomes.push(...other.outcomes);
  }

  count(decision: Decision): number {
    return this.outcomes.filter((outcome) => outcome.decision === decision).length;
  }

  names(decision: Decision): string[] {
    return this.outcomes.filter((outcome) => outcome.decision === decision).map(({ name }) => name);
  }

  get written(): number {
    return this.count('created') + this.count('updated');
  }

  /** @example "created 2, updated 0, unchanged 5, kept 1 (edited in the CMS), removed by an editor 0" */
  toString(): string {
    const number = (decision: Decision) => String(this.count(decision));
    return [
      `created ${number('created')}`,
      `updated ${number('updated')}`,
      `unchanged ${number('unchanged')}`,
      `kept ${number('kept')} (edited in the CMS)`,
      `removed by an editor ${number('removed')}`,
    ].join(', ');
  }
}
