import { LOCALES, type Locale } from '../../config/locales';
import { useWords } from '../../i18n/use-words';
import { LOGIN_PATH } from '../../routing/paths';
import type { PreviewState } from './usePreview';

type Shown = Exclude<PreviewState<unknown>, { status: 'ready' }>;

type PreviewNoticeProps = { state: Shown; onRetry: () => void };

/** Reasons after which the same question may have another answer. */
const PASSING = ['unreachable', 'too-many', 'not-found', 'unreadable'];
/** Reasons that a login may take away. */
const LOGIN_HELPS = ['no-token', 'unauthorized'];

const REASONS = [
  'expired',
  'no-token',
  'not-an-editor',
  'not-found',
  'not-this-document',
  'too-many',
  'unauthorized',
  'unknown-type',
  'unreachable',
] as const;

/** Written in the page, because the sheet for editors comes with scripts. */
const LINE = { maxWidth: 'var(--measure)' };
/** Room for most of the reasons, so that none of them pushes down what stands below. */
const ROOM = { ...LINE, display: 'grid', gap: 'var(--space-3)', alignContent: 'start', minHeight: '17rem' };

/**
 * Says what the page is for, and why no draft is shown. It does not know yet which language its reader wants, and says
 * it in both.
 */
export function PreviewNotice({ state, onRetry }: PreviewNoticeProps) {
  const isBusy = state.status === 'loading';
  return (
    <>
      {LOCALES.map((locale) => (
        <Purpose key={locale} locale={locale} />
      ))}
      <div role={isBusy ? 'status' : 'alert'} style={ROOM}>
        {LOCALES.map((locale) => (
          <NoticeText key={locale} locale={locale} state={state} onRetry={onRetry} />
        ))}
      </div>
    </>
  );
}

function Purpose({ locale }: { locale: Locale }) {
  const t = useWords('preview', locale);
  return (
    <p lang={locale} style={LINE}>
      {t('purpose')}
    </p>
  );
}

function NoticeText({ locale, state, onRetry }: PreviewNoticeProps & { locale: Locale }) {
  const t = useWords('preview', locale);
  if (state.status === 'loading') return <p lang={locale}>{t('loading')}</p>;
  const retry = (
    <button type="button" className="preview-button" onClick={onRetry}>
      {t('retry')}
    </button>
  );
  if (state.status === 'broken')
    return (
      <section lang={locale}>
        <h2>{t('broken')}</h2>
        <p>{t('brokenText')}</p>
        {/* The words of the build. */}
        <ul lang="en">
          {state.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
        {retry}
      </section>
    );
  const reason = REASONS.find((known) => known === state.reason) ?? 'unreadable';
  return (
    <section lang={locale}>
      <p>{t(`reasons.${reason}`)}</p>
      {LOGIN_HELPS.includes(reason) ? (
        <p>
          <a href={LOGIN_PATH}>{t('login')}</a>
        </p>
      ) : null}
      {PASSING.includes(reason) ? retry : null}
    </section>
  );
}
