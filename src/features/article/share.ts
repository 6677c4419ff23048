/** `cancelled`: the visitor closed the system's sheet. `failed`: nothing can be shared or copied from here. */
export type Shared = 'shared' | 'copied' | 'cancelled' | 'failed';

type Means = {
  readonly share?: (data: { title: string; url: string }) => Promise<void>;
  readonly clipboard?: { readonly writeText: (text: string) => Promise<void> };
};

/** Opens the system's share sheet where there is one, and copies the address where there is none. */
export async function share(page: { title: string; url: string }, means: Means): Promise<Shared> {
  if (means.share) {
    try {
      await means.share(page);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  // Absent on pages without https.
  if (!means.clipboard) return 'failed';
  return means.clipboard.writeText(page.url).then(
    () => 'copied',
    () => 'failed',
  );
}
