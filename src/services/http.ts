import type { AxiosInstance } from 'axios';

/** Why a request came to nothing, in the HTTP client's own terms (SPEC §8). */
export type HttpFailure =
  | { kind: 'network' }
  | { kind: 'aborted' }
  | { kind: 'timeout'; ms: number }
  | { kind: 'status'; status: number; body: unknown };

export class HttpError extends Error {
  constructor(
    /** The HTTP client's words: 'Network Error', 'Request failed with status code 400' … */
    message: string,
    readonly failure: HttpFailure,
  ) {
    super(message);
    this.name = 'HttpError';
  }
}

let client: Promise<AxiosInstance> | undefined;

/** The HTTP client with its defaults: JSON, 2xx is success, no time-out. It loads with the first call. */
async function loadClient() {
  const { default: axios } = await import('axios');
  return axios.create({ headers: { Accept: 'application/json' } });
}

type Call = { method: 'GET' | 'POST'; url: string; data?: unknown; token?: string };

/** @throws HttpError */
export async function call<T>({ method, url, data, token }: Call): Promise<T> {
  client ??= loadClient();
  try {
    const headers = token ? { Authorization: `Bearer ${token}` } : {};
    const response = await (await client).request<T>({ method, url, data, headers });
    return response.data;
  } catch (error) {
    // The client itself may not have been reachable; the next call asks for it again.
    if (!isClientError(error)) client = undefined;
    throw asHttpError(error);
  }
}

type ClientError = Error & {
  isAxiosError: true;
  code?: string;
  config?: { timeout?: number };
  response?: { status: number; data: unknown };
};

function isClientError(error: unknown): error is ClientError {
  return error instanceof Error && 'isAxiosError' in error;
}

function asHttpError(error: unknown): HttpError {
  if (!isClientError(error)) return new HttpError('Network Error', { kind: 'network' });
  const { message, code, response, config } = error;
  if (response)
    return new HttpError(message, { kind: 'status', status: response.status, body: response.data });
  if (code === 'ECONNABORTED' && message.startsWith('timeout'))
    return new HttpError(message, { kind: 'timeout', ms: config?.timeout ?? 0 });
  if (code === 'ECONNABORTED' || code === 'ERR_CANCELED') return new HttpError(message, { kind: 'aborted' });
  return new HttpError(message, { kind: 'network' });
}
