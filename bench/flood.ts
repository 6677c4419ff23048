/**
 * Attacks the forms of a CMS, one way after the other, and measures what others notice.
 *
 *   npm run bench:flood -- <CMS address> <site address, or -> <CMS process id> [seconds]
 *
 * The CMS must stand behind one trusted proxy (TRUSTED_PROXIES=1), so that attackers and readers have addresses of their own.
 */
import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { FILLINGS } from '../__tests__/support/inputs/long-texts';
import { ask, atRate, described, sleep } from './lib/flood-client';

const [cms = '', site = '', pid = '', seconds = '30'] = process.argv.slice(2);
const BODY_LIMIT = 64 * 1024;
const NETWORKS = 60;
const ELSEWHERE = `[${'[],'.repeat(600_000)}[]]`;
const READER = '203.0.113.9';

const attackers = new Agent({ keepAlive: true, maxSockets: 64 });
const reader = new Agent({ keepAlive: true });

/** Memory of the CMS, in megabytes. */
const memory = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

async function ripeToken(): Promise<string> {
  const { body } = await ask(reader, `${cms}/api/form-token`, READER);
  await sleep(3500);
  return (JSON.parse(body) as { data: { token: string } }).data.token;
}

type Send = (count: number) => Promise<{ status: number }>;

/** 1,000 small posts a second from one address. */
const flood: Send = () =>
  ask(attackers, `${cms}/api/comments`, '198.51.100.7', { comment: 'x'.repeat(2000) });

/** Bodies of two megabytes to an address that is no form, as dear to read as they can be made. */
const elsewhere: Send = () => ask(attackers, `${cms}/content-manager/x`, '198.51.100.8', ELSEWHERE);

/** As many posts as its limit lets through, from each of many networks, every field as dear as a body of 64 KB can make it. */
function longTexts(token: string): Send {
  const fields = ['message', 'subject', 'email', 'website', 'langue'];
  const bodies = Object.values(FILLINGS).flatMap((filling) =>
    fields.map((field) => {
      const good = { token, langue: 'fr', subject: 'a', email: 'a@example.org', message: 'a' };
      const empty = JSON.stringify({ ...good, [field]: '' }).length;
      const times = Math.floor((BODY_LIMIT - empty) / (Buffer.byteLength(JSON.stringify(filling)) - 2));
      return JSON.stringify({ ...good, [field]: filling.repeat(times) });
    }),
  );
  return (count) => {
    const network = count % NETWORKS;
    const from = `10.${String(network >> 8)}.${String(network & 255)}.1`;
    return ask(attackers, `${cms}/api/contact-messages`, from, bodies[count % bodies.length]);
  };
}

/** Reads what visitors read, over and over. */
async function watch(url: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  for (; !isOver(); await sleep(20)) times.push((await ask(reader, url, READER)).ms);
  return times;
}

async function commentFromElsewhere(token: string): Promise<string> {
  const contact = { token, langue: 'fr', subject: 'Crue', email: 'a@example.org' };
  const body = { ...contact, message: String(Date.now()) };
  const { status, ms } = await ask(reader, `${cms}/api/contact-messages`, READER, body);
  return `${String(status)} in ${ms.toFixed(0)} ms`;
}

/** @param perSecond posts of the attack */
async function measure(name: string, perSecond: number, send: Send): Promise<void> {
  const statuses: Record<number, number> = {};
  const token = await ripeToken();
  const before = memory();
  const end = performance.now() + Number(seconds) * 1000;
  const isOver = () => performance.now() >= end;
  const attack = atRate(perSecond, isOver, (count) => {
    void send(count).then(({ status }) => (statuses[status] = (statuses[status] ?? 0) + 1));
  });
  const health = watch(`${cms}/_health`, isOver);
  const page = site === '-' ? undefined : watch(`${site}/fr/islande/`, isOver);
  await sleep(2000);
  const elsewhere = await commentFromElsewhere(token);
  await attack;
  console.log(`${name}, ${String(perSecond)} a second for ${seconds} s: ${JSON.stringify(statuses)}`);
  console.log(`  the CMS's health: ${described(await health)}`);
  if (page) console.log(`  a page of the site: ${described(await page)}`);
  console.log(`  memory of the CMS: ${before.toFixed(0)} MB before, ${memory().toFixed(0)} MB after`);
  console.log(`  a message from elsewhere: ${elsewhere}`);
}

async function main(): Promise<void> {
  console.log(`nobody attacks: the CMS's health: ${described(await watch(`${cms}/_health`, fiveSeconds()))}`);
  await measure('a flood', 1000, flood);
  await measure('bodies of 2 MB elsewhere', 40, elsewhere);
  const token = await ripeToken();
  const send = longTexts(token);
  // The same network each time.
  await measure('long texts from one network', 1, (count) => send(count * NETWORKS));
  await measure(`long texts from ${String(NETWORKS)} networks`, NETWORKS, send);
  process.exit(0);
}

/** @returns a function that says whether five seconds have passed */
function fiveSeconds(): () => boolean {
  const end = performance.now() + 5000;
  return () => performance.now() >= end;
}

void main();
