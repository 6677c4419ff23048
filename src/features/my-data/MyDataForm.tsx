import { attempt, messagesFor, type FaultWords, type FormContext } from '../../services/forms/form-helpers';
import { judgeEmail } from '../../services/forms/rules';
import { prepareForm, sendForm } from '../../services/forms/send-form';
import type { VisitorWords } from '../../services/forms/words';
import type { FieldSpec } from '../../ui/Form/fields';
import { VisitorForm } from '../../ui/Form/VisitorForm';

export type MyDataFormProps = { formContext: FormContext };

/** Asks for the link that shows, copies and erases what is kept under an address. */
export function MyDataForm({ formContext, words }: MyDataFormProps & { words: VisitorWords }) {
  const { locale, cmsUrl } = formContext;
  const texts = words.myData;
  const fields: FieldSpec[] = [
    { name: 'email', kind: 'email', label: texts.email, isRequired: true, autoComplete: 'email' },
  ];
  const faultWords: FaultWords = {
    email: { required: texts.emailRequired, malformed: texts.emailMalformed },
  };
  return (
    <>
      <h2>{texts.title}</h2>
      <p>{texts.intro}</p>
      <VisitorForm
        id="my-data"
        label={texts.title}
        fields={fields}
        judge={({ email }) => messagesFor(faultWords, { email: judgeEmail(String(email), true) })}
        send={(values) =>
          attempt(words, faultWords, () => sendForm(cmsUrl, '/my-data', { ...values, langue: locale }))
        }
        words={{ ...texts, failed: words.failure.title, trap: words.trap }}
        sent={<p>{texts.sent}</p>}
        onBegin={() => prepareForm(cmsUrl)}
      />
    </>
  );
}
