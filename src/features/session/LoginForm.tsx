import { useMemo } from 'react';
import { failureText } from '../../services/forms/failures';
import { messagesFor, type FaultWords, type FormContext } from '../../services/forms/form-helpers';
import { isBlank } from '../../services/forms/rules';
import type { VisitorWords } from '../../services/forms/words';
import { HttpError } from '../../services/http';
import { logIn } from '../../services/login';
import type { FieldSpec, Values } from '../../ui/Form/fields';
import { VisitorForm } from '../../ui/Form/VisitorForm';

export type LoginFormProps = {
  formContext: FormContext;
  /** The login was taken, and is kept. */
  onLoggedIn?: () => void;
};

/** SPEC §6–§8: credentials in, token and user kept; a failure says “An error occurred” with what the server answered. */
export function LoginForm({ formContext, onLoggedIn, words }: LoginFormProps & { words: VisitorWords }) {
  const texts = words.login;
  const fields = useMemo(() => fieldsOf(texts), [texts]);
  const faultWords: FaultWords = {
    identifier: { required: texts.identifierRequired },
    password: { required: texts.passwordRequired },
  };
  const send = async ({ identifier, password }: Values) => {
    try {
      await logIn(formContext.cmsUrl, String(identifier).trim(), String(password));
      onLoggedIn?.();
      return undefined;
    } catch (error) {
      return { text: [failureText(words, error), answerIn(error)].filter(Boolean).join(' – ') };
    }
  };
  return (
    <VisitorForm
      id="login"
      label={texts.send}
      fields={fields}
      judge={({ identifier, password }) =>
        messagesFor(faultWords, {
          identifier: isBlank(String(identifier)) ? 'required' : undefined,
          password: password === '' ? 'required' : undefined,
        })
      }
      send={send}
      words={{ ...texts, failed: texts.failed, required: words.required, trap: words.trap }}
      sent={<p>{texts.success}</p>}
    />
  );
}

function fieldsOf(texts: VisitorWords['login']): FieldSpec[] {
  return [
    {
      name: 'identifier',
      kind: 'email',
      label: texts.identifier,
      isRequired: true,
      autoComplete: 'username',
    },
    {
      name: 'password',
      kind: 'password',
      label: texts.password,
      isRequired: true,
      autoComplete: 'current-password',
    },
  ];
}

/** Reads the server's answer, in the server's own words; an empty text when there is none. */
function answerIn(error: unknown): string {
  if (!(error instanceof HttpError) || error.failure.kind !== 'status') return '';
  const message = (error.failure.body as { error?: { message?: unknown } } | null)?.error?.message;
  return typeof message === 'string' ? message : '';
}
