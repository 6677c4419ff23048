import { call, HttpError } from '../http';
import { forgetSession, readToken } from '../session';

type Fields = Readonly<Record<string, unknown>>;

/** A fault that the CMS found in a form, after its own rules. */
export type ServerFault = { readonly path: readonly string[]; readonly code: string; readonly wait?: number };

/** The next form's token, under the address of the CMS: a visitor sends one form at a time. */
const tokens = new Map<string, Promise<string>>();

/** The CMS refuses a form that comes back faster than a person fills it; see `wait` in its answer. */
const LONGEST_WAIT = 10_000;

/** Fetches a form's token ahead, as soon as somebody begins to write; what fails here is tried again with sending. */
export function prepareForm(cmsUrl: string): void {
  if (!tokens.has(cmsUrl)) void fetchToken(cmsUrl).catch(() => tokens.delete(cmsUrl));
}

function fetchToken(cmsUrl: string): Promise<string> {
  const value = withSession<{ data: { token: string } }>('GET', `${cmsUrl}/form-token`).then(
    ({ data }) => data.token,
  );
  tokens.set(cmsUrl, value);
  return value;
}

async function tokenFor(cmsUrl: string): Promise<string> {
  const known = tokens.get(cmsUrl);
  return known ? known.catch(() => fetchToken(cmsUrl)) : fetchToken(cmsUrl);
}

/** An expired login must not keep anyone from writing: the token is dropped and the request sent once more (DECISIONS 11). */
async function withSession<T>(method: 'GET' | 'POST', url: string, data?: Fields): Promise<T> {
  const token = readToken();
  try {
    return await call<T>({ method, url, data, ...(token && { token }) });
  } catch (error) {
    const status = error instanceof HttpError && error.failure.kind === 'status' ? error.failure.status : 0;
    if (!token || (status !== 401 && status !== 403)) throw error;
    forgetSession();
    return call<T>({ method, url, data });
  }
}

/** The faults in an answer of the CMS, if it is one. */
export function faultsIn(error: unknown): readonly ServerFault[] {
  if (!(error instanceof HttpError) || error.failure.kind !== 'status') return [];
  const body = error.failure.body as { error?: { details?: { errors?: unknown } } } | null;
  const faults = body?.error?.details?.errors;
  return Array.isArray(faults) ? (faults as ServerFault[]) : [];
}

/**
 * Gets a new token, or waits until the one at hand is old enough, when the CMS refused the form for its token alone:
 * the visitor cannot mend that.
 * @returns whether to send the form once more
 */
async function mended(error: unknown, cmsUrl: string): Promise<boolean> {
  const fault = faultsIn(error).find(({ path }) => path[0] === 'token');
  if (!fault) return false;
  if (fault.code === 'expired') await fetchToken(cmsUrl);
  const wait = fault.code === 'expired' ? 3200 : (fault.wait ?? 0) + 200;
  await new Promise((resolve) => setTimeout(resolve, Math.min(wait, LONGEST_WAIT)));
  return true;
}

/**
 * Sends a form to the CMS.
 * @param path below the content backend, such as `/comments`
 * @throws HttpError; see `faultsIn` for what the CMS found wrong
 */
export async function sendForm(cmsUrl: string, path: string, fields: Fields): Promise<void> {
  const post = async () => withSession('POST', cmsUrl + path, { ...fields, token: await tokenFor(cmsUrl) });
  try {
    await post();
  } catch (error) {
    if (!(await mended(error, cmsUrl))) throw error;
    await post();
  }
  // Each token is good for one form.
  tokens.delete(cmsUrl);
}
