import { useState } from 'react';
import type { Locale } from '../../config/locales';
import { useWords } from '../../i18n/use-words';
import { reportLink } from '../../routing/report-link';
import { Icon } from '../../ui';
import * as styles from './Article.module.css';
import { share, type Shared } from './share';
import { TripHeart } from './TripHeart';

type ArticleToolsProps = {
  locale: Locale;
  article: { readonly path: string; readonly title: string; readonly shortId: string };
  /** Trips are planned in countries; general articles belong to none. */
  isInCountry: boolean;
  /** Address of the contact page, where there is one. */
  contactPath?: string | undefined;
};

/** Shows the tools of a reader: keep the article for a trip, pass it on, and tell us what is wrong in it. */
export function ArticleTools({ locale, article, isInCountry, contactPath }: ArticleToolsProps) {
  const t = useWords('article');
  return (
    <div className={styles.tools} data-print="hide">
      {isInCountry ? <TripHeart locale={locale} {...article} /> : null}
      <ShareButton {...article} />
      {contactPath ? (
        <a className={styles.tool} href={reportLink(contactPath, article)} rel="nofollow">
          <Icon name="ui-report" />
          {t('reportError')}
        </a>
      ) : null}
    </div>
  );
}

function ShareButton({ path, title }: Pick<ArticleToolsProps['article'], 'path' | 'title'>) {
  const t = useWords('article');
  const [outcome, setOutcome] = useState<Shared>();
  const press = async () => {
    // Emptied first, so that a second copy is said as well.
    setOutcome(undefined);
    const url = new URL(path, window.location.href).href;
    setOutcome(await share({ title, url }, navigator));
  };
  return (
    <>
      <button type="button" className={styles.share} onClick={() => void press()}>
        <Icon name="ui-share" />
        {t('share')}
      </button>
      <p role="status" className={styles.outcome}>
        {outcome === 'copied' ? t('linkCopied') : null}
        {outcome === 'failed'
          ? t('copyYourself', { address: new URL(path, window.location.href).href })
          : null}
      </p>
    </>
  );
}
