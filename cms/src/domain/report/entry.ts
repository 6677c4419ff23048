import type { Subject } from './finding';

/** A picture as an entry uses it. */
export interface UsedPicture {
  /** Of the file in the media library, as far as one is chosen. */
  fileId: number | undefined;
  alternative: string | null | undefined;
}

/** What the rules of the report look at in a published entry. */
export interface PublishedEntry extends Subject {
  locale: string;
  publishedAt: Date;
  seoTitle: string | undefined;
  seoDescription: string | undefined;
  /** ISO date of the last check; undefined for types that are never checked. */
  checkedOn: string | null | undefined;
  /** Whether it tells readers which of its facts were compared with a source. */
  tellsWhatWasChecked: boolean;
  /** An announcement to look at again (`a_revoir_le`): its ISO date and what it is about. */
  announcement: { day: string; what: string } | undefined;
  pictures: readonly UsedPicture[];
  /** Markdown. */
  texts: readonly string[];
}

/** What is left of an entry when its languages are compared. */
export type Version = Pick<PublishedEntry, 'kind' | 'documentId' | 'locale' | 'title' | 'publishedAt'>;
