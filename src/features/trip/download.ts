/** Hands a text over as a file of the visitor's. */
export function download(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers begin to read a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
