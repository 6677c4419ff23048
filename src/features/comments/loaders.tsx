import type { Locale } from '../../config/locales';
import { loadWords } from '../../services/forms/words';
import type { CommentFormProps } from './CommentForm';
import type { ReportFormProps } from './ReportForm';

const loadComment = async (locale: Locale) => {
  const [{ CommentForm }, words] = await Promise.all([import('./CommentForm'), loadWords(locale)]);
  return function LoadedCommentForm(props: CommentFormProps) {
    return <CommentForm {...props} words={words} />;
  };
};

const loadReport = async (locale: Locale) => {
  const [{ ReportForm }, words] = await Promise.all([import('./ReportForm'), loadWords(locale)]);
  return function LoadedReportForm(props: ReportFormProps) {
    return <ReportForm {...props} words={words} />;
  };
};

/** The forms load when they are near or asked for; the comments themselves are in the page. */
export const COMMENT_FORM = { fr: () => loadComment('fr'), en: () => loadComment('en') };
export const REPORT_FORM = { fr: () => loadReport('fr'), en: () => loadReport('en') };
