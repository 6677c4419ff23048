import type { CommentEntry } from '../../content/comment/threads';
import { useWords } from '../../i18n/use-words';
import type { FormContext } from '../../services/forms/form-helpers';
import { useFormWords } from '../../services/forms/useFormWords';
import { LazyPart, useHydrated } from '../../ui';
import * as styles from './Comments.module.css';
import { COMMENT_FORM, REPORT_FORM } from './loaders';

/** The form that is open in a thread, and under which comment. */
export type OpenForm = { kind: 'reply' | 'report'; under: string } | undefined;

type CommentActionsProps = {
  formContext: FormContext;
  article: string;
  comment: CommentEntry;
  /** Id of the comment at the head of the thread. */
  thread: string;
  open: OpenForm;
  setOpen: (form: OpenForm) => void;
  replyLabel: string;
  reportLabel: string;
};

/** Answering and reporting; each opens its form below the comment. */
export function CommentActions(props: CommentActionsProps) {
  const { formContext, article, comment, thread, open, setOpen, replyLabel, reportLabel } = props;
  const t = useWords('comments');
  const isHydrated = useHydrated();
  const words = useFormWords();
  if (!isHydrated) return null;
  const isOpen = (kind: 'reply' | 'report') => open?.kind === kind && open.under === comment.id;
  const button = (kind: 'reply' | 'report', text: string, label: string) => (
    <button
      type="button"
      className={styles.action}
      aria-expanded={isOpen(kind)}
      aria-label={label}
      onClick={() => setOpen(isOpen(kind) ? undefined : { kind, under: comment.id })}
    >
      {text}
    </button>
  );
  return (
    <>
      <p className={styles.actions} data-print="hide">
        {button('reply', t('reply'), replyLabel)}
        {button('report', t('report'), reportLabel)}
      </p>
      {isOpen('reply') ? (
        <LazyPart
          load={COMMENT_FORM[formContext.locale]}
          props={{ formContext, article, parent: thread, label: replyLabel }}
          words={words}
        />
      ) : null}
      {isOpen('report') ? (
        <LazyPart
          load={REPORT_FORM[formContext.locale]}
          props={{ formContext, comment: comment.documentId, label: reportLabel }}
          words={words}
        />
      ) : null}
    </>
  );
}
