import type { PictureShelf } from './media';
import type { WordPressPost } from './types';

type Line = { readonly post: WordPressPost; readonly text: string };

/** Everything that an import leaves for a person to look at. */
export class Report {
  private readonly skipped: Line[] = [];
  private readonly remains = new Map<string, { count: number; posts: Set<string> }>();

  skip(post: WordPressPost, reason: string): void {
    this.skipped.push({ post, text: reason });
  }

  leftOut(post: WordPressPost, what: string, count: number): void {
    const entry = this.remains.get(what) ?? { count: 0, posts: new Set() };
    entry.count += count;
    entry.posts.add(nameOf(post));
    this.remains.set(what, entry);
  }

  /** One line for each thing to look at; the most frequent leftovers first. */
  lines({ missing, withoutAlternative }: PictureShelf): string[] {
    const remains = [...this.remains].sort(([, a], [, b]) => b.count - a.count);
    return [
      ...this.skipped.map(({ post, text }) => `not imported: ${nameOf(post)}: ${text}`),
      ...remains.map(
        ([what, { count, posts }]) => `left out: ${what}, ${count} times, in ${examples([...posts])}`,
      ),
      ...[...missing].sort().map((address) => `picture not found among the uploads: ${address}`),
      ...[...withoutAlternative]
        .sort()
        .map((key) => `picture without a description: ${key} (media/media.yaml)`),
    ];
  }
}

const nameOf = ({ id, title }: WordPressPost): string => `“${title || 'without a title'}” (post ${id})`;

function examples(posts: readonly string[]): string {
  const [shown, more] = [posts.slice(0, 3).join(', '), posts.length - 3];
  return more > 0 ? `${shown} and ${more} more` : shown;
}
