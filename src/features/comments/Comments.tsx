import { useState } from 'react';
import { ORDERS, threadsOf, type CommentEntry, type Order } from '../../content/comment/threads';
import { useWords } from '../../i18n/use-words';
import type { FormContext } from '../../services/forms/form-helpers';
import { useFormWords } from '../../services/forms/useFormWords';
import { LazyPart, useHydrated } from '../../ui';
import * as styles from './Comments.module.css';
import { COMMENT_FORM } from './loaders';
import { Thread } from './Thread';

type CommentsProps = {
  formContext: FormContext;
  /** Id of the article's document in the CMS. */
  article: string;
  comments: readonly CommentEntry[];
};

/** Shows the comments of visitors under an article, as the build found them published, and the form to write more. */
export function Comments({ formContext, article, comments }: CommentsProps) {
  const t = useWords('comments');
  const [order, setOrder] = useState<Order>('newest');
  const threads = threadsOf(comments, order);
  return (
    <div className={styles.comments}>
      {threads.length > 1 ? <OrderButtons order={order} onOrder={setOrder} /> : null}
      {threads.length > 0 ? (
        <ol role="list" className={styles.list}>
          {threads.map((thread) => (
            <Thread key={thread.head.id} formContext={formContext} article={article} thread={thread} />
          ))}
        </ol>
      ) : (
        <p>{t('none')}</p>
      )}
      <section className={styles.write} data-print="hide">
        <h3>{t('write')}</h3>
        <LazyPart
          load={COMMENT_FORM[formContext.locale]}
          props={{ formContext, article, label: t('write') }}
          words={useFormWords()}
        />
      </section>
    </div>
  );
}

function OrderButtons({ order, onOrder }: { order: Order; onOrder: (order: Order) => void }) {
  const t = useWords('comments');
  if (!useHydrated()) return null;
  return (
    <div role="group" aria-label={t('order')} className={styles.order} data-print="hide">
      {ORDERS.map((each) => (
        <button
          key={each}
          type="button"
          className={styles.action}
          aria-pressed={each === order}
          onClick={() => onOrder(each)}
        >
          {t(each)}
        </button>
      ))}
    </div>
  );
}
