/** So many tokens are remembered; each is worth one post. */
const MOST = 20_000;

/** Tokens that a stored form has used up. In memory: what a restart forgets, the search for duplicates finds. */
export class UsedTokens {
  private readonly ids = new Set<string>();

  has(id: string): boolean {
    return this.ids.has(id);
  }

  add(id: string): void {
    for (const oldest of this.ids) {
      if (this.ids.size < MOST) break;
      this.ids.delete(oldest);
    }
    this.ids.add(id);
  }
}
