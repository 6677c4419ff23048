/** Begins a block of code, which ends with a line that begins alike, or with the text. */
const FENCE = /^(?:`{3,}(?=[^`]*$)|~{3,})/;
const CODE = /(?<!`)(`+)[^`\n]+\1(?!`)/g;

/** Removes code blocks and code spans: the syntax of pictures and links in them is shown as text. */
export function proseOf(text: string): string {
  let fence: string | undefined;
  const lines = text.split('\n').filter((line) => {
    if (fence !== undefined) {
      if (line.startsWith(fence)) fence = undefined;
      return false;
    }
    fence = FENCE.exec(line)?.[0];
    return fence === undefined;
  });
  return lines.join('\n').replace(CODE, '');
}
