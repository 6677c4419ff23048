/** The version and the entry that are asked for; a token of the CMS names the entry already. */
export type PreviewQuery = {
  readonly uid?: string | undefined;
  readonly documentId?: string | undefined;
  readonly locale?: string | undefined;
  readonly status?: string | undefined;
};

export type PreviewRequest = {
  /** The content backend, `/api` included. */
  readonly cmsUrl: string;
  /** A preview token of the CMS, or the token of an editor's login. */
  readonly token: string;
  readonly query: PreviewQuery;
  readonly signal: AbortSignal;
};

/** Why the CMS shows no draft, in its own words; `unreachable` when it says nothing of that kind. */
export class PreviewError extends Error {
  constructor(readonly reason: string) {
    super(`no preview: ${reason}`);
    this.name = 'PreviewError';
  }
}

/**
 * Asks the CMS for one version of an entry.
 * @returns the answer's data, unread
 * @throws PreviewError
 */
export async function fetchPreview({ cmsUrl, token, query, signal }: PreviewRequest): Promise<unknown> {
  const asked = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const address = `${cmsUrl}/preview?${new URLSearchParams(asked).toString()}`;
  const headers = { Authorization: `Bearer ${token}` };
  const body: unknown = await fetch(address, { headers, signal, cache: 'no-store', credentials: 'omit' })
    .then((response) => response.json())
    .catch(() => undefined);
  const { data, error } = (body ?? {}) as { data?: unknown; error?: { details?: { reason?: string } } };
  if (data) return data;
  throw new PreviewError(error?.details?.reason ?? 'unreachable');
}
