import { useMemo } from 'react';
import { attempt, draftOf, messagesFor, type FaultWords, type Writing } from '../../services/forms/glue';
import { judgeEmail, judgeText, LIMITS } from '../../services/forms/rules';
import { prepareForm, sendForm } from '../../services/forms/send-form';
import { fill, type VisitorWords } from '../../services/forms/words';
import type { FieldSpec, Values } from '../../ui/Form/fields';
import { Notice } from '../../ui/Form/Notice';
import { VisitorForm } from '../../ui/Form/VisitorForm';

export type ContactFormProps = { writing: Writing; words: VisitorWords };

/** SPEC §5: subject, email and message, all required. */
export function ContactForm({ writing, words }: ContactFormProps) {
  const { locale, cmsUrl, siteName, privacyPath } = writing;
  const texts = words.contact;
  const fields = useMemo(() => fieldsOf(texts), [texts]);
  const draft = useMemo(() => draftOf('contact'), []);
  const faultWords = faultWordsOf(words);
  const judge = ({ subject, email, message }: Values) =>
    messagesFor(faultWords, {
      subject: judgeText(String(subject), LIMITS.subject),
      email: judgeEmail(String(email), true),
      message: judgeText(String(message), LIMITS.message),
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
