/**
 * An absolute address for a path of this site; an address that is absolute already is left alone.
 * @param siteUrl origin without a final slash
 * @example absoluteUrl('https://www.example.org', '/fr/islande/') → 'https://www.example.org/fr/islande/'
 */
export function absoluteUrl(siteUrl: string, path: string): string {
  return new URL(path, `${siteUrl}/`).href;
}
