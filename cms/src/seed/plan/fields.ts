import { z } from 'zod';
import { LOCALES } from '../../domain/locales';
import type { Data } from '../../strapi';
import type { PlanContext } from './context';

/**
 * The fields of an entry in one language, one for each field of its schema in `content/`: texts in both languages give
 * the one of the language. What the file leaves out is empty in the CMS too, so that seeding again can empty a field.
 * Keys and references are not resolved here.
 */
export function plannedFields<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  value: Readonly<Record<string, unknown>>,
  context: PlanContext,
): Data {
  const names = Object.keys(schema.shape).filter((name) => name !== 'key');
  return Object.fromEntries(names.map((name) => [name, planned(schema.shape[name], value[name], context)]));
}

/** Only where the file has some: afterwards the CMS adds to them whenever an address changes. */
export const plannedFormerAddresses = ({
  anciennes_adresses: paths,
}: {
  anciennes_adresses?: string[] | undefined;
}): Data => (paths === undefined ? {} : { anciennes_adresses: JSON.stringify(paths) });

function planned(field: unknown, value: unknown, context: PlanContext): unknown {
  const inner = field instanceof z.ZodOptional ? field.unwrap() : field;
  if (isBilingual(inner)) return context.text(value as Parameters<PlanContext['text']>[0]);
  return value ?? (inner instanceof z.ZodBoolean ? false : null);
}

const isBilingual = (field: unknown): boolean =>
  field instanceof z.ZodObject && Object.keys(field.shape).sort().join() === [...LOCALES].sort().join();
