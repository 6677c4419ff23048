import { useEffect, useRef, type ReactNode } from 'react';
import * as styles from './Form.module.css';

type SentNoteProps = { children: ReactNode; againLabel?: string | undefined; onAgain: () => void };

/** Takes the form's place once it has arrived; the focus follows, because the button that had it is gone. */
export function SentNote({ children, againLabel, onAgain }: SentNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} className={styles.sent} role="status" tabIndex={-1}>
      {children}
      {againLabel ? (
        <p>
          <button type="button" className={styles.plainButton} onClick={onAgain}>
            {againLabel}
          </button>
        </p>
      ) : null}
    </div>
  );
}
