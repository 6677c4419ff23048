import type { Place, Problem } from './types';

/** @example formatPlace({ file: 'content/fr.md', line: 3 }) → 'content/fr.md:3' */
export const formatPlace = ({ file, line = 1 }: Place): string => `${file}:${String(line)}`;

/** Gives every problem a line: one that concerns a whole file or folder gets its first line. */
export const withLine = (problem: Problem): Problem => ({ ...problem, line: problem.line ?? 1 });

/** By file, then by line. */
export const byPlace = (a: Problem, b: Problem): number =>
  a.file === b.file ? (a.line ?? 1) - (b.line ?? 1) : a.file < b.file ? -1 : 1;
