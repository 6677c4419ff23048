import type { Locale } from '../../config/locales';
import type { CommentEntry } from '../../content/comment/threads';
import { formatDate } from '../../i18n/dates';
import { useWords } from '../../i18n/use-words';
import * as styles from './Comments.module.css';

type CommentBodyProps = { locale: Locale; comment: CommentEntry; isReply?: boolean };

/** The anchor of a comment; mails of the CMS lead to it. @example anchorOf({ documentId: 'k3v' }) → 'comment-k3v' */
export const anchorOf = ({ documentId }: Pick<CommentEntry, 'documentId'>): string => `comment-${documentId}`;

/**
 * Shows a comment, its author, its date, and a link by which it can be found again. Comments are plain text: nothing in
 * them is markup.
 */
export function CommentBody({ locale, comment, isReply = false }: CommentBodyProps) {
  const t = useWords('comments');
  const { name, text, writtenOn, isEditor } = comment;
  const date = formatDate(writtenOn, locale);
  return (
    <>
      <h3 className={styles.name}>
        <span className="visually-hidden">{t(isReply ? 'replyBy' : 'by', { name })}</span>
        <span aria-hidden="true">
          <bdi>{name}</bdi>
        </span>
        {isEditor ? <span className={styles.editor}>{t('editor')}</span> : null}
      </h3>
      <p className={styles.date}>
        <a href={`#${anchorOf(comment)}`} aria-label={t('permalink', { date })}>
          <time dateTime={writtenOn}>{date}</time>
        </a>
      </p>
      <div className={styles.text} dir="auto">
        {text.split(/\n{2,}/).map((paragraph, i) => (
          <p key={i}>{paragraph}</p>
        ))}
      </div>
    </>
  );
}
