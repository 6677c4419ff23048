import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { emptyValues, type FieldSpec, type Messages, type SendFault, type Values } from './fields';

/** A place in which a form keeps what is typed until it is sent. */
export type DraftKeeper = {
  readonly read: () => Readonly<Values>;
  readonly keep: (values: Readonly<Values>) => void;
  readonly forget: () => void;
};

export type FormLogic = {
  fields: readonly FieldSpec[];
  /** Finds what is wrong with the fields, in the visitor's words; nothing when all is well. */
  judge: (values: Values) => Messages;
  /** Sends the form; resolves with what went wrong, if anything did. */
  send: (values: Values) => Promise<SendFault | undefined>;
  draft?: DraftKeeper | undefined;
};

export type FormState = 'open' | 'sending' | 'sent';

/** The field that only programs fill. */
export const TRAP = 'website';

export function useVisitorForm({ fields, judge, send, draft }: FormLogic) {
  const [state, setState] = useState<FormState>('open');
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const empty = { ...emptyValues(fields), [TRAP]: '' };
  const form = useForm<Values>({
    defaultValues: { ...empty, ...known(draft?.read(), fields) },
    shouldFocusError: false,
    resolver: (values) => {
      const messages = judge(values);
      return Object.keys(messages).length > 0
        ? { values: {}, errors: asErrors(messages) }
        : { values, errors: {} };
    },
  });
  const { watch, reset, setError, handleSubmit } = form;

  useEffect(() => {
    const { unsubscribe } = watch((values) => draft?.keep(known(values, fields)));
    return unsubscribe;
  }, [watch, draft, fields]);

  const take = async (values: Values) => {
    setState('sending');
    setFailure(undefined);
    const fault = await send(values);
    if (!fault) {
      draft?.forget();
      reset(empty);
      setState('sent');
      return;
    }
    setState('open');
    setFailure(fault.text);
    for (const [name, message] of Object.entries(fault.fields ?? {})) setError(name, { message });
    setAttempt((count) => count + 1);
  };
  const submit = handleSubmit(take, () => {
    setFailure(undefined);
    setAttempt((count) => count + 1);
  });
  return { form, state, failure, attempt, submit, reopen: () => setState('open') };
}

function asErrors(messages: Messages) {
  return Object.fromEntries(
    Object.entries(messages).map(([name, message]) => [name, { type: 'judged', message }]),
  );
}

/** Drops values without a field: a draft may be of an older form. Passwords are dropped as well. */
function known(values: Readonly<Record<string, unknown>> | undefined, fields: readonly FieldSpec[]): Values {
  const kept = fields.filter(({ kind }) => kind !== 'password');
  return Object.fromEntries(
    kept.flatMap(({ name, kind }) => {
      const value = values?.[name];
      const isRight = kind === 'check' ? typeof value === 'boolean' : typeof value === 'string';
      return isRight ? [[name, value as string | boolean]] : [];
    }),
  );
}
