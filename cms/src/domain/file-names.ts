import type { Message } from './message';

/** Bytes. Strapi puts a word before it and letters behind it, and disks take 255. */
const LONGEST = 200;

const TOO_LONG: Message = {
  fr: `son nom est trop long (${LONGEST.toString()} octets au plus)\u202f; raccourcissez-le`,
  en: `its name is too long (${LONGEST.toString()} bytes at most); shorten it`,
};

/** Signs that Strapi takes in no name of a file, and of which it does not say which they are. */
const FORBIDDEN = '<>:"/\\|?*';

const isForbidden = (sign: string): boolean => FORBIDDEN.includes(sign) || sign < ' ';

const holds = (sign: string): Message => ({
  fr: `son nom contient «\u00a0${sign}\u00a0», qu’un nom de fichier ne peut pas avoir\u202f; renommez-le`,
  en: `its name contains “${sign}”, which no name of a file may have; rename it`,
});

const INVISIBLE: Message = {
  fr: 'son nom contient un signe invisible\u202f; renommez-le',
  en: 'its name contains an invisible sign; rename it',
};

/** Finds a name that is too long for a disk. */
export const lengthFault = (name: string): Message | undefined =>
  Buffer.byteLength(name) > LONGEST ? TOO_LONG : undefined;

/** Finds what Strapi would refuse a file’s name for, in English and without naming the file. */
export function nameFault(name: string): Message | undefined {
  const sign = [...name].find(isForbidden);
  if (sign === undefined) return lengthFault(name);
  return sign < ' ' ? INVISIBLE : holds(sign);
}
