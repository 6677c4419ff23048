import { type Agent, request } from 'node:http';

export type Answer = { status: number; ms: number; body: string };

/**
 * Asks as a visitor behind the trusted proxy does.
 * @param from the visitor's address
 * @param body sent as JSON where there is one; a text is JSON already
 * @returns the answer; of a connection that broke, the status 0
 */
export function ask(agent: Agent, url: string, from: string, body?: object | string): Promise<Answer> {
  const since = performance.now();
  const text = typeof body === 'object' ? JSON.stringify(body) : body;
  const headers = {
    'x-forwarded-for': from,
    ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  };
  return new Promise((resolve) => {
    const sent = request(url, { agent, method: text ? 'POST' : 'GET', headers }, (response) => {
      let read = '';
      response.on('data', (chunk: Buffer) => (read += chunk.toString()));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, ms: performance.now() - since, body: read }),
      );
    });
    sent.on('error', () => resolve({ status: 0, ms: performance.now() - since, body: '' }));
    sent.end(text);
  });
}

export const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Calls work so many times a second, without waiting for it, until it is over. */
export async function atRate(
  perSecond: number,
  isOver: () => boolean,
  work: (count: number) => void,
): Promise<void> {
  const since = performance.now();
  for (let done = 0; !isOver(); await sleep(10))
    for (const due = ((performance.now() - since) / 1000) * perSecond; done < due; done += 1) work(done);
}

/** Times in milliseconds, as their median and what all but one in a hundred stay under. */
export function described(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)]?.toFixed(0) ?? '–';
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, at most ${at(0.999999)} ms (${String(times.length)} times)`;
}
