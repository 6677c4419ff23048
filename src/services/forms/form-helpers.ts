import type { Locale } from '../../config/locales';
import { forgetDraft, keepDraft, readDraft } from './drafts';
import { failureText } from './failures';
import type { Fault } from './rules';
import { faultsIn } from './send-form';
import type { VisitorWords } from './words';

/** The facts that every form for visitors needs. */
export type FormContext = {
  readonly locale: Locale;
  /** The content backend as browsers reach it. */
  readonly cmsUrl: string;
  readonly siteName: string;
  /** The page on which visitors' rights are written down, and used. */
  readonly privacyPath: string;
};

/** The words for each fault of each field. */
export type FaultWords = Readonly<Record<string, Partial<Record<Fault, string>>>>;

/** @example messagesFor({ name: { required: 'A name is required' } }, { name: 'required' }) → { name: 'A name is required' } */
export function messagesFor(
  words: FaultWords,
  faults: Readonly<Record<string, Fault | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(faults).flatMap(([field, fault]) => {
      const message = fault && (words[field]?.[fault] ?? words[field]?.malformed);
      return message ? [[field, message]] : [];
    }),
  );
}

/** Sends, and puts what went wrong into words: beside the fields where the CMS names them, else over the form. */
export async function attempt(words: VisitorWords, faultWords: FaultWords, act: () => Promise<void>) {
  try {
    await act();
    return undefined;
  } catch (error) {
    const found = faultsIn(error).map(({ path, code }) => [path[0] ?? '', code as Fault] as const);
    const fields = messagesFor(faultWords, Object.fromEntries(found));
    return Object.keys(fields).length > 0 ? { fields } : { text: failureText(words, error) };
  }
}

/** Returns the keeper of a form's draft: what is typed stays in the tab under the form's name until it is sent. */
export function draftOf(form: string) {
  return {
    read: () => readDraft(form),
    keep: (values: Readonly<Record<string, string | boolean>>) => keepDraft(form, values),
    forget: () => forgetDraft(form),
  };
}
