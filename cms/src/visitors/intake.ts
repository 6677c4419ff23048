import type { z } from 'zod';
import { environment } from '../../config/environment';
import { addressRange } from '../domain/abuse/address-range';
import { readFormToken } from '../domain/abuse/form-token';
import { RateLimit } from '../domain/abuse/rate-limit';
import { UsedTokens } from '../domain/abuse/used-tokens';
import { readForm } from '../domain/forms/read-form';
import type { HttpContext } from '../strapi';
import { refuseForm, refuseTooMany } from './refusals';

const TEN_MINUTES = 600_000;

/** Forms taken from one range of addresses within ten minutes; a family, a class or a hostel shares one. */
const perRange = new RateLimit({ limit: 10, period: TEN_MINUTES });
/** Comments on one article from everywhere within ten minutes. */
const perArticle = new RateLimit({ limit: 30, period: TEN_MINUTES });
const used = new UsedTokens();

interface Envelope {
  token: string;
  website?: string | undefined;
}

/**
 * The way of every public form: read, look for machines, count, store. A machine that fills the hidden field is told
 * that all went well.
 * @param store keeps the form; called for real visitors only
 */
export async function takeForm<T extends Envelope>(
  ctx: HttpContext,
  schema: z.ZodType<T>,
  store: (form: T) => Promise<void>,
): Promise<void> {
  const result = readForm(schema, ctx.request.body);
  if ('faults' in result) refuseForm(result.faults);
  const { form } = result;
  const token = readFormToken(environment.secrets.commentLink, form.token, Date.now());
  if ('code' in token) refuseForm([{ path: ['token'], ...token }]);
  if (!form.website) {
    if (used.has(token.id)) refuseForm([{ path: ['token'], code: 'expired' }]);
    count(perRange, addressRange(ctx.request.ip));
    await store(form);
    used.add(token.id);
  }
  ctx.status = 201;
  ctx.body = { data: { received: true } };
}

export const countForArticle = (article: string): void => {
  count(perArticle, article);
};

function count(limit: RateLimit, key: string): void {
  const wait = limit.take(key, Date.now());
  if (wait > 0) refuseTooMany(wait);
}
