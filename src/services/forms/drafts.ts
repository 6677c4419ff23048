import { OWN_STORAGE } from '../../config/storage';

const NAME = OWN_STORAGE.session[2];

/** @example keyOf('/fr/contact/') → 'draft|/fr/contact/' */
const keyOf = (form: string): string => `${NAME}|${form}`;

export type Draft = Readonly<Record<string, string | boolean>>;

/** Reads what was typed into a form of this tab and not sent; nothing where storage is refused or unreadable. */
export function readDraft(form: string): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(form)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Draft) : {};
  } catch {
    return {};
  }
}

/** Keeps what is typed until it is sent or the tab closes. */
export function keepDraft(form: string, draft: Draft): void {
  const isEmpty = Object.values(draft).every((value) => value === '' || value === false);
  try {
    if (isEmpty) sessionStorage.removeItem(keyOf(form));
    else sessionStorage.setItem(keyOf(form), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing still sends.
  }
}

export function forgetDraft(form: string): void {
  keepDraft(form, {});
}
