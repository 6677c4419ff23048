import { z } from 'zod';
import { LOCALES } from '../locales';
import { cleanLine, cleanText } from './clean';
import { isEmail, plainEmail } from './email';
import { LIMITS, RAW_FACTOR } from './limits';

/** The fault of a field, which the site puts into words in its visitor's language. */
export type FaultCode = 'required' | 'too-long' | 'malformed' | 'unknown-field' | 'type' | 'unknown';

const filled = (maximum: number) => z.string().min(1, 'required').max(maximum, 'too-long');
const text = () => z.string({ error: ({ input }) => (input === undefined ? 'required' : 'type') });

/** Checked before cleaning, so that an overlong text is never normalised. */
const raw = (maximum: number) => text().max(RAW_FACTOR * maximum, 'too-long');
const rawEmail = () => text().max(RAW_FACTOR * LIMITS.email, 'malformed');

export const lineField = (maximum: number) => raw(maximum).transform(cleanLine).pipe(filled(maximum));
export const textField = (maximum: number) => raw(maximum).transform(cleanText).pipe(filled(maximum));

export const emailField = () =>
  rawEmail()
    .transform(plainEmail)
    .pipe(z.string().min(1, { error: 'required', abort: true }).refine(isEmail, 'malformed'));

/** An address that may be left out, or empty as a form sends it. */
export const optionalEmailField = () =>
  rawEmail()
    .nullish()
    .transform((value) => plainEmail(value ?? ''))
    .pipe(z.union([z.literal(''), z.string().refine(isEmail, 'malformed')], { error: 'malformed' }))
    .transform((value) => (value === '' ? null : value));

/** Ids of Strapi's documents. */
export const idField = () => text().regex(/^[a-z0-9]{16,40}$/, 'unknown');

export const localeField = () => z.enum(LOCALES, { error: 'type' });

/** Fields of every form: its token, which tells when it was fetched, and the field that only machines fill. */
export const envelope = {
  token: text().max(500, 'malformed'),
  website: text().max(500, 'malformed').optional(),
};
