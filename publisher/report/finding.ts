import { z } from 'zod';
import { textSchema } from '../state/text';

/** In the order of the report: what leads readers astray comes first. */
export const RULES = [
  'dead-link',
  'dead-anchor',
  'external-link',
  'missing-translation',
  'stale-translation',
  'missing-alternative',
  'long-text',
  'due',
  'unchecked',
  'orphan',
  'unfound',
  'large-picture',
] as const;

export type Rule = (typeof RULES)[number];

/** What the CMS says of its published entries. */
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

/** Where something is to be mended: an entry of the CMS, a page of the site, or both. */
export const placeSchema = z.object({
  title: z.string(),
  locale: z.string().nullable(),
  path: z.string().optional(),
  entry: z.object({ kind: z.string(), documentId: z.string() }).optional(),
});

export const findingSchema = z.object({
  rule: z.enum(RULES),
  /** An address, where the finding is about one that several pages name. */
  target: z.string().optional(),
  detail: textSchema,
  places: z.array(placeSchema),
  /** How many more places there are. */
  morePlaces: z.number(),
});

export const reportSchema = z.object({
  madeAt: z.iso.datetime(),
  /** The release that was looked through; null before the first one. */
  release: z.string().nullable(),
  /** When external links were last checked, and how many. */
  external: z.object({ checkedAt: z.iso.datetime().nullable(), links: z.number() }),
  findings: z.array(findingSchema),
});

export type Place = z.infer<typeof placeSchema>;
export type Finding = z.infer<typeof findingSchema>;
export type Report = z.infer<typeof reportSchema>;

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
