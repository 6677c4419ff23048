import { Field, TextInput } from '@strapi/design-system';
import { ArrowClockwise } from '@strapi/icons';
import { useField, useFocusInputField, useForm } from '@strapi/strapi/admin';
import { type ReactNode, useEffect, useRef } from 'react';
import { slugOf, slugState } from '../../panel/slug';
import { useLanguage } from '../language';
import { useAvailability } from './use-availability';
import { SLUG_WORDS } from './words';

type Props = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  labelAction?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  attribute: { targetField?: string };
};

/**
 * An address that follows the title of a new entry until somebody writes one. The form hands titles on later than keys are
 * pressed, so what is followed is the title that arrives, whenever that is.
 */
function useAddress(name: string, target: string) {
  const { value, initialValue, onChange, error } = useField<string | null>(name);
  const title = useForm('SlugInput', ({ values }) => (values as Record<string, unknown>)[target]);
  const wanted = slugOf(typeof title === 'string' ? title : '');
  const isTouched = useRef(Boolean(initialValue));
  useEffect(() => {
    if (!isTouched.current) onChange(name, wanted);
    // The form makes a new onChange at each change: following it would never end.
  }, [name, wanted]);
  const write = (slug: string, follows: boolean) => {
    isTouched.current = !follows;
    onChange(name, slug);
  };
  return { slug: value ?? '', initial: initialValue ?? '', error, wanted, write };
}

/** Strapi's field for addresses with our sentences, in the editor's language alone. */
export function SlugInput({ name, label, hint, labelAction, required, disabled, attribute }: Props) {
  const language = useLanguage();
  const { slug, initial, error, wanted, write } = useAddress(name, attribute.targetField ?? 'titre');
  const isAvailable = useAvailability(name, slug, slug !== '' && slug !== initial);
  // When an editor publishes, the CMS itself checks whether the address is free, and refuses in English.
  const isRefused = error !== undefined && /unique/i.test(error);
  const state = slugState(slug, isRefused ? false : isAvailable);
  const isWrong = state === 'malformed' || state === 'taken' || error !== undefined;
  const said = state === 'free' ? error : SLUG_WORDS[state][language];
  const focusRef = useFocusInputField<HTMLInputElement>(name);
  return (
    <Field.Root name={name} hint={hint} required={required ?? false} error={isWrong ? said : undefined}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <TextInput
        ref={focusRef}
        type="text"
        value={slug}
        disabled={disabled}
        onChange={({ target }: { target: HTMLInputElement }) => write(target.value, false)}
        endAction={
          disabled ? undefined : (
            <Field.Action label={SLUG_WORDS.remake[language]} onClick={() => write(wanted, true)}>
              <ArrowClockwise aria-hidden />
            </Field.Action>
          )
        }
      />
      <Field.Error />
      <Field.Hint />
    </Field.Root>
  );
}
