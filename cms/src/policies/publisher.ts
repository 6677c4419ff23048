import { timingSafeEqual } from 'node:crypto';
import { environment } from '../../config/environment';
import { digest } from '../domain/digest';

type PolicyContext = {
  request: { headers: Record<string, string | undefined> };
};

/** Allows only the publisher, which sends PUBLISHER_SECRET as a bearer token. */
export default function publisher({ request }: PolicyContext): boolean {
  const given = request.headers.authorization ?? '';
  // Digests have one length, so that the comparison takes one time, whatever was given.
  return timingSafeEqual(digest(given), digest(`Bearer ${environment.secrets.publisher}`));
}
