import { useEffect, useRef } from 'react';
import * as styles from './Form.module.css';

type SummaryError = { readonly id: string; readonly message: string };

type ErrorSummaryProps = {
  heading: string;
  errors: readonly SummaryError[];
  text?: string | undefined;
  /** Changes with every attempt to send: each one brings the focus back here. */
  attempt: number;
};

/** All errors first, each a link to its field; it takes the focus, so that nobody has to look for them. */
export function ErrorSummary({ heading, errors, text, attempt }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), [attempt]);
  return (
    <div ref={summary} className={styles.summary} role="alert" tabIndex={-1}>
      <p className={styles.heading}>{heading}</p>
      {text ? <p>{text}</p> : null}
      {errors.length > 0 ? (
        <ul>
          {errors.map(({ id, message }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(id)?.focus();
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
