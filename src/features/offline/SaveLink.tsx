import type { Locale } from '../../config/locales';
import { useWords } from '../../i18n/use-words';
import { offlinePath } from '../../routing/paths';
import * as styles from './SaveLink.module.css';

type SaveLinkProps = { locale: Locale; country: { readonly name: string; readonly path: string } };

/** Leads to where the country can be saved; all that saving needs loads there. */
export function SaveLink({ locale, country: { name, path } }: SaveLinkProps) {
  const t = useWords('map');
  return (
    <a className={styles.saveLink} href={offlinePath(locale, path)} data-print="hide">
      {t('saveOffline', { country: name })}
    </a>
  );
}
