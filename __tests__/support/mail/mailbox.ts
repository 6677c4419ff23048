import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { simpleParser, type ParsedMail } from 'mailparser';
import { LIMITS } from '../limits';
import { required } from '../served';

const folder = () => required('TEST_MAIL');

const isFor = (name: string, address: string) => name.toLowerCase().includes(address.toLowerCase());

/** Mails by their file, which never changes; a box that several suites fill is looked through again and again. */
const parsed = new Map<string, Promise<ParsedMail>>();

function readMail(file: string): Promise<ParsedMail> {
  const mail = parsed.get(file) ?? simpleParser(readFileSync(file));
  parsed.set(file, mail);
  return mail;
}

/** Everything that arrived for an address, oldest first, over real SMTP. */
export async function mailsTo(address: string): Promise<ParsedMail[]> {
  if (!existsSync(folder())) return [];
  const files = readdirSync(folder()).filter((name) => name.endsWith('.eml') && isFor(name, address));
  return Promise.all(files.sort().map((name) => readMail(join(folder(), name))));
}

/** Waits for a mail whose text holds something. */
export const mailWith = (address: string, text: string, limitMs: number = LIMITS.soon): Promise<ParsedMail> =>
  waitForMail(address, `with “${text}” in its text`, (mail) => mail.text?.includes(text), limitMs);

/** Waits for a mail whose subject holds something. */
export const mailAbout = (address: string, subject: string): Promise<ParsedMail> =>
  waitForMail(address, `about “${subject}”`, (mail) => mail.subject?.includes(subject), LIMITS.soon);

type IsWanted = (mail: ParsedMail) => boolean | undefined;

async function waitForMail(address: string, which: string, isWanted: IsWanted, limitMs: number) {
  const deadline = Date.now() + limitMs;
  while (Date.now() < deadline) {
    const mail = (await mailsTo(address)).find(isWanted);
    if (mail) return mail;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`no mail to ${address} ${which}`);
}

/** The address below a label in the plain text. */
export function linkIn(mail: ParsedMail, label: string): string {
  const link = new RegExp(`^${label}(?:\\n|.*: )(http\\S+)`, 'm').exec(mail.text ?? '')?.[1];
  if (!link) throw new Error(`no link “${label}” in:\n${mail.text ?? ''}`);
  return link;
}
