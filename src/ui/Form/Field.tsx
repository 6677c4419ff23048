import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FieldSpec } from './fields';
import * as styles from './Form.module.css';

type FieldProps = {
  /** Prefix of all ids in the form. */
  prefix: string;
  field: FieldSpec;
  error: string | undefined;
  registration: UseFormRegisterReturn;
};

/** A label, what it labels, a hint, and what is wrong with it, tied together for those who hear them. */
export function Field({ prefix, field, error, registration }: FieldProps) {
  const { name, kind, label, isRequired = false, hint, autoComplete } = field;
  const id = `${prefix}-${name}`;
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const shared = {
    ...registration,
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  };
  if (kind === 'check')
    return (
      <div className={styles.check}>
        <input {...shared} type="checkbox" />
        <label htmlFor={id}>{label}</label>
      </div>
    );
  const input = {
    ...shared,
    className: styles.input,
    autoComplete,
    'aria-required': isRequired || undefined,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {isRequired ? (
          <span className={styles.asterisk} aria-hidden="true">
            {' *'}
          </span>
        ) : null}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
      {kind === 'text' ? (
        <textarea {...input} rows={7} />
      ) : (
        <input {...input} type={kind === 'line' ? 'text' : kind} spellCheck={kind === 'line'} />
      )}
    </div>
  );
}
