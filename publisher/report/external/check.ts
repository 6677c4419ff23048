import { each } from '../../lib/each';
import { type Answer, ask, type Asking, PrivateAddressError } from './ask';
import { Pacer } from './pacer';
import type { LinkResult } from './results';

export type CheckOptions = Asking & {
  /** Milliseconds between two requests to one host. */
  readonly pauseMs: number;
  /** Called with each result; the check waits until it has finished. */
  readonly onResult: (result: LinkResult) => Promise<void> | void;
};

/** Hosts that are asked at the same time. */
const PARALLEL = 4;
const REDIRECTS = 5;

/** Asks every address whether it is there: shortly (HEAD) first, and as a browser does (GET) where that fails. */
export async function checkLinks(urls: Iterable<string>, options: CheckOptions): Promise<void> {
  const pacer = new Pacer(options.pauseMs);
  await each(byHost(urls).values(), PARALLEL, async (ofHost) => {
    for (const url of ofHost) await options.onResult(await checkLink(url, options, pacer));
  });
}

/** One host's addresses are one worker's, so that none waits for its turn while other hosts could be asked. */
function byHost(urls: Iterable<string>): Map<string, string[]> {
  const hosts = new Map<string, string[]>();
  for (const url of urls) {
    const host = URL.canParse(url) ? new URL(url).host : '';
    hosts.set(host, [...(hosts.get(host) ?? []), url]);
  }
  return hosts;
}

async function checkLink(url: string, asking: Asking, pacer: Pacer): Promise<LinkResult> {
  const result = (outcome: Partial<LinkResult> & Pick<LinkResult, 'outcome'>): LinkResult => ({
    url,
    ...outcome,
    checkedAt: new Date().toISOString(),
  });
  try {
    const short = await follow(url, 'HEAD', asking, pacer).catch((error: unknown) => {
      if (error instanceof PrivateAddressError) throw error;
      return undefined;
    });
    if (short && short.status < 400) return result({ outcome: 'ok' });
    const { status } = await follow(url, 'GET', asking, pacer);
    return result(status < 400 ? { outcome: 'ok' } : { outcome: 'status', status });
  } catch (error) {
    if (error instanceof PrivateAddressError) return result({ outcome: 'private' });
    const { code, message } = error as NodeJS.ErrnoException;
    return result({ outcome: 'unreachable', reason: code ?? message });
  }
}

/** Goes where an address leads, step by step, so that each step is paced and its address judged. */
async function follow(start: string, method: 'HEAD' | 'GET', asking: Asking, pacer: Pacer): Promise<Answer> {
  let url = webAddress(start);
  for (let step = 0; step <= REDIRECTS; step += 1) {
    const address = url;
    const answer = await pacer.turn(address.host, () => ask(address, method, asking));
    if (answer.status < 300 || answer.status >= 400 || answer.location === undefined) return answer;
    url = webAddress(answer.location, url);
  }
  throw Object.assign(new Error('redirects without end'), { code: 'ELOOP' });
}

function webAddress(address: string, base?: URL): URL {
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw Object.assign(new Error('no address of the web'), { code: 'EINVAL' });
  return url;
}
