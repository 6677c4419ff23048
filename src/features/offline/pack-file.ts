import type { PackFile } from '../../content/pack/list';

/** Marks a saved response, so that the worker can tell it from one of the network. */
export const SAVED_HEADER = 'X-Saved';
/** Marks a request whose response is to be saved: the worker leaves it to the network, even for a page that came from a pack. */
export const SAVING_HEADER = 'X-Saving';
/** Headers that are wrong for a saved body: it is decoded, and the same for all requests. */
const UNTRUE = ['Content-Encoding', 'Content-Length', 'Vary'];

/** The site has another release than the one that the list is of. */
export class Changed extends Error {}

/**
 * Fetches a file of a pack, to be kept.
 * @throws Changed when the site has the file no longer, or another one under its address
 */
export async function fetchPackFile({ address, digest }: PackFile, signal: AbortSignal): Promise<Response> {
  const headers = { [SAVING_HEADER]: '1' };
  const answer = await fetch(address, { signal, headers, cache: 'no-cache', credentials: 'omit' });
  if (!answer.ok) throw new Changed(`${address}: ${answer.status}`);
  const body = await answer.arrayBuffer();
  if (!(await digestOf(body)).startsWith(digest)) throw new Changed(`${address} is another file.`);
  const kept = new Headers(answer.headers);
  for (const name of UNTRUE) kept.delete(name);
  kept.set(SAVED_HEADER, '1');
  return new Response(body, { headers: kept });
}

async function digestOf(body: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
