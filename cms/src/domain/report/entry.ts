import type { ToldDays } from '../date-rules';
import type { Subject } from './finding';

/** A picture as an entry uses it. */
export type UsedPicture = {
  /** Id of the file in the media library; undefined while no file is chosen. */
  fileId: number | undefined;
  alternative: string | null | undefined;
};

/** The facts of a published entry that the rules of the report look at. */
export type PublishedEntry = {
  locale: string;
  publishedAt: Date;
  seoTitle: string | undefined;
  seoDescription: string | undefined;
  /** ISO date of the last check; undefined for types that are never checked. */
  checkedOn: string | null | undefined;
  /** Days that it tells readers; of articles alone. */
  days: ToldDays;
  /** True when it tells readers which of its facts were compared with a source. */
  tellsWhatWasChecked: boolean;
  /** An announcement to look at again (`a_revoir_le`): its ISO date and what it is about. */
  announcement: { day: string; what: string } | undefined;
  pictures: readonly UsedPicture[];
  /** Markdown. */
  texts: readonly string[];
} & Subject;

/** The part of an entry that a comparison of its languages needs. */
export type Version = Pick<PublishedEntry, 'kind' | 'documentId' | 'locale' | 'title' | 'publishedAt'>;
