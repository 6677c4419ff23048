import { timingSafeEqual } from 'node:crypto';
import { environment } from '../../config/environment';
import { digest } from '../domain/digest';

type PolicyContext = {
  request: { headers: Record<string, string | undefined> };
};

/** Checks whether a request is the publisher's, by its header `Authorization`. */
export const isPublisher = (authorization: string): boolean =>
  // Digests have one length, so that the comparison takes one time, whatever was given.
  timingSafeEqual(digest(authorization), digest(`Bearer ${environment.secrets.publisher}`));

/** Allows only the publisher, which sends PUBLISHER_SECRET as a bearer token. */
export default function publisher({ request }: PolicyContext): boolean {
  return isPublisher(request.headers.authorization ?? '');
}
