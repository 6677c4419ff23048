export type Page = {
  frontMatter: string;
  body: string;
  /** Lines of the file before the body's first. */
  bodyOffset: number;
};

const FENCE = /^---[ \t]*$/;

/**
 * Splits a Markdown file into its front matter and its body.
 * @example splitFrontMatter('---\ntitre: A\n---\nText') → { frontMatter: 'titre: A', body: 'Text', bodyOffset: 3 }
 * @returns undefined when the file does not begin with a front matter between two lines of three hyphens
 */
export function splitFrontMatter(text: string): Page | undefined {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (!FENCE.test(lines[0] ?? '')) return undefined;
  const end = lines.findIndex((line, index) => index > 0 && FENCE.test(line));
  if (end === -1) return undefined;
  const rest = lines.slice(end + 1);
  const blank = rest.findIndex((line) => line.trim() !== '');
  const skipped = blank === -1 ? rest.length : blank;
  return {
    frontMatter: lines.slice(1, end).join('\n'),
    body: rest.slice(skipped).join('\n').trimEnd(),
    bodyOffset: end + 1 + skipped,
  };
}
