import { OWN_STORAGE } from '../config/storage';

/**
 * The visitor's trips as this browser keeps them: one text in local storage. Where storage is full or refused, the text
 * lasts for this visit.
 */
const NAME = OWN_STORAGE.local[2];

const listeners = new Set<() => void>();
let visit: string | undefined;

/** An empty text when nothing is kept. */
export function readTripText(): string {
  if (visit !== undefined) return visit;
  try {
    return localStorage.getItem(NAME) ?? '';
  } catch {
    return '';
  }
}

/** Keeps the text, or forgets everything when it is empty; tells everyone who listens in this tab. */
export function keepTripText(text: string): void {
  try {
    if (text === '') localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, text);
    visit = undefined;
  } catch {
    visit = text;
  }
  listeners.forEach((tell) => tell());
}

/** Tells whether what is kept ends with this visit. */
export const isVisitOnly = (): boolean => visit !== undefined;

/** Calls `changed` when the text changes, here or in another tab. */
export function watchTripText(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}
