import type { Message } from '../message';

export type Rule =
  | 'missing-translation'
  | 'stale-translation'
  | 'missing-alternative'
  | 'long-text'
  | 'future-day'
  | 'unchecked'
  | 'due'
  | 'large-picture';

/** The subject of a finding: a published entry, or a file of the media library, which has no language. */
export type Subject = {
  /** Strapi's name of the type (`article`, `static-page` …), or `file`. */
  kind: string;
  documentId: string;
  locale: string | null;
  title: string;
};

/** One thing that an editor may want to mend. */
export type Finding = {
  rule: Rule;
  detail: Message;
} & Subject;

export function finding(rule: Rule, subject: Subject, detail: Message): Finding {
  const { kind, documentId, locale, title } = subject;
  return { rule, kind, documentId, locale, title, detail };
}
