import type { FormEvent, ReactNode } from 'react';
import { ErrorSummary } from './ErrorSummary';
import { Field } from './Field';
import * as styles from './Form.module.css';
import { SentNote } from './SentNote';
import { TRAP, useVisitorForm, type FormLogic } from './useVisitorForm';

export type VisitorFormProps = FormLogic & {
  /** Begins the ids of everything in the form. */
  id: string;
  label: string;
  words: {
    readonly heading: string;
    /** Title of the message when sending has failed as a whole. */
    readonly failed: string;
    readonly required?: string | undefined;
    readonly trap: string;
    readonly send: string;
    readonly sending: string;
    readonly again?: string | undefined;
  };
  /** The message once it has been sent. */
  sent: ReactNode;
  /** The note by the button: who receives this, and what for. */
  notice?: ReactNode;
  /** Somebody has begun to use the form. */
  onBegin?: (() => void) | undefined;
};

/** A form that fails aloud: errors first and focused, what was typed never lost, one button. */
export function VisitorForm({ id, label, words, sent, notice, onBegin, ...logic }: VisitorFormProps) {
  const { form, state, failure, attempt, submit, reopen } = useVisitorForm(logic);
  if (state === 'sent')
    return (
      <SentNote againLabel={words.again} onAgain={reopen}>
        {sent}
      </SentNote>
    );
  const { errors } = form.formState;
  const messageOf = (name: string) => errors[name]?.message;
  const listed = logic.fields.flatMap(({ name }) => {
    const message = messageOf(name);
    return message ? [{ id: `${id}-${name}`, message }] : [];
  });
  const isSending = state === 'sending';
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending) void submit(event);
  };
  return (
    <form className={styles.form} noValidate aria-label={label} onSubmit={onSubmit} onFocus={onBegin}>
      {listed.length > 0 || failure ? (
        <ErrorSummary
          heading={failure ? words.failed : words.heading}
          text={failure}
          errors={listed}
          attempt={attempt}
        />
      ) : null}
      {words.required ? <p className={styles.hint}>{words.required}</p> : null}
      {logic.fields.map((field) => (
        <Field
          key={field.name}
          prefix={id}
          field={field}
          error={messageOf(field.name)}
          registration={form.register(field.name)}
        />
      ))}
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={`${id}-${TRAP}`}>{words.trap}</label>
        <input id={`${id}-${TRAP}`} tabIndex={-1} autoComplete="off" {...form.register(TRAP)} />
      </div>
      {notice ? <div className={styles.notice}>{notice}</div> : null}
      <button type="submit" className={styles.send} aria-disabled={isSending || undefined}>
        {isSending ? words.sending : words.send}
      </button>
      <p role="status" className="visually-hidden">
        {isSending ? words.sending : ''}
      </p>
    </form>
  );
}
