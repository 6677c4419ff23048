import type { z } from 'zod';
import type { Locate, Problem } from '../problems';

/**
 * Holds a parsed value against its schema.
 * @param problems receives one problem per wrong or unknown field
 */
export function validate<T>(
  schema: z.ZodType<T>,
  value: unknown,
  locate: Locate,
  problems: Problem[],
): T | undefined {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys)
        problems.push({ ...locate([...issue.path, key]), message: 'unknown field' });
    } else {
      problems.push({ ...locate(issue.path), message: issue.message });
    }
  }
  return undefined;
}
