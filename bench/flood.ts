/**
 * Floods the comment form from one address and measures what others notice.
 *
 *   npm run bench:flood -- <CMS address> <site address> <CMS process id> [seconds]
 *
 * The CMS must stand behind one trusted proxy (TRUSTED_PROXIES=1), so that flood and reader have addresses of their own.
 */
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

const [cms = '', site = '', pid = '', seconds = '30'] = process.argv.slice(2);
const RATE = 1000;

type Answer = { status: number; ms: number; body: string };

function ask(agent: Agent, url: string, from: string, body?: object): Promise<Answer> {
  const since = performance.now();
  const text = body && JSON.stringify(body);
  return new Promise((resolve) => {
    const sent = request(
      url,
      {
        agent,
        method: text ? 'POST' : 'GET',
        headers: {
          'x-forwarded-for': from,
          ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        },
      },
      (response) => {
        let read = '';
        response.on('data', (chunk: Buffer) => (read += chunk.toString()));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, ms: performance.now() - since, body: read }),
        );
      },
    );
    sent.on('error', () => resolve({ status: 0, ms: performance.now() - since, body: '' }));
    sent.end(text);
  });
}

/** Memory of the CMS, in megabytes. */
const memory = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const percentile = (times: number[], share: number) =>
  times.sort((a, b) => a - b)[Math.floor(times.length * share)]?.toFixed(0) ?? '–';

const flooder = new Agent({ keepAlive: true, maxSockets: 64 });
const reader = new Agent({ keepAlive: true });
const statuses = new Map<number, number>();
const readings: number[] = [];
const memories: number[] = [memory()];
let isOver = false;

async function flood(): Promise<void> {
  const since = performance.now();
  for (let sent = 0; !isOver;) {
    const due = ((performance.now() - since) / 1000) * RATE;
    for (; sent < due; sent += 1)
      void ask(flooder, `${cms}/api/comments`, '198.51.100.7', { comment: 'x'.repeat(2000) }).then(
        ({ status }) => statuses.set(status, (statuses.get(status) ?? 0) + 1),
      );
    await sleep(10);
  }
}

async function read(): Promise<void> {
  while (!isOver) {
    readings.push((await ask(reader, `${site}/fr/islande/`, '203.0.113.9')).ms);
    memories.push(memory());
    await sleep(200);
  }
}

async function commentFromElsewhere(): Promise<string> {
  await sleep(2000);
  const from = '203.0.113.9';
  const { body } = await ask(reader, `${cms}/api/form-token`, from);
  const { token } = (JSON.parse(body) as { data: { token: string } }).data;
  await sleep(3500);
  const contact = {
    token,
    langue: 'fr',
    subject: 'Crue',
    email: 'a@example.org',
    message: String(Date.now()),
  };
  const { status, ms } = await ask(reader, `${cms}/api/contact-messages`, from, contact);
  return `${status} in ${ms.toFixed(0)} ms`;
}

async function main(): Promise<void> {
  const work = [flood(), read()];
  const elsewhere = commentFromElsewhere();
  await sleep(Number(seconds) * 1000);
  isOver = true;
  await Promise.all(work);
  console.log(`flood: ${JSON.stringify(Object.fromEntries(statuses))} in ${seconds} s`);
  console.log(
    `a page of the site: median ${percentile(readings, 0.5)} ms, 95 % within ${percentile(readings, 0.95)} ms`,
  );
  console.log(
    `memory of the CMS: ${memories[0]?.toFixed(0)} MB before, ${Math.max(...memories).toFixed(0)} MB at most`,
  );
  console.log(`a message from elsewhere: ${await elsewhere}`);
  process.exit(0);
}

void main();
