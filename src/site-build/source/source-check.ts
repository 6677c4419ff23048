import { LOCALES, type Locale } from '../../config/locales';
import { restPath, SOURCE_TYPES, type SourceType } from './source-types';

export type CmsAccess = { readonly cmsUrl: string; readonly cmsToken: string };

/** The CMS cannot be read as the build needs it; the message says what to do. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
}

/** Number of published entries that the CMS reports, per type and language. */
export type SourceCounts = ReadonlyMap<string, number>;

export function countKey(singularName: string, locale: Locale): string {
  return `${singularName} (${locale})`;
}

const TIMEOUT_MS = 30_000;

/**
 * Asks the CMS for one entry of each type in each language, which proves that it is up, that the token is right and may
 * read every type, and tells how many entries there are.
 * @throws SourceError naming the address, the type or the token
 */
export async function readSourceCounts(access: CmsAccess): Promise<SourceCounts> {
  const counts = new Map<string, number>();
  for (const type of SOURCE_TYPES) {
    for (const locale of LOCALES) {
      counts.set(countKey(type.singularName, locale), await countEntries(access, type, locale));
    }
  }
  return counts;
}

async function countEntries(access: CmsAccess, type: SourceType, locale: Locale): Promise<number> {
  const url = `${access.cmsUrl}${restPath(type, locale)}&pagination[pageSize]=1`;
  const response = await ask(url, access);
  if (type.isSingle && response.status === 404) return 0;
  refuseFailure(response, type, url);
  const body: unknown = await response.json().catch(() => undefined);
  return type.isSingle ? 1 : totalOf(body, url);
}

async function ask(url: string, { cmsUrl, cmsToken }: CmsAccess): Promise<Response> {
  try {
    return await fetch(url, {
      headers: { authorization: `Bearer ${cmsToken}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    throw new SourceError(
      `The CMS does not answer at ${cmsUrl} (CMS_URL): ${reason(error)}. Start it, or correct CMS_URL.`,
    );
  }
}

function refuseFailure({ ok, status }: Response, type: SourceType, url: string): void {
  if (ok) return;
  if (status === 401)
    throw new SourceError(
      'The CMS refuses the token in CMS_TOKEN (401). Expected the token named “Gatsby” in the CMS.',
    );
  if (status === 403)
    throw new SourceError(
      `The token in CMS_TOKEN may not read “${type.singularName}” (403). Give it find and findOne on that type.`,
    );
  throw new SourceError(`The CMS answered ${status} for ${url}; expected 200.`);
}

function totalOf(body: unknown, url: string): number {
  const total = (body as { meta?: { pagination?: { total?: unknown } } } | undefined)?.meta?.pagination
    ?.total;
  if (typeof total === 'number') return total;
  throw new SourceError(
    `The CMS's answer for ${url} is not a complete list; expected JSON with meta.pagination.total.`,
  );
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/**
 * Compares what was sourced with what the CMS reported, so that a lost language or a half-read list cannot pass.
 * @throws SourceError with one line per difference
 */
export function compareCounts(reported: SourceCounts, sourced: SourceCounts): void {
  const differences = [...reported].flatMap(([key, expected]) => {
    const found = sourced.get(key) ?? 0;
    return found === expected ? [] : [`${key}: expected ${expected} entries, sourced ${found}`];
  });
  if (differences.length === 0) return;
  throw new SourceError(`What was sourced is not what the CMS reports:\n${differences.join('\n')}`);
}
