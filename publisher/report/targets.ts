/** Targets of links, each with the pages that name it. */
export type Targets = ReadonlyMap<string, readonly string[]>;

/** Collects targets while pages are read in no certain order; both are sorted at the end. */
export class TargetMap {
  readonly #pages = new Map<string, string[]>();

  /** @param page counts once, however often it names the target in a row */
  add(target: string, page: string): void {
    const pages = this.#pages.get(target);
    if (!pages) this.#pages.set(target, [page]);
    else if (pages.at(-1) !== page) pages.push(page);
  }

  sorted(): Targets {
    const byTarget = [...this.#pages].sort(([a], [b]) => (a < b ? -1 : 1));
    return new Map(byTarget.map(([target, pages]) => [target, pages.sort()]));
  }
}
