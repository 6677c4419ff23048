import { Field, TextInput } from '@strapi/design-system';
import { useField, useFocusInputField } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { expectedInstead } from '../../domain/patterns';
import { useLanguage } from '../language';

/** Type of a text in the form that has a pattern; `arrangeEditLayout` gives it. */
export const PATTERN = 'text-with-pattern';

type Props = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  labelAction?: ReactNode;
  placeholder?: string;
  required?: boolean;
  disabled?: boolean;
  attribute: { regex: string };
};

const asSentence = (part: string): string => `${part.charAt(0).toUpperCase()}${part.slice(1)}.`;

/**
 * Strapi has one sentence for every pattern, and does not say which field it is of. This field is Strapi's own, with the
 * sentence of its pattern.
 */
export function PatternField({ name, label, hint, labelAction, attribute, ...rest }: Props) {
  const { placeholder, required = false, disabled } = rest;
  const language = useLanguage();
  const { value, onChange, error } = useField<string | null>(name);
  const focusRef = useFocusInputField<HTMLInputElement>(name);
  const expected = error && value ? expectedInstead(attribute.regex, value) : undefined;
  return (
    <Field.Root
      name={name}
      hint={hint}
      required={required}
      error={expected ? asSentence(expected[language]) : error}
    >
      <Field.Label action={labelAction}>{label}</Field.Label>
      <TextInput
        ref={focusRef}
        type="text"
        value={value ?? ''}
        placeholder={placeholder}
        disabled={disabled}
        onChange={onChange}
      />
      <Field.Error />
      <Field.Hint />
    </Field.Root>
  );
}
