type Release = {
  readonly files: Readonly<Record<string, unknown>>;
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
};

/**
 * Finds the file of a page that an address leads to, by way of a redirect if there is one; undefined for what is no
 * page.
 * @example pageFinder(release)('/fr/islande') → 'fr/islande/index.html'
 */
export function pageFinder({ files, redirects }: Release): (address: string) => string | undefined {
  const moved = new Map(redirects.map(({ from, to }) => [from, to]));
  return (address) => {
    const path = (moved.get(address) ?? address).slice(1);
    return [path, `${path}index.html`, `${path}/index.html`].find(
      (file) => file.endsWith('.html') && file in files,
    );
  };
}
