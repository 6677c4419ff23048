/** Measures how long each phase of a publication takes: milliseconds, in order. */
export class Phases {
  readonly times: Record<string, number> = {};

  async measure<T>(name: string, work: () => Promise<T>): Promise<T> {
    const started = performance.now();
    try {
      return await work();
    } finally {
      this.times[name] = Math.round(performance.now() - started);
    }
  }

  toString(): string {
    return Object.entries(this.times)
      .map(([name, ms]) => `${name} ${(ms / 1000).toFixed(1)} s`)
      .join(', ');
  }
}
