import { OWN_STORAGE } from '../config/storage';

/**
 * The visitor's login as the browser keeps it: a token and a user in local storage (SPEC §6). A browser that refuses
 * storage has nobody logged in.
 */
const [TOKEN, USER] = OWN_STORAGE.local;

const listeners = new Set<() => void>();

/** The token, or an empty text when nobody is logged in. */
export function readToken(): string {
  try {
    return localStorage.getItem(TOKEN) ?? '';
  } catch {
    return '';
  }
}

/** Forgets token and user, and tells everyone who listens. */
export function forgetSession(): void {
  try {
    localStorage.removeItem(TOKEN);
    localStorage.removeItem(USER);
  } catch {
    // What could not be stored cannot be left behind.
  }
  listeners.forEach((tell) => tell());
}

/** Calls `changed` when somebody logs in or out, here or in another tab. */
export function watchSession(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}
