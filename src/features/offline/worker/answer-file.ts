import { cacheOfClient } from '../register';
import { pictureFolder, type Kind } from './kinds';
import { anyPackedFile, packedFile } from './packed';
import type { FetchEvent } from './scope';

/**
 * A file that a page asks for. A page that came from a pack gets everything from that pack, so that it never sees two
 * releases mixed; and its data from nowhere else. A page of the network gets what the network has; without it, what cannot be
 * of another release, or does no harm: Gatsby loads a page in full when its data is missing, and then it comes from its pack.
 */
export async function answerFile(event: FetchEvent, url: URL, kind: Kind): Promise<Response> {
  const path = url.pathname;
  const own = await cacheOfClient(event.clientId);
  const packed =
    (own === undefined ? undefined : await packedFile(own, path)) ??
    (kind === 'hashed' ? await anyPackedFile(path, true) : undefined);
  if (packed) return packed;
  if (own !== undefined && kind === 'page-data') return notSaved();
  try {
    return await fetch(event.request);
  } catch (error) {
    const other = kind === 'page-data' ? undefined : await anyPackedFile(path);
    if (other) return other;
    if (kind === 'page-data') return notSaved();
    // Not a picture, so that the browser shows the alternative text.
    if (pictureFolder(path) !== undefined)
      return new Response(null, { headers: { 'Content-Type': 'image/avif' } });
    throw error;
  }
}

/** Gatsby takes 503 for a temporary fault, and loads the page in full when a visitor follows a link to it; after 500 it would reload for ever. */
function notSaved(): Response {
  return new Response('This page is not saved.', { status: 503 });
}
