import { due } from './due';
import type { PublishedEntry, Version } from './entry';
import type { Finding } from './finding';
import { futureDay } from './future-day';
import { longText } from './long-text';
import { missingAlternative } from './missing-alternative';
import { missingTranslation } from './missing-translation';
import { staleTranslation } from './stale-translation';
import { unchecked } from './unchecked';

export type * from './entry';
export type { Finding } from './finding';
export { HEAVIEST, largePicture, type PictureFile, WIDEST } from './large-picture';
export { markdownPictures } from './markdown-pictures';

/** Finds what there is to mend in one language of an entry. */
export function entryFindings(entry: PublishedEntry, now: Date): Finding[] {
  return [
    ...missingAlternative(entry),
    ...longText(entry),
    ...futureDay(entry, now),
    ...unchecked(entry, now),
    ...due(entry, now),
  ];
}

/** Finds what the languages of all entries lack. @param versions of any entries, in any order */
export function translationFindings(versions: readonly Version[]): Finding[] {
  const documents = new Map<string, Version[]>();
  for (const version of versions) {
    const key = `${version.kind} ${version.documentId}`;
    documents.set(key, [...(documents.get(key) ?? []), version]);
  }
  return [...documents.values()].flatMap((each) => [...missingTranslation(each), ...staleTranslation(each)]);
}
