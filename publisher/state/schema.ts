import { z } from 'zod';
import { textSchema } from './text';

/** A count that can still be added to: JSON knows numbers, such as 1e308, that adding one does not change. */
const countSchema = z.number().int().min(0).max(1e12);
const millisecondsSchema = z.number().min(0).max(1e12);

/** One thing that an editor has to mend. */
const problemSchema = z.object({
  message: z.string(),
  /** The entry that it is about, as far as it is about one. */
  entry: z
    .object({
      kind: z.string(),
      documentId: z.string(),
      locale: z.string(),
      title: z.string().optional(),
    })
    .optional(),
});

/** An entry whose published version a release does not show, because it cannot be built. */
export const setAsideSchema = z.object({
  entry: z.object({
    kind: z.string(),
    documentId: z.string(),
    locale: z.string(),
    title: z.string().optional(),
  }),
  problems: z.array(z.string()),
  /** The version that visitors see of it: an earlier one, or nothing. */
  shown: z.enum(['earlier', 'nothing']),
});

/** A published version with which a build has ended that named nobody (`cycle/culprits.ts`). */
const suspectSchema = z.object({
  kind: z.string(),
  documentId: z.string(),
  locale: z.string(),
  /** As the CMS names it; another one is no suspect. */
  version: z.string(),
  /** The sources of the site that could not be built with it; others may. */
  code: z.string(),
});

const failureSchema = z.object({
  stage: z.string(),
  /** `content` waits for an edit; anything else is tried again by itself. */
  kind: z.enum(['content', 'fault']),
  message: textSchema,
  problems: z.array(problemSchema),
  at: z.iso.datetime(),
  attempts: countSchema,
  /** Revision of the CMS's content when the build began, and digest of the sources it was made from. */
  revision: z.string().optional(),
  code: z.string().optional(),
});

/** A release that is whole but that nobody has let out. */
const heldSchema = z.object({
  release: z.string(),
  reason: textSchema,
  lost: z.array(z.string()),
  at: z.iso.datetime(),
  revision: z.string(),
  code: z.string().optional(),
});

const eventSchema = z.object({
  at: z.iso.datetime(),
  what: z.enum([
    'published',
    'unchanged',
    'failed',
    'held',
    'rolled-back',
    'resumed',
    'scheduled',
    'damaged',
  ]),
  detail: textSchema,
  /** Milliseconds of each phase. */
  phases: z.record(z.string(), millisecondsSchema).optional(),
});

/** An editor has stopped publishing. */
export const pauseSchema = z.object({ since: z.iso.datetime(), reason: textSchema });

const stateShape = z.object({
  /** Counts requests for a build; what `done` has not reached is still to be built. */
  wanted: countSchema.default(0),
  done: countSchema.default(0),
  /** When the oldest request came in that is not done. */
  waitingSince: z.iso.datetime().optional(),
  live: z
    .object({ release: z.string(), since: z.iso.datetime(), revision: z.string(), code: z.string() })
    .optional(),
  failure: failureSchema.optional(),
  /** The failure that editors had a mail about, until something is published again. */
  told: failureSchema.optional(),
  held: heldSchema.optional(),
  /** Set by a rollback: nothing new goes live until an editor says so. */
  paused: pauseSchema.optional(),
  /** Entries of the live release that wait for an editor's hand, and those that editors had a mail about. */
  setAside: z.array(setAsideSchema).default([]),
  toldSetAside: z.array(setAsideSchema).default([]),
  suspects: z.array(suspectSchema).default([]),
  /** News of the live release for the CMS, until it has heard it. */
  untold: z
    .object({
      from: countSchema,
      to: countSchema,
      setAside: z.array(z.object({ kind: z.string(), documentId: z.string(), locale: z.string() })),
    })
    .optional(),
  /** Links of pages that lead nowhere, by the file of the page. */
  deadLinks: z.array(z.object({ page: z.string(), target: z.string() })).default([]),
  /** Entries whose date of publication has come, and that a rule of the CMS refuses. */
  refused: z.array(z.object({ entry: z.string(), reason: z.string() })).default([]),
  /** Notices of the CMS for editors. */
  notices: z.array(textSchema).default([]),
  /** Faults of a book, by its list: what could not be taken into it. */
  bookFaults: z.record(z.string(), z.array(z.string())).default({}),
  /** Tickets that have let somebody in, and until when they are good; none does so twice. */
  usedTickets: z.array(z.string()).default([]),
  history: z.array(eventSchema).default([]),
});

export const stateSchema = stateShape.refine(({ wanted, done }) => done <= wanted, {
  path: ['done'],
  error: 'expected no more than “wanted”',
});

export type State = z.infer<typeof stateSchema>;
export type Pause = z.infer<typeof pauseSchema>;
export type Failure = z.infer<typeof failureSchema>;
export type SetAside = z.infer<typeof setAsideSchema>;
export type Suspect = z.infer<typeof suspectSchema>;
export type Problem = z.infer<typeof problemSchema>;
export type HistoryEvent = z.infer<typeof eventSchema>;
