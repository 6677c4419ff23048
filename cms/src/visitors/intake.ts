import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import { environment } from '../../config/environment';
import { addressRange } from '../domain/abuse/address-range';
import { type FormToken, readFormToken } from '../domain/abuse/form-token';
import { RateLimit } from '../domain/abuse/rate-limit';
import { readForm } from '../domain/forms/read-form';
import { type Envelope, envelopeSchema } from '../domain/forms/schemas';
import type { Suspicion } from '../domain/forms/suspicion';
import type { HttpContext } from '../strapi';
import { spend } from '../used-once';
import { refuseForm, refuseTooMany } from './refusals';

const TEN_MINUTES = 600_000;

/** Forms taken from one range of addresses within ten minutes; a family, a class or a hostel shares one. */
const perRange = new RateLimit({ limit: 10, period: TEN_MINUTES });
/** Comments on one article from everywhere within ten minutes. */
const perArticle = new RateLimit({ limit: 30, period: TEN_MINUTES });

/**
 * The way of every public form. The checks run in the order of what they cost, so that a flood pays for the cheap ones
 * only:
 *
 * 1. the size of the body and the number of requests, before the body is read (`visitor-guard`);
 * 2. the token and the hidden field, whose lengths are judged first;
 * 3. the number of forms from this range of addresses;
 * 4. each field: its length as it came, then its text cleaned and judged;
 * 5. in one transaction with storing the form: that the token has not been used before.
 *
 * Who fills the hidden field is told that all went well, and moderators decide: some browsers fill it for people.
 * @param store keeps the form and queues its mails; of what looks suspicious it keeps the form alone. When it throws, nothing
 *   is kept and the token can be used again.
 */
export async function takeForm<T>(
  strapi: Core.Strapi,
  ctx: HttpContext,
  schema: z.ZodType<T>,
  store: (form: T, found: readonly Suspicion[]) => Promise<void>,
): Promise<void> {
  const { body, ip } = ctx.request;
  const envelope = read(envelopeSchema, body);
  const token = readToken(envelope);
  count(perRange, addressRange(ip));
  const found: Suspicion[] = envelope.website ? ['trap'] : [];
  await keep(strapi, token, read(schema, body), (form) => store(form, found));
  ctx.status = 201;
  ctx.body = { data: { received: true } };
}

function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const result = readForm(schema, body);
  if ('faults' in result) refuseForm(result.faults);
  return result.form;
}

function readToken(envelope: Envelope): FormToken {
  const token = readFormToken(environment.secrets.commentLink, envelope.token, Date.now());
  if ('code' in token) refuseForm([{ path: ['token'], ...token }]);
  return token;
}

async function keep<T>(
  strapi: Core.Strapi,
  { id, expiresAt }: FormToken,
  form: T,
  store: (form: T) => Promise<void>,
): Promise<void> {
  await strapi.db.transaction(async () => {
    const isFirstUse = await spend(strapi, 'form-token', [id], expiresAt);
    if (!isFirstUse) refuseForm([{ path: ['token'], code: 'expired' }]);
    await store(form);
  });
}

export const countForArticle = (article: string): void => {
  count(perArticle, article);
};

function count(limit: RateLimit, key: string): void {
  const wait = limit.take(key, Date.now());
  if (wait > 0) refuseTooMany(wait);
}
