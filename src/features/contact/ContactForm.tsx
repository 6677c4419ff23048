import { useMemo } from 'react';
import { fill } from '../../i18n/fill';
import { readReport } from '../../routing/report-link';
import {
  attempt,
  draftOf,
  messagesFor,
  type FaultWords,
  type FormContext,
} from '../../services/forms/form-helpers';
import { judgeEmail, judgeText, LIMITS } from '../../services/forms/rules';
import { prepareForm, sendForm } from '../../services/forms/send-form';
import type { VisitorWords } from '../../services/forms/words';
import type { FieldSpec, Values } from '../../ui/Form/fields';
import { Notice } from '../../ui/Form/Notice';
import type { DraftKeeper } from '../../ui/Form/useVisitorForm';
import { VisitorForm } from '../../ui/Form/VisitorForm';
import { prefilled, reportedAddress } from './prefill';

export type ContactFormProps = { formContext: FormContext; words: VisitorWords };

/** SPEC §5: subject, email and message, all required; those who report an error find its place filled in. */
export function ContactForm({ formContext, words }: ContactFormProps) {
  const { locale, cmsUrl, siteName, privacyPath } = formContext;
  const texts = words.contact;
  const fields = useMemo(() => fieldsOf(texts), [texts]);
  const { draft, address } = useMemo(() => startOf(texts), [texts]);
  const faultWords = faultWordsOf(words);
  const judge = ({ subject, email, message }: Values) =>
    messagesFor(faultWords, {
      subject: judgeText(String(subject), LIMITS.subject),
      email: judgeEmail(String(email), true),
      // The address alone does not say what is wrong.
      message: judgeText(String(message).trim() === address ? '' : String(message), LIMITS.message),
    });
  return (
    <VisitorForm
      id="contact"
      label={texts.send}
      fields={fields}
      judge={judge}
      send={(values) =>
        attempt(words, faultWords, () => sendForm(cmsUrl, '/contact-messages', { ...values, langue: locale }))
      }
      draft={draft}
      words={{ ...texts, failed: words.failure.title, required: words.required, trap: words.trap }}
      sent={<p>{texts.sent}</p>}
      notice={
        <Notice
          text={fill(texts.notice, { site: siteName })}
          linkText={texts.noticeLink}
          href={privacyPath}
        />
      }
      onBegin={() => prepareForm(cmsUrl)}
    />
  );
}

/** The form as it opens: what was typed before, and the article that the page's address says it is about. */
function startOf(texts: VisitorWords['contact']): { draft: DraftKeeper; address?: string } {
  const draft = draftOf('contact');
  const report = readReport(window.location.search);
  if (!report) return { draft };
  const address = reportedAddress(texts, window.location.origin, report);
  return { draft: { ...draft, read: () => prefilled(draft.read(), texts, address, report) }, address };
}

function fieldsOf(texts: VisitorWords['contact']): FieldSpec[] {
  return [
    { name: 'subject', kind: 'line', label: texts.subject, isRequired: true },
    { name: 'email', kind: 'email', label: texts.email, isRequired: true, autoComplete: 'email' },
    { name: 'message', kind: 'text', label: texts.message, isRequired: true },
  ];
}

function faultWordsOf({ contact, tooLong }: VisitorWords): FaultWords {
  return {
    subject: { required: contact.subjectRequired, 'too-long': fill(tooLong, { count: LIMITS.subject }) },
    email: { required: contact.emailRequired, malformed: contact.emailMalformed },
    message: { required: contact.messageRequired, 'too-long': fill(tooLong, { count: LIMITS.message }) },
  };
}
