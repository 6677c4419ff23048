import { Field, TextInput } from '@strapi/design-system';
import { useField, useFocusInputField } from '@strapi/strapi/admin';
import { type ReactNode, useState } from 'react';
import { numberOf, textOf } from '../../panel/number';
import { useLanguage } from '../language';
import { NUMBER_WORDS } from './words';

type Props = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  labelAction?: ReactNode;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  type: keyof typeof NUMBER_WORDS;
};

/** Returns what the form holds for a text: a number, null, or the text itself, which Strapi then refuses to save. */
function valueOf(text: string, type: Props['type']): number | string | null {
  const number = numberOf(text);
  const isWrong =
    number === undefined || (type === 'integer' && number !== null && !Number.isInteger(number));
  return isWrong ? text : number;
}

/**
 * Strapi's number field drops a point where French writes a comma, without a word: `8.5` becomes 85. This one takes both, and
 * says so when a text is no number.
 */
export function NumberField({ name, label, hint, labelAction, type, ...rest }: Props) {
  const { placeholder, required = false, disabled } = rest;
  const language = useLanguage();
  const { value, onChange, error } = useField<number | string | null>(name);
  const focusRef = useFocusInputField<HTMLInputElement>(name);
  const [typed, setTyped] = useState('');
  // Another value may have come from elsewhere: undone changes, a copy from the other language.
  const shown =
    valueOf(typed, type) === (value ?? null)
      ? typed
      : typeof value === 'number'
        ? textOf(value, language)
        : (value ?? '');
  const isWrong = typeof valueOf(shown, type) === 'string';
  return (
    <Field.Root
      name={name}
      hint={hint}
      required={required}
      error={isWrong ? NUMBER_WORDS[type][language] : error}
    >
      <Field.Label action={labelAction}>{label}</Field.Label>
      <TextInput
        ref={focusRef}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={shown}
        placeholder={placeholder}
        disabled={disabled}
        onChange={({ target }: { target: HTMLInputElement }) => {
          setTyped(target.value);
          onChange(name, valueOf(target.value, type));
        }}
      />
      <Field.Error />
      <Field.Hint />
    </Field.Root>
  );
}
