import { asChoice, asEmails, asText, asWhole } from './parsers';
import type { Parse, VariableReader } from './variables';

export type MailEnvironment = {
  host: string;
  port: number;
  /** TLS from the first byte (port 465); otherwise STARTTLS where the server offers it, or demands it. */
  security: 'tls' | 'starttls' | 'none';
  user: string | undefined;
  password: string | undefined;
  from: string;
  /** Addresses that are told of messages, comments and reports, and of publications that failed. */
  moderators: string[];
};

/** "Name <a@example.org>" or the bare address. */
const asSender: Parse<string> = (text) =>
  /^([^<>\r\n"]+ <)?[^\s@<>]+@[^\s@<>][^\s@<>.]*\.[^\s@<>]+>?$/.test(text) ? text : undefined;

/** Without SMTP_HOST mails go to a sink on this machine, whose messages `npm start` writes to var/mail. */
export function readMail(read: VariableReader): MailEnvironment {
  const isLocal = read.raw('SMTP_HOST') === undefined;
  return {
    host: read.withDefault('SMTP_HOST', asText, 'a host name', '127.0.0.1'),
    port: read.withDefault('SMTP_PORT', asWhole(1, 65_535), 'a port from 1 to 65535', isLocal ? 1025 : 587),
    security: read.withDefault(
      'SMTP_SECURITY',
      asChoice('tls', 'starttls', 'none'),
      '"tls", "starttls" or "none"',
      isLocal ? 'none' : 'starttls',
    ),
    user: read.raw('SMTP_USER'),
    password: read.raw('SMTP_PASSWORD'),
    from: read.withDefault(
      'MAIL_FROM',
      asSender,
      'an address such as Grand Large <bonjour@example.org>',
      'Grand Large <bonjour@grand-large.example>',
    ),
    moderators: read.withDefault('MODERATORS', asEmails, 'email addresses, comma between', [
      'moderation@grand-large.example',
    ]),
  };
}
