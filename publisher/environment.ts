import { resolve } from 'node:path';
import { z } from 'zod';

const whole = (minimum: number, maximum: number) => z.coerce.number().int().min(minimum).max(maximum);
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/(?<!\/)\/+$/, ''));

const schema = z.object({
  /** Host at which the publisher listens for the CMS and for editors; loopback unless a proxy stands in front. */
  PUBLISHER_HOST: z.string().default('127.0.0.1'),
  PUBLISHER_PORT: whole(1, 65_535).default(9100),
  /** Its address as editors' browsers reach it. */
  PUBLISHER_PUBLIC_URL: address.optional(),
  /** Shared with the CMS, which calls the publisher with it and is called with it. */
  PUBLISHER_SECRET: z.string().min(32, 'expected at least 32 characters'),
  /** Port of the site that the publisher serves itself; 0 where nginx does. */
  SITE_PORT: whole(0, 65_535).default(9000),
  CMS_URL: address.default('http://127.0.0.1:1337'),
  CMS_TOKEN: z.string().min(1, 'expected the token “Gatsby” of the CMS'),
  /** The CMS's address as editors' browsers reach it. */
  CMS_PUBLIC_URL: address.optional(),
  /** Folder that holds releases/, publisher/, books/ and the working copy. */
  PUBLISHER_DATA_DIR: z.string().default('var'),
  /** Folder of the releases, if it is not releases/ in that folder. */
  RELEASES_DIR: z.string().optional(),
  /** Number of releases that are kept to go back to. */
  KEEP_RELEASES: whole(1, 100).default(5),
  /** A release that loses more than this share of the pages waits for an editor's word. */
  HOLD_LOSS_SHARE: z.coerce.number().min(0).max(1).default(0.1),
  /** Minutes between looks at the CMS for changes whose webhook got lost, and for entries that are due. */
  CATCH_UP_MINUTES: z.coerce.number().min(0.01).max(1440).default(1),
  BUILD_TIMEOUT_MINUTES: z.coerce.number().min(0.01).max(600).default(45),
  /** Days for which hashed files of earlier builds stay, for visitors with an open page. */
  KEEP_OLD_FILES_DAYS: z.coerce.number().min(0).max(365).default(14),
  /** For tests of faults: the publisher stops itself (SIGSTOP) when it reaches this stage. */
  PUBLISHER_STOP_AT: z.enum(['build', 'verify', 'switch']).optional(),
});

export type PublisherEnvironment = {
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly secret: string;
  readonly sitePort: number;
  readonly cms: { readonly url: string; readonly token: string; readonly publicUrl: string };
  readonly folders: Folders;
  readonly keepReleases: number;
  readonly holdLossShare: number;
  readonly catchUpMs: number;
  readonly buildTimeoutMs: number;
  readonly keepOldFilesMs: number;
  readonly stopAt: Stage | undefined;
};

export type Stage = 'build' | 'verify' | 'switch';

/** Everything that the publisher keeps on disk. */
type Folders = {
  /** Folder of what the publisher remembers over a restart. */
  readonly state: string;
  readonly releases: string;
  /** The copy of the site's sources in which it builds. */
  readonly workingCopy: string;
  /** The books that were made last, and what they were made from. */
  readonly books: string;
};

const MINUTE = 60_000;

/** @throws Error naming every variable that cannot be used, and what was expected */
export function readEnvironment(variables: NodeJS.ProcessEnv = process.env): PublisherEnvironment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const { success, data, error } = schema.safeParse(given);
  if (!success)
    throw new Error(
      `The environment of the publisher is not usable:\n${error.issues
        .map(({ path, message }) => `  ${path.join('.')}: ${message}`)
        .join('\n')}`,
    );
  const root = resolve(data.PUBLISHER_DATA_DIR);
  return {
    host: data.PUBLISHER_HOST,
    port: data.PUBLISHER_PORT,
    publicUrl: data.PUBLISHER_PUBLIC_URL ?? `http://localhost:${data.PUBLISHER_PORT}`,
    secret: data.PUBLISHER_SECRET,
    sitePort: data.SITE_PORT,
    cms: { url: data.CMS_URL, token: data.CMS_TOKEN, publicUrl: data.CMS_PUBLIC_URL ?? data.CMS_URL },
    folders: {
      state: resolve(root, 'publisher'),
      releases: resolve(data.RELEASES_DIR ?? resolve(root, 'releases')),
      workingCopy: resolve(root, 'site'),
      books: resolve(root, 'books'),
    },
    keepReleases: data.KEEP_RELEASES,
    holdLossShare: data.HOLD_LOSS_SHARE,
    catchUpMs: data.CATCH_UP_MINUTES * MINUTE,
    buildTimeoutMs: data.BUILD_TIMEOUT_MINUTES * MINUTE,
    keepOldFilesMs: data.KEEP_OLD_FILES_DAYS * 24 * 60 * MINUTE,
    stopAt: data.PUBLISHER_STOP_AT,
  };
}
