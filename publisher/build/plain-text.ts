/** Returns what a program wrote to a terminal, without colours and movements of the cursor. */
export function plainText(output: string): string {
  // eslint-disable-next-line no-control-regex -- terminals' commands begin with this character
  return output.replace(/\u001b\[[\d;]*[A-Za-z]/g, '');
}
