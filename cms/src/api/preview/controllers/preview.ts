import type { Core } from '@strapi/strapi';
import { addressRange } from '../../../domain/abuse/address-range';
import { RateLimit } from '../../../domain/abuse/rate-limit';
import { authorise } from '../../../preview/authorise';
import { readPreview } from '../../../preview/read';
import { refuse } from '../../../preview/refusal';
import type { HttpContext } from '../../../strapi';

/** Requests per minute and address: enough for an office of editors who check every change at two screen widths. */
const requests = new RateLimit({ limit: 240, period: 60_000 });

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  async show(context: HttpContext) {
    // No browser or proxy may cache any answer of this route.
    context.set('Cache-Control', 'no-store');
    const now = Date.now();
    const wait = requests.take(addressRange(context.request.ip), now);
    if (wait > 0) {
      context.set('Retry-After', String(wait));
      refuse(context, 'too-many');
      return;
    }
    const { query } = context;
    const target = await authorise(strapi, { authorization: context.get('authorization'), query, now });
    if (typeof target === 'string') {
      refuse(context, target);
      return;
    }
    const preview = await readPreview(strapi, target);
    if (preview) context.body = { data: preview };
    else refuse(context, 'not-found');
  },
});
