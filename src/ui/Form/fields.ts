/** One field of a form, as the form that asks for it describes it. */
export type FieldSpec = {
  readonly name: string;
  readonly kind: 'line' | 'text' | 'email' | 'password' | 'check';
  readonly label: string;
  readonly isRequired?: boolean;
  readonly hint?: string;
  readonly autoComplete?: string;
};

export type Values = Record<string, string | boolean>;

/** Messages by field, in the visitor's language. */
export type Messages = Readonly<Record<string, string>>;

/** Why sending came to nothing: for single fields, or as a whole. */
export type SendFault = { readonly fields?: Messages; readonly text?: string };

export function emptyValues(fields: readonly FieldSpec[]): Values {
  return Object.fromEntries(fields.map(({ name, kind }) => [name, kind === 'check' ? false : '']));
}
