interface Window {
  since: number;
  count: number;
}

export interface RateRule {
  /** How many within the period. */
  limit: number;
  /** Milliseconds. */
  period: number;
}

/** So many keys are remembered; a flood from everywhere must not fill the memory. */
const MOST_KEYS = 20_000;

/**
 * Counts by key within a period, in memory. That is right while one process serves the CMS: it sees every request, and a
 * flood must not cost a query of the database for each request that is turned away. A restart forgives everyone, which
 * is worth one more period to whoever floods. A second process would count for itself and so double each limit: before
 * there is one, the counts have to be shared.
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
