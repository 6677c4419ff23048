import { keepTripText, readTripText } from './trip-storage';

/**
 * Changes what is kept at this moment.
 * @param change undefined leaves it as it is, because it could not be read
 */
export function pressHeart(change: (text: string) => string | undefined): void {
  const changed = change(readTripText());
  if (changed !== undefined) keepTripText(changed);
}
