import { useEffect, useState } from 'react';
import type { Locale } from '../../config/locales';
import { whenIdle } from '../../loading/when-idle';
import { useHydrated } from '../../ui';
import { purposesOf, type ThirdParties } from './purposes';

type CookieSettingsProps = {
  locale: Locale;
  thirdParties: ThirdParties;
  label: string;
  /** The message when the dialog that was asked for cannot be had. */
  failure: string;
  className?: string | undefined;
};

/** Milliseconds that the question waits for a page that does not come to rest. */
const PATIENCE = 4000;

/**
 * Asks for consent when the page has come to rest, and lets it be changed or withdrawn at any time. Without scripts of
 * others there is nothing to ask, and nothing shows.
 */
export function CookieSettings({ locale, thirdParties, label, failure, className }: CookieSettingsProps) {
  const isHydrated = useHydrated();
  const [hasFailed, setFailed] = useState(false);
  const isNeeded = purposesOf(thirdParties).length > 0;
  useEffect(() => {
    if (!isNeeded) return undefined;
    return whenIdle(() => {
      import('./dialog').then(({ startConsent }) => startConsent(locale, thirdParties)).catch(report);
    }, PATIENCE);
  }, [isNeeded, locale, thirdParties]);
  if (!isNeeded || !isHydrated) return null;
  const open = async () => {
    // Screen readers announce the message again only if it was removed before.
    setFailed(false);
    try {
      const { openPreferences } = await import('./dialog');
      await openPreferences(locale, thirdParties);
    } catch (error) {
      setFailed(true);
      report(error);
    }
  };
  return (
    <>
      <button type="button" className={className} onClick={() => void open()}>
        {label}
      </button>
      {hasFailed ? <p role="alert">{failure}</p> : null}
    </>
  );
}

/** The visitor was not asked, so no script of a third party loads; the next page tries again. */
function report(error: unknown): void {
  console.error('The consent dialog cannot be shown:', error);
}
