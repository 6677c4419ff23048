import { z } from 'zod';
import { LOCALES } from '../../config/locales';
import { PREVIEW_TYPES } from './types';

const entries = z.array(z.unknown()).default([]);

/** The CMS's answer for a draft: raw entries, as the build would be given them. */
const rawAnswer = z.object({
  uid: z.enum(Object.values(PREVIEW_TYPES)),
  documentId: z.string(),
  locale: z.enum(LOCALES),
  status: z.enum(['draft', 'published']),
  isPublished: z.boolean(),
  locales: z.array(z.enum(LOCALES)),
  entry: z.unknown(),
  related: z.object({
    country: entries,
    region: entries,
    author: entries,
    article: entries,
    excursion: entries,
    'map-feature': entries,
  }),
});

/** One version of an entry, with the published entries that its page shows besides. */
export type Answer = z.output<typeof rawAnswer>;

/** @throws ZodError when the CMS and the site are not of the same version */
export function readAnswer(value: unknown): Answer {
  return rawAnswer.parse(value);
}
