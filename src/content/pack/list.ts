import { LOCALES, type Locale } from '../../config/locales';

/** A file of a pack: bytes as stored and as they travel, and the beginning of its SHA-256. */
export type PackFile = {
  readonly address: string;
  readonly bytes: number;
  readonly sent: number;
  readonly digest: string;
};

/** The files that belong to a country in one language, of one release (publisher/releases/packs.ts writes the list). */
export type PackList = {
  /** The country's page. */
  readonly path: string;
  readonly locale: Locale;
  readonly name: string;
  /** Changes with any of the files. */
  readonly version: string;
  readonly base: readonly PackFile[];
  readonly pictures: readonly PackFile[];
};

/**
 * Reads a pack list as it was sent.
 * @throws Error when it is none
 */
export function readPackList(sent: unknown): PackList {
  const { path, locale, name, version, parts } = (sent ?? {}) as Record<string, unknown>;
  const known = LOCALES.find((each) => each === locale);
  const { base, pictures } = (parts ?? {}) as Record<string, unknown>;
  if (typeof path !== 'string' || typeof name !== 'string' || typeof version !== 'string' || !known)
    throw new Error('A pack list names its country, its language and its version; this one does not.');
  return { path, locale: known, name, version, base: readFiles(base), pictures: readFiles(pictures) };
}

function readFiles(sent: unknown): PackFile[] {
  if (!Array.isArray(sent)) throw new Error('A pack list holds its files in two parts; this one does not.');
  return sent.map((row: unknown) => {
    const [address, bytes, sentBytes, digest] = Array.isArray(row) ? (row as unknown[]) : [];
    if (
      typeof address !== 'string' ||
      !address.startsWith('/') ||
      typeof bytes !== 'number' ||
      typeof sentBytes !== 'number' ||
      typeof digest !== 'string'
    )
      throw new Error(
        `A file of a pack list is address, bytes, bytes sent, digest; this is ${JSON.stringify(row)}.`,
      );
    return { address, bytes, sent: sentBytes, digest };
  });
}

/** The files to keep, with the pictures of texts or without. */
export function filesOf({ base, pictures }: PackList, withPictures: boolean): readonly PackFile[] {
  return withPictures ? [...base, ...pictures] : base;
}

/** Adds up how many bytes the files take on the line (`sent`) and how many they take once they are stored (`bytes`). */
export function weightOf(files: readonly PackFile[]): { sent: number; bytes: number } {
  return files.reduce((sum, file) => ({ sent: sum.sent + file.sent, bytes: sum.bytes + file.bytes }), {
    sent: 0,
    bytes: 0,
  });
}

/** Tells apart the files that a new version takes over from the one that is kept, and those that must be fetched. */
export function difference(wanted: readonly PackFile[], kept: readonly PackFile[]) {
  const digests = new Map(kept.map(({ address, digest }) => [address, digest]));
  const isKept = ({ address, digest }: PackFile) => digests.get(address) === digest;
  return { same: wanted.filter(isKept), changed: wanted.filter((file) => !isKept(file)) };
}
