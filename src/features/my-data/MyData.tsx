import type { Locale } from '../../config/locales';
import type { Writing } from '../../services/forms/glue';
import { useFormWords } from '../../services/forms/useFormWords';
import { loadWords } from '../../services/forms/words';
import { LazyPart } from '../../ui';
import * as styles from './MyData.module.css';

type Props = { writing: Writing };

const load = async (locale: Locale) => {
  const [{ MyDataForm }, words] = await Promise.all([import('./MyDataForm'), loadWords(locale)]);
  return function LoadedMyDataForm(props: Props) {
    return <MyDataForm {...props} words={words} />;
  };
};

const LOADERS = { fr: () => load('fr'), en: () => load('en') };

/** Where visitors get or erase what they wrote, at the end of the privacy page. */
export function MyData({ writing }: Props) {
  return (
    <section id="my-data" className={styles.part}>
      <LazyPart load={LOADERS[writing.locale]} props={{ writing }} words={useFormWords()} />
    </section>
  );
}
