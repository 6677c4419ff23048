import { LOCALE_NAMES, LOCALES, type Locale } from '../../config/locales';
import { useWords } from '../../i18n/use-words';

export type PreviewWidth = 'desktop' | 'phone';

const WIDTHS: readonly PreviewWidth[] = ['desktop', 'phone'];

type PreviewBarProps = {
  locale: Locale;
  /** The languages in which the document exists. */
  locales: readonly Locale[];
  status: 'draft' | 'published';
  isPublished: boolean;
  width: PreviewWidth;
  onLocale: (locale: Locale) => void;
  onWidth: (width: PreviewWidth) => void;
  onRefresh: () => void;
};

/** Says that what follows is a draft, and lets an editor see it in the other language and at the other width. */
export function PreviewBar(props: PreviewBarProps) {
  const { locale, locales, status, isPublished, width, onLocale, onWidth, onRefresh } = props;
  const t = useWords('preview');
  const marks = { draft: isPublished ? 'beside' : 'draft', published: 'published' } as const;
  return (
    <section className="preview-bar" aria-label={t('bar')} data-status={status} data-print="hide">
      <p className="preview-mark" role="status">
        {t(marks[status])}
      </p>
      <div role="group" aria-label={t('language')} className="preview-group">
        {LOCALES.map((each) =>
          locales.includes(each) ? (
            <button
              key={each}
              type="button"
              lang={each}
              className="preview-button"
              aria-pressed={each === locale}
              onClick={() => onLocale(each)}
            >
              {LOCALE_NAMES[each]}
            </button>
          ) : (
            <span key={each} className="preview-missing">
              {t('missing', { language: LOCALE_NAMES[each] })}
            </span>
          ),
        )}
      </div>
      <div role="group" aria-label={t('width')} className="preview-group preview-widths">
        {WIDTHS.map((each) => (
          <button
            key={each}
            type="button"
            className="preview-button"
            aria-pressed={each === width}
            onClick={() => onWidth(each)}
          >
            {t(each)}
          </button>
        ))}
      </div>
      <button type="button" className="preview-button" onClick={onRefresh}>
        {t('refresh')}
      </button>
    </section>
  );
}
