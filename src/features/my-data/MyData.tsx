import type { Locale } from '../../config/locales';
import type { FormContext } from '../../services/forms/form-helpers';
import { useFormWords } from '../../services/forms/useFormWords';
import { loadWords } from '../../services/forms/words';
import { LazyPart } from '../../ui';
import * as styles from './MyData.module.css';

type Props = { formContext: FormContext };

const load = async (locale: Locale) => {
  const [{ MyDataForm }, words] = await Promise.all([import('./MyDataForm'), loadWords(locale)]);
  return function LoadedMyDataForm(props: Props) {
    return <MyDataForm {...props} words={words} />;
  };
};

const LOADERS = { fr: () => load('fr'), en: () => load('en') };

/** Shows the form by which visitors get or erase what they wrote, at the end of the privacy page. */
export function MyData({ formContext }: Props) {
  return (
    <section id="my-data" className={styles.part}>
      <LazyPart load={LOADERS[formContext.locale]} props={{ formContext }} words={useFormWords()} />
    </section>
  );
}
