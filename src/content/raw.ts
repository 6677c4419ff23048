import { z } from 'zod';
import { LOCALES } from '../config/locales';
import { ContentError, type EntryIdentity } from './content-error';

/**
 * Shapes of the CMS's payload that several content types share. Names are the CMS's own; they stop in each type's
 * `adapt`. Absent, null and blank all mean "not filled in".
 */

export const rawText = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || undefined);

export const rawRequiredText = z
  .string()
  .transform((value) => value.trim())
  .refine((value) => value !== '', 'expected a text');

/** The last part of an address. Slugs are editable, so the build checks them again. */
export const rawSlug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected lower-case letters, digits and single hyphens')
  // It is the name of a folder; the CMS wants shorter ones.
  .max(250, 'expected at most 250 characters');

export const rawFlag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);

export const rawNumber = z
  .number()
  .nullish()
  .transform((value) => value ?? undefined);

/** A day, `2026-09-14`. */
export const rawDate = z.iso
  .date()
  .nullish()
  .transform((value) => value ?? undefined);

export function rawEnum<T extends readonly [string, ...string[]]>(values: T) {
  return z
    .enum(values)
    .nullish()
    .transform((value): T[number] | undefined => value ?? undefined);
}

export function rawList<T extends z.ZodType>(item: T) {
  return z
    .array(item)
    .nullish()
    .transform((value) => value ?? []);
}

/** A text that holds JSON: what the CMS works out for itself. The source plugin would make nodes of JSON fields. */
export function rawJson<T extends z.ZodType>(shape: T) {
  return z
    .string()
    .nullish()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text ?? '[]');
      } catch {
        context.addIssue({ code: 'custom', message: 'expected JSON' });
        return z.NEVER;
      }
    })
    .pipe(shape);
}

/** Addresses that an entry has had; the CMS keeps them when a publication moves the entry. */
export const rawFormerPaths = rawJson(
  z.array(z.string().regex(/^\/.+\/$/, 'expected a path such as /fr/islande/')),
);

/** Another entry, with the few fields that were asked for. An unpublished target is not in the payload at all. */
export const rawReference = z.object({ documentId: z.string(), locale: z.enum(LOCALES) });

export const rawReferences = rawList(rawReference);

/** The id that links and trips keep. */
export const rawShortId = z.string().regex(/^[a-z][a-z0-9]{4}$/, 'expected a short id such as “k3v9x”');

export const rawEntry = z.object({ documentId: z.string(), locale: z.enum(LOCALES) });

/** An entry that a link, a saved country or a trip can hold, by an id that stays with it for good. */
export const rawLastingEntry = rawEntry.extend({
  id_court: rawShortId,
});

/** Marks a problem whose message names what was found, of a value that is too long to be quoted. */
export const SAYS_WHAT_WAS_FOUND = { saysWhatWasFound: true };

/**
 * Parses one entry.
 * @throws ContentError with one line per field that is not as expected
 */
export function parseRaw<T extends z.ZodType>(schema: T, kind: string, value: unknown): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => {
    const { path, message } = issue;
    if (issue.code === 'custom' && issue.params === SAYS_WHAT_WAS_FOUND)
      return `${path.join('.')}: ${message}`;
    const found = path.reduce<unknown>((part, key) => property(part, key), value);
    return `${path.join('.')}: ${message}, found ${JSON.stringify(found) ?? 'nothing'}`;
  });
  throw new ContentError(identify(kind, value), problems);
}

/** Names an entry as the CMS sent it, as far as it says who it is. */
export function identify(kind: string, value: unknown): EntryIdentity {
  const text = (key: string) => {
    const found = property(value, key);
    return typeof found === 'string' ? found : undefined;
  };
  return {
    kind,
    documentId: text('documentId') ?? 'unknown',
    locale: text('locale') ?? 'no language',
    title: text('titre') ?? text('pays') ?? text('nom'),
  };
}

function property(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<PropertyKey, unknown>)[key]
    : undefined;
}
