import type { Locale } from '../../config/locales';
import { useWords } from '../../i18n/use-words';
import { formatBytes } from './bytes';
import type { Outcome } from './usePacks';

type OutcomeTextProps = { locale: Locale; outcome: Outcome };

/** Says what came of the last thing that a visitor wanted. */
export function OutcomeText({ locale, outcome }: OutcomeTextProps) {
  const t = useWords('offline');
  switch (outcome.kind) {
    case 'done':
    case 'deleted':
      return <p>{t(outcome.kind, { country: outcome.name })}</p>;
    case 'cancelled':
      return <p>{t('cancelled')}</p>;
    case 'noRoom':
      return <p>{t('problems.noRoom', { missing: formatBytes(outcome.missing, locale) })}</p>;
    default:
      return <p>{t(`problems.${outcome.kind}`)}</p>;
  }
}
