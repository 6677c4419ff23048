import { once } from 'node:events';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { LIMITS } from '../limits';

/** A mail server of a test's own, which keeps what it is given, in the order in which it came. */
export class MailServer {
  readonly mails: ParsedMail[] = [];
  private server: SMTPServer | undefined;

  constructor(readonly port: number) {}

  /** Variables that a CMS needs to send its mails here. */
  get env(): Record<string, string> {
    return { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(this.port), SMTP_SECURITY: 'none' };
  }

  async start(): Promise<void> {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          void simpleParser(Buffer.concat(chunks)).then((mail) => {
            this.mails.push(mail);
            done();
          });
        });
      },
    });
    // A CMS that is killed leaves in the middle of a conversation.
    this.server.on('error', () => undefined);
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server.server, 'listening');
  }

  stop(): void {
    this.server?.close();
    this.server = undefined;
  }

  /** Returns the mails that have arrived and hold these words. */
  holding(words: string): ParsedMail[] {
    return this.mails.filter(({ text, subject }) => `${subject ?? ''}\n${text ?? ''}`.includes(words));
  }

  to(address: string): ParsedMail[] {
    return this.mails.filter(({ to }) => [to ?? []].flat().some(({ text }) => text.includes(address)));
  }
}

/** Waits until there is something. */
export async function until<T>(
  what: string,
  look: () => T | undefined | Promise<T | undefined>,
): Promise<NonNullable<T>> {
  const deadline = Date.now() + LIMITS.soon;
  while (Date.now() < deadline) {
    const found = await look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`waited in vain for ${what}`);
}
