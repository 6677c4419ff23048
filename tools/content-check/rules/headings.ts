import { type Heading, readMarkdown } from '../markdown';
import { passagesOf } from '../passages';
import { breachAt } from '../pieces';
import type { Rule } from '../types';

/** Returns what is wrong with the nth heading of a text, or undefined. */
function headingFault(headings: readonly Heading[], index: number): string | undefined {
  const heading = headings[index];
  if (heading === undefined) return undefined;
  const text = heading.text.trim().toLowerCase();
  const above = headings[index - 1]?.depth ?? 1;
  if (text === '') return 'the heading is empty';
  if (heading.depth === 1) return 'a heading starts at ##; the title is the only # of the page';
  if (heading.depth > above + 1)
    return `the heading is ${'#'.repeat(heading.depth)}; expected ${'#'.repeat(above + 1)} at most here`;
  const twin = headings.slice(0, index).find((earlier) => earlier.text.trim().toLowerCase() === text);
  return twin && 'the heading is in this text already';
}

/** Headings begin at ##, skip no level, say something, and say it once in a text. */
export const checkHeadings: Rule = (world) =>
  passagesOf(world).flatMap((passage) => {
    if (passage.kind !== 'body') return [];
    const { headings } = readMarkdown(passage.text);
    return headings.flatMap((heading, index) => {
      const fault = headingFault(headings, index);
      return fault === undefined ? [] : [breachAt(passage, heading, `${fault}: "${heading.text}"`)];
    });
  });
