/**
 * Stands in for `gatsby-link` in the built site (src/build/browser-code.ts). Links are plain here and followed by ./start,
 * so that its component, with a router's link and rules for prefixes and slashes, would be there for nobody: 1.5 kB.
 */
type Options = { readonly replace?: boolean; readonly state?: object };

declare global {
  interface Window {
    /** Gatsby's own, which looks after redirects and pages that cannot be had. */
    readonly ___navigate: (to: string | number, options?: Options) => void;
  }
}

/** @param to an address as src/routing writes it, with its slash */
export function navigate(to: string | number, options?: Options): void {
  window.___navigate(to, options);
}

/** @example parsePath('/fr/?page=2#haut') → { pathname: '/fr/', search: '?page=2', hash: '#haut' } */
export function parsePath(path: string): { pathname: string; search: string; hash: string } {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path || '/') ?? [];
  return { pathname, search, hash };
}

/** The site lies at the root of its domain. */
export const withPrefix = (path: string) => path;
export const withAssetPrefix = withPrefix;

export function Link(): never {
  throw new Error('Write <a href>: links of this site are followed by src/features/navigation');
}
