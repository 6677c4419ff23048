import { OWN_STORAGE } from '../config/storage';

/**
 * The visitor's login as the browser keeps it: a token and a user in local storage (SPEC §6). A browser that refuses
 * storage has nobody logged in.
 */
const [TOKEN, USER] = OWN_STORAGE.local;

const listeners = new Set<() => void>();

/** The token, or an empty text when nobody is logged in. One whose time has passed counts as logged out. */
export function readToken(): string {
  try {
    const token = localStorage.getItem(TOKEN) ?? '';
    return hasExpired(token) ? '' : token;
  } catch {
    return '';
  }
}

/** A token that does not tell its time is judged by the CMS alone. */
function hasExpired(token: string): boolean {
  try {
    const [, payload = ''] = token.split('.');
    const { exp } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as { exp?: unknown };
    return typeof exp === 'number' && exp * 1000 <= Date.now();
  } catch {
    return false;
  }
}

/** Keeps token and user, and tells everyone who listens. Without storage the login lasts for no page. */
export function keepSession(token: string, user: Readonly<Record<string, unknown>>): void {
  try {
    localStorage.setItem(TOKEN, token);
    localStorage.setItem(USER, JSON.stringify(user));
  } catch {
    // The browser refuses storage.
  }
  listeners.forEach((tell) => tell());
}

/** Forgets token and user, and tells everyone who listens. */
export function forgetSession(): void {
  try {
    localStorage.removeItem(TOKEN);
    localStorage.removeItem(USER);
  } catch (error) {
    // A failed logout is logged and no concern of the visitor's (SPEC §8).
    console.warn('The login could not be forgotten:', error);
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
