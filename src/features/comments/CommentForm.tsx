import { useMemo } from 'react';
import { fill } from '../../i18n/fill';
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
import { VisitorForm } from '../../ui/Form/VisitorForm';

export type CommentFormProps = {
  formContext: FormContext;
  /** Id of the article's document in the CMS. */
  article: string;
  /** Id of the comment that is answered. */
  parent?: string | undefined;
  label: string;
};

/** SPEC §5: comment and name, an address for those who want to hear of replies. */
export function CommentForm({
  formContext,
  article,
  parent,
  label,
  words,
}: CommentFormProps & { words: VisitorWords }) {
  const { locale, cmsUrl, siteName, privacyPath } = formContext;
  const texts = words.comment;
  const fields = useMemo(() => fieldsOf(texts), [texts]);
  const draft = useMemo(() => draftOf(`${locale} ${parent ?? article}`), [locale, parent, article]);
  const faultWords = faultWordsOf(words);
  const send = ({ notify_reply, ...values }: Values) =>
    attempt(words, faultWords, () =>
      sendForm(cmsUrl, '/comments', {
        ...values,
        ...{ notify_reply, article, langue: locale },
        ...(parent && { parent }),
      }),
    );
  return (
    <VisitorForm
      id={parent ? `reply-${parent}` : 'comment'}
      label={label}
      fields={fields}
      judge={(values) => messagesFor(faultWords, judge(values))}
      send={send}
      draft={draft}
      words={{ ...texts, failed: words.failure.title, required: words.required, trap: words.trap }}
      // DECISIONS 21: visitors first read what happens next.
      sent={
        <>
          <p>{texts.approval}</p>
          <p>{texts.sent}</p>
        </>
      }
      notice={
        <>
          <p>{texts.approval}</p>
          <Notice
            text={fill(texts.notice, { site: siteName })}
            linkText={texts.noticeLink}
            href={privacyPath}
          />
        </>
      }
      onBegin={() => prepareForm(cmsUrl)}
    />
  );
}

function judge({ comment, name, email, notify_reply }: Values) {
  return {
    comment: judgeText(String(comment), LIMITS.comment),
    name: judgeText(String(name), LIMITS.name),
    email: judgeEmail(String(email), notify_reply === true),
  };
}

function fieldsOf(texts: VisitorWords['comment']): FieldSpec[] {
  return [
    { name: 'comment', kind: 'text', label: texts.comment, isRequired: true },
    { name: 'name', kind: 'line', label: texts.name, isRequired: true, autoComplete: 'nickname' },
    { name: 'email', kind: 'email', label: texts.email, hint: texts.emailHint, autoComplete: 'email' },
    { name: 'notify_reply', kind: 'check', label: texts.notify },
  ];
}

function faultWordsOf({ comment, tooLong }: VisitorWords): FaultWords {
  return {
    comment: { required: comment.commentRequired, 'too-long': fill(tooLong, { count: LIMITS.comment }) },
    name: { required: comment.nameRequired, 'too-long': fill(tooLong, { count: LIMITS.name }) },
    email: { required: comment.emailRequired, malformed: comment.emailMalformed },
  };
}
