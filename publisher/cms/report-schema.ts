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
