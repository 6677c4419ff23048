/** The connection as browsers describe it: Chromium only, and not in the standard types. */
export type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/**
 * Tells whether pages and code may be fetched before anybody asks for them: not on 2g, and not for visitors who save
 * data.
 */
export function mayFetchAhead(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}
