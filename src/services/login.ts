import { OWN_STORAGE } from '../config/storage';
import { call, HttpError } from './http';
import { forgetSession, keepSession, readToken } from './session';

type Answer = { jwt: string; user: Record<string, unknown> };

/**
 * Logs in with the content backend (SPEC §7): token and user are kept, and sent along from then on.
 * @throws HttpError; whatever token there was is gone then (SPEC §8)
 */
export async function logIn(cmsUrl: string, identifier: string, password: string): Promise<void> {
  try {
    const data = { identifier, password };
    const { jwt, user } = await call<Answer>({ method: 'POST', url: `${cmsUrl}/auth/local/`, data });
    keepSession(jwt, user);
  } catch (error) {
    forgetSession();
    throw error;
  }
}

/**
 * Ends a login on the server, where its token is worth nothing from then on.
 * @throws HttpError
 */
export async function endSession(cmsUrl: string, token: string): Promise<void> {
  await call({ method: 'POST', url: `${cmsUrl}/auth/logout`, token });
}

/**
 * Checks whether the CMS still takes the token; one that it refuses is forgotten. Without an answer the visitor stays
 * logged in.
 */
export async function checkSession(cmsUrl: string): Promise<void> {
  const token = readToken();
  if (!token) return;
  try {
    await call({ method: 'GET', url: `${cmsUrl}/users/me`, token });
  } catch (error) {
    const { failure } = error as HttpError;
    if (error instanceof HttpError && failure.kind === 'status' && failure.status === 401) forgetSession();
  }
}

/** The name of whoever is logged in, as the CMS told it. */
export function readUserName(): string {
  try {
    const user = JSON.parse(localStorage.getItem(OWN_STORAGE.local[1]) ?? '{}') as { username?: unknown };
    return typeof user.username === 'string' ? user.username : '';
  } catch {
    return '';
  }
}
