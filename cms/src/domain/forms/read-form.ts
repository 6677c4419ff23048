import type { z } from 'zod';
import type { FaultCode } from './fields';

export type Fault = {
  path: string[];
  code: FaultCode;
};

export type FormResult<T> = { form: T } | { faults: Fault[] };

const KNOWN: readonly string[] = ['required', 'too-long', 'malformed', 'unknown-field', 'type', 'unknown'];

function faultsOf({ issues }: z.ZodError): Fault[] {
  return issues.flatMap((issue): Fault[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.slice(0, 20).map((key) => ({ path: [key.slice(0, 100)], code: 'unknown-field' }));
    const code = KNOWN.includes(issue.message) ? (issue.message as FaultCode) : 'type';
    return [{ path: issue.path.map(String), code }];
  });
}

/** @returns the cleaned form, or everything that is wrong with it */
export function readForm<T>(schema: z.ZodType<T>, body: unknown): FormResult<T> {
  const result = schema.safeParse(body);
  return result.success ? { form: result.data } : { faults: faultsOf(result.error) };
}
