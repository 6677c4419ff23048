import type { Parse } from './variables';

export const asText: Parse<string> = (text) => text;

export const asFlag: Parse<boolean> = (text) => {
  if (/^(true|1|yes|on)$/i.test(text)) return true;
  if (/^(false|0|no|off)$/i.test(text)) return false;
  return undefined;
};

export const asWhole =
  (minimum: number, maximum: number): Parse<number> =>
  (text) => {
    const value = Number(text);
    return /^\d+$/.test(text) && value >= minimum && value <= maximum ? value : undefined;
  };

export const asChoice =
  <T extends string>(...choices: readonly T[]): Parse<T> =>
  (text) =>
    choices.find((choice) => choice === text);

export const asAddress: Parse<string> = (text) => {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return undefined;
  return text.replace(/(?<!\/)\/+$/, '');
};

/** "http://a:1, http://b" → the origins alone, as a browser sends them in its Origin header. */
export const asOrigins: Parse<string[]> = (text) => {
  const addresses = text.split(',').map((part) => asAddress(part.trim()));
  const origins = addresses.flatMap((address) => (address === undefined ? [] : [new URL(address).origin]));
  return origins.length === addresses.length ? origins : undefined;
};

/** "a@example.org, b@example.org" → both */
export const asEmails: Parse<string[]> = (text) => {
  const emails = text.split(',').map((part) => asEmail(part.trim()));
  return emails.some((email) => email === undefined) ? undefined : (emails as string[]);
};

export const asEmail: Parse<string> = (text) =>
  /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(text) ? text : undefined;
