import { z } from 'zod';

/** A field as the CMS's schema.json defines it. The content is held against the CMS's own limits, not against copies. */
export type Attribute = {
  type: string;
  enum?: string[];
  min?: number;
  max?: number;
  maxLength?: number;
  regex?: string;
};

export function text({ maxLength, regex }: Attribute) {
  const error = ({ input }: { input?: unknown }) =>
    input === undefined ? 'is missing' : 'expected a text (put quotes around numbers)';
  let schema = z.string({ error });
  if (maxLength !== undefined)
    schema = schema.max(maxLength, `expected at most ${String(maxLength)} characters`);
  if (regex !== undefined) schema = schema.regex(new RegExp(regex), `expected a text that matches ${regex}`);
  return schema;
}

export const choice = (attribute: Attribute) =>
  z.enum(attribute.enum ?? [], { error: `expected one of ${(attribute.enum ?? []).join(', ')}` });

export function decimal({ min = -Infinity, max = Infinity }: Attribute) {
  const error = `expected a number from ${String(min)} to ${String(max)}`;
  return z.number({ error }).min(min, { error }).max(max, { error });
}

export const whole = (attribute: Attribute) => decimal(attribute).int('expected a whole number');

export const flag = () => z.boolean({ error: 'expected true or false' });

/** Date.parse takes the 31st of February for the 3rd of March. */
const isDay = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
};

export const day = () => {
  const error = 'expected a date such as 2026-03-02';
  return z
    .string({ error })
    .regex(/^\d{4}-\d{2}-\d{2}$/, { error, abort: true })
    .refine(isDay, { error });
};

export const moment = () => z.iso.datetime({ error: 'expected a time in UTC such as 2026-11-01T00:00:00Z' });

export const key = () =>
  z
    .string({ error: 'expected a key' })
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected a key: lower-case letters, digits, single hyphens');
