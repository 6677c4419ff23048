import { formatProblem } from '../../cms/src/seed/problems';
import type { Rule, World } from '../../tools/content-check/types';
import { readWorld } from '../../tools/content-check/world';
import { type Files, removeContent, writeContent } from '../cms/unit/support/content';

export type { Files };

/** Folder of the article that most tests change. */
export const SOUTH = 'countries/islande/articles/south';

/** A page of content: front matter, then the body, which begins on the line after the second fence. */
export const page = (front: string, body = 'Texte.') => `---\n${front}\n---\n${body}\n`;

/** The French text of the article `south` with another body; its first line is the fifth of the file. */
export const southWith = (body: string): Files => ({
  [`${SOUTH}/fr.md`]: page('titre: Le sud\nslug: sud', body),
});

/** Reads a small world with some files changed, and hands it over before its files go. */
export function withWorld<T>(changes: Files, look: (world: World, root: string) => T): T {
  const root = writeContent(changes);
  try {
    return look(readWorld(root), root);
  } finally {
    removeContent(root);
  }
}

/** Returns what a rule finds in the small world with some files changed. */
export const found = (rule: Rule, changes: Files = {}): string[] =>
  withWorld(changes, (world) => rule(world).map(formatProblem));
