import { useState } from 'react';
import type { Thread as ThreadData } from '../../content/comment/threads';
import { useWords } from '../../i18n/use-words';
import type { FormContext } from '../../services/forms/form-helpers';
import { CommentActions, type OpenForm } from './CommentActions';
import { anchorOf, CommentBody } from './CommentBody';
import * as styles from './Comments.module.css';

type ThreadProps = { formContext: FormContext; article: string; thread: ThreadData };

/** A comment with its answers, one level deep (the CMS puts an answer to an answer into the same thread). */
export function Thread({ formContext, article, thread: { head, replies } }: ThreadProps) {
  const t = useWords('comments');
  const [open, setOpen] = useState<OpenForm>();
  const { locale } = formContext;
  return (
    <li className={styles.thread}>
      {[head, ...replies].map((comment, i) => (
        <article key={comment.id} id={anchorOf(comment)} className={i > 0 ? styles.reply : styles.head}>
          <CommentBody locale={locale} comment={comment} isReply={i > 0} />
          <CommentActions
            {...{ formContext, article, comment, open, setOpen }}
            thread={head.documentId}
            replyLabel={t('replyTo', { name: comment.name })}
            reportLabel={t('reportOf', { name: comment.name })}
          />
        </article>
      ))}
    </li>
  );
}
