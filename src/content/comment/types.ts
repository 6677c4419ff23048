import type { Locale } from '../../config/locales';

export type Comment = {
  readonly id: string;
  readonly documentId: string;
  readonly locale: Locale;
  /** Id of the article's node. */
  readonly article: string | undefined;
  /** Id of the comment at the head of the thread; the head itself has none. */
  readonly thread?: string | undefined;
  readonly name: string;
  readonly text: string;
  /** Moment in UTC. */
  readonly writtenOn: string;
  readonly isEditor: boolean;
};
