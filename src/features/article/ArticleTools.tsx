import { useState } from 'react';
import { useWords } from '../../i18n/use-words';
import { reportLink } from '../../routing/report-link';
import { Icon } from '../../ui';
import { share, type Shared } from './share';
import * as styles from './Article.module.css';

type ArticleToolsProps = {
  article: { readonly path: string; readonly title: string };
  /** Address of the contact page, where there is one. */
  contactPath?: string | undefined;
};

/** What a reader may do with the article: pass it on, and tell us what is wrong in it. */
export function ArticleTools({ article, contactPath }: ArticleToolsProps) {
  const t = useWords('article');
  return (
    <div className={styles.tools} data-print="hide">
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

function ShareButton({ path, title }: ArticleToolsProps['article']) {
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
