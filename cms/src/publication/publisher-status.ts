import { environment } from '../../config/environment';
import type { PublisherWord } from '../domain/standing';

const TIMEOUT_MS = 5_000;

/** Reads the publisher's state; says so when there is no publisher, or when it cannot be reached. */
export async function readPublisherStatus(): Promise<PublisherWord & Readonly<Record<string, unknown>>> {
  const { publisherUrl, secrets } = environment;
  if (publisherUrl === undefined) return { summary: 'absent' };
  try {
    const response = await fetch(`${publisherUrl}/status.json`, {
      headers: { authorization: `Bearer ${secrets.publisher}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? ((await response.json()) as PublisherWord) : { summary: 'unreachable' };
  } catch {
    return { summary: 'unreachable' };
  }
}
