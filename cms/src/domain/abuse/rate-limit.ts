type Window = {
  since: number;
  count: number;
};

export type RateRule = {
  /** Number of requests that are allowed within the period. */
  limit: number;
  /** Milliseconds. */
  period: number;
};

/** The most keys kept in memory, so that a distributed flood cannot fill it. */
const MOST_KEYS = 20_000;

/**
 * Counts requests per key and period, in memory: a flood must not cost a database query for each refused request. A
 * restart resets the counts, which gains a flooder one period. This is right only while a single process serves the CMS
 * (`database/hold.ts` makes sure of that); a second one would double each limit, so the counts must be shared first.
 */
export class RateLimit {
  private readonly windows = new Map<string, Window>();

  constructor(private readonly rule: RateRule) {}

  /** @returns how many seconds to wait, or 0 when this one counts as within the limit */
  take(key: string, now: number): number {
    const { limit, period } = this.rule;
    const window = this.windowOf(key, now);
    if (window.count >= limit) return Math.max(1, Math.ceil((window.since + period - now) / 1000));
    window.count += 1;
    return 0;
  }

  get size(): number {
    return this.windows.size;
  }

  private windowOf(key: string, now: number): Window {
    const present = this.windows.get(key);
    if (present !== undefined && now - present.since < this.rule.period) return present;
    this.windows.delete(key);
    if (this.windows.size >= MOST_KEYS) this.forgetOldest();
    const window = { since: now, count: 0 };
    this.windows.set(key, window);
    return window;
  }

  /** A map keeps the order in which its keys came: the first one is the oldest. */
  private forgetOldest(): void {
    for (const key of this.windows.keys()) {
      this.windows.delete(key);
      return;
    }
  }
}
