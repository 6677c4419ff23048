import { z } from 'zod';
import { type Text, textSchema } from '../state/text';

/** In the order of the report: what leads readers astray comes first. */
export const RULES = [
  'dead-link',
  'dead-anchor',
  'external-link',
  'missing-translation',
  'stale-translation',
  'missing-alternative',
  'long-text',
  'future-day',
  'due',
  'unchecked',
  'orphan',
  'unfound',
  'large-picture',
] as const;

export type Rule = (typeof RULES)[number];

/** The CMS's report on its published entries. */
export const cmsReportSchema = z.object({
  findings: z.array(
    z.object({
      rule: z.enum(RULES),
      kind: z.string(),
      documentId: z.string(),
      locale: z.string().nullable(),
      title: z.string(),
      detail: textSchema,
    }),
  ),
  overviews: z.array(z.string()),
});

export type CmsReport = z.infer<typeof cmsReportSchema>;

/** A place where something is to be mended: an entry of the CMS, a page of the site, or both. */
export type Place = {
  readonly title: string;
  readonly locale: string | null;
  readonly path?: string | undefined;
  readonly entry?: { readonly kind: string; readonly documentId: string } | undefined;
};

export type Finding = {
  readonly rule: Rule;
  /** An address, where the finding is about one that several pages name. */
  readonly target?: string | undefined;
  readonly detail: Text;
  readonly places: readonly Place[];
  /** Number of places beyond those listed. */
  readonly morePlaces: number;
};

export type Report = {
  /** ISO 8601. */
  readonly madeAt: string;
  /** The release that was looked through; null before the first one. */
  readonly release: string | null;
  /** When external links were last checked, and how many. */
  readonly external: { readonly checkedAt: string | null; readonly links: number };
  readonly findings: readonly Finding[];
};

/** A menu is on every page; a list of all of them helps nobody. */
const PLACES = 20;

export function finding(
  rule: Rule,
  detail: Finding['detail'],
  places: readonly Place[],
  target?: string,
): Finding {
  return {
    rule,
    ...(target !== undefined && { target }),
    detail,
    places: places.slice(0, PLACES),
    morePlaces: Math.max(0, places.length - PLACES),
  };
}
