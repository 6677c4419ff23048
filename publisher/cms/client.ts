import { z } from 'zod';
import { type Text, textSchema } from '../state/text';
import { type CmsReport, cmsReportSchema } from './report-schema';

const inventorySchema = z.object({
  /** The number of the last snapshot of a publication; a CMS of an earlier version keeps none. */
  snapshot: z.number().default(0),
  revision: z.string().min(1),
  schema: z.string().min(1),
  pages: z.array(
    z.object({
      kind: z.string(),
      documentId: z.string(),
      locale: z.string(),
      path: z.string().startsWith('/'),
    }),
  ),
});

const changesSchema = z.object({
  changes: z.array(
    z.object({ kind: z.string(), documentId: z.string(), locale: z.string(), version: z.string() }),
  ),
});

const dueSchema = z.object({
  published: z.array(z.string()),
  refused: z.array(z.object({ entry: z.string(), reason: z.string() })),
  /** Notices of the CMS for editors; a CMS of an earlier version has none. */
  notices: z.array(textSchema).default([]),
});

const toldSchema = z.object({ told: z.number() });
const markedSchema = z.object({ marked: z.number() });

/** A release that went live, as the CMS is told of it. */
export type LiveRelease = {
  readonly from: number;
  readonly to: number;
  readonly setAside: readonly {
    readonly kind: string;
    readonly documentId: string;
    readonly locale: string;
  }[];
};

/** Trouble that the CMS is to write to the editors about. */
export type Trouble = {
  /** `held`: whole, and waiting for an editor's word; `set-aside`: live, but for the new version of some entries. */
  readonly kind: 'failed' | 'held' | 'set-aside';
  readonly message: Text;
  readonly problems: readonly {
    readonly message: string;
    readonly locale?: string;
    readonly title?: string;
    /** Address of the entry in the CMS's admin. */
    readonly address?: string;
    /** The entry itself, for the CMS to find who wrote it. */
    readonly entry?: { readonly kind: string; readonly documentId: string };
  }[];
};

export type Inventory = z.infer<typeof inventorySchema>;
export type Change = z.infer<typeof changesSchema>['changes'][number];
export type Due = z.infer<typeof dueSchema>;

/** The CMS cannot be asked, or answers otherwise than agreed; it is asked again later. */
export class CmsError extends Error {
  override readonly name = 'CmsError';

  constructor(readonly text: Text) {
    super(text.en);
  }
}

const TIMEOUT_MS = 30_000;
/** The CMS reads every published entry for its report. */
const REPORT_TIMEOUT_MS = 120_000;

/** Asks the CMS for all that the publisher needs of it, each time with the secret that both know. */
export class CmsClient {
  readonly #url: string;
  readonly #secret: string;

  constructor({ url, secret }: { url: string; secret: string }) {
    this.#url = url;
    this.#secret = secret;
  }

  /** Returns what is published now, and a revision that changes with it. */
  inventory(): Promise<Inventory> {
    return this.ask('GET', 'inventory', inventorySchema);
  }

  /** The published versions of entries that no release has shown yet. */
  async changes(): Promise<Change[]> {
    return (await this.ask('GET', 'changes', changesSchema)).changes;
  }

  /** Returns what there is to mend in the published entries. */
  report(): Promise<CmsReport> {
    return this.ask('GET', 'report', cmsReportSchema, { timeoutMs: REPORT_TIMEOUT_MS });
  }

  /** Has the CMS publish the entries whose date has come. */
  publishDue(): Promise<Due> {
    return this.ask('POST', 'due', dueSchema);
  }

  /** Tells the CMS which of its publications visitors see, so that it knows what to fall back on. */
  async goesLive(release: LiveRelease): Promise<void> {
    await this.ask('POST', 'live', markedSchema, { body: release });
  }

  /** Has the CMS write a mail to the editors. */
  async tell(trouble: Trouble): Promise<void> {
    await this.ask('POST', 'trouble', toldSchema, { body: trouble });
  }

  private async ask<T>(
    method: string,
    action: string,
    schema: z.ZodType<T>,
    { timeoutMs = TIMEOUT_MS, body: given }: { timeoutMs?: number; body?: object } = {},
  ): Promise<T> {
    const url = `${this.#url}/api/publication/${action}`;
    const response = await fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${this.#secret}`,
        ...(given && { 'content-type': 'application/json' }),
      },
      ...(given && { body: JSON.stringify(given) }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw new CmsError({
        fr: `Le CMS ne répond pas à ${url}\u00a0: ${reasonOf(error)}.`,
        en: `The CMS does not answer at ${url}: ${reasonOf(error)}.`,
      });
    });
    if ([401, 403].includes(response.status))
      throw new CmsError({
        fr: 'Le CMS refuse PUBLISHER_SECRET ; il faut la valeur que le CMS connaît.',
        en: 'The CMS refuses PUBLISHER_SECRET; expected the value that the CMS has.',
      });
    if (!response.ok)
      throw new CmsError({
        fr: `Le CMS a répondu ${response.status} à ${url}, au lieu de 200.`,
        en: `The CMS answered ${response.status} for ${url}; expected 200.`,
      });
    const body: unknown = await response.json().catch(() => undefined);
    const read = schema.safeParse(body);
    if (!read.success)
      throw new CmsError({
        fr: `La réponse du CMS à ${url} n’est pas complète\u00a0: ${read.error.message}`,
        en: `The CMS's answer for ${url} is not whole: ${read.error.message}`,
      });
    return read.data;
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
