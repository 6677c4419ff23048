import type { Locale } from '../../config/locales';
import type { FormContext } from '../../services/forms/form-helpers';
import { useFormWords } from '../../services/forms/useFormWords';
import { loadWords } from '../../services/forms/words';
import { LazyPart } from '../../ui';

type Props = { formContext: FormContext };

const load = async (locale: Locale) => {
  const [{ ContactForm }, words] = await Promise.all([import('./ContactForm'), loadWords(locale)]);
  return function LoadedContactForm(props: Props) {
    return <ContactForm {...props} words={words} />;
  };
};

const LOADERS = { fr: () => load('fr'), en: () => load('en') };

/** The contact form's place in its page. */
export function Contact({ formContext }: Props) {
  return <LazyPart load={LOADERS[formContext.locale]} props={{ formContext }} words={useFormWords()} />;
}
