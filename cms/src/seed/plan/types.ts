import type { Locale } from '../../domain/locales';
import type { ContentUid, Data, Status } from '../../strapi';

/** A picture with its text in the entry's language; becomes the component media.image. */
export class ImageRef {
  constructor(
    readonly media: string,
    readonly alternative: string,
  ) {}
}

/** Another entry, by key; becomes its documentId where it has a version in the same language. */
export class EntryRef {
  constructor(
    readonly uid: ContentUid,
    readonly entry: string,
  ) {}
}

/** A text in which `media:key` links become the files' addresses. */
export class TextWithMedia {
  constructor(readonly text: string) {}
}

/** One entry in one language as the content tells it, with references still by key. */
export type PlannedEntry = {
  uid: ContentUid;
  key: string;
  locale: Locale;
  status: Status;
  data: Data;
};
