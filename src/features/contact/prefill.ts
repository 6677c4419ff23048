import { fill } from '../../i18n/fill';
import type { ReportedPage } from '../../routing/report-link';
import type { Draft } from '../../services/forms/drafts';
import type { VisitorWords } from '../../services/forms/words';

/** The first line of a message about an error in an article: where it is. */
export function reportedAddress(
  texts: VisitorWords['contact'],
  origin: string,
  { path }: ReportedPage,
): string {
  return fill(texts.reportPage, { address: origin + path });
}

/**
 * Returns the content of the form when a reader comes to report an error. Nothing that was typed is lost: the address
 * goes under a message that waits already, and once only.
 */
export function prefilled(
  draft: Draft,
  texts: VisitorWords['contact'],
  address: string,
  { title }: ReportedPage,
): Draft {
  const message = typeof draft['message'] === 'string' ? draft['message'].trimEnd() : '';
  if (message.includes(address)) return draft;
  return {
    ...draft,
    subject: fill(texts.reportSubject, { title }),
    message: `${message ? `${message}\n\n` : ''}${address}\n\n`,
  };
}
