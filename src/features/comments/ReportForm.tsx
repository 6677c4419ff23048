import { useMemo } from 'react';
import { fill } from '../../i18n/fill';
import { attempt, messagesFor, type FaultWords, type FormContext } from '../../services/forms/form-helpers';
import { judgeEmail, judgeText, LIMITS } from '../../services/forms/rules';
import { prepareForm, sendForm } from '../../services/forms/send-form';
import type { VisitorWords } from '../../services/forms/words';
import type { FieldSpec, Values } from '../../ui/Form/fields';
import { Notice } from '../../ui/Form/Notice';
import { VisitorForm } from '../../ui/Form/VisitorForm';

export type ReportFormProps = { formContext: FormContext; comment: string; label: string };

/** An objection to a published comment; whoever leaves an address gets an answer. */
export function ReportForm({
  formContext,
  comment,
  label,
  words,
}: ReportFormProps & { words: VisitorWords }) {
  const { locale, cmsUrl, siteName, privacyPath } = formContext;
  const texts = words.report;
  const fields = useMemo(() => fieldsOf(words.report), [words]);
  const faultWords: FaultWords = {
    reason: { required: texts.reasonRequired, 'too-long': fill(words.tooLong, { count: LIMITS.reason }) },
    email: { malformed: texts.emailMalformed },
  };
  const judge = ({ reason, email }: Values) =>
    messagesFor(faultWords, {
      reason: judgeText(String(reason), LIMITS.reason),
      email: judgeEmail(String(email), false),
    });
  return (
    <VisitorForm
      id={`report-${comment}`}
      label={label}
      fields={fields}
      judge={judge}
      send={(values) =>
        attempt(words, faultWords, () =>
          sendForm(cmsUrl, `/comments/${comment}/report`, { ...values, langue: locale }),
        )
      }
      words={{
        ...texts,
        again: undefined,
        failed: words.failure.title,
        required: words.required,
        trap: words.trap,
      }}
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

function fieldsOf(texts: VisitorWords['report']): FieldSpec[] {
  return [
    { name: 'reason', kind: 'text', label: texts.reason, isRequired: true },
    { name: 'email', kind: 'email', label: texts.email, autoComplete: 'email' },
  ];
}
