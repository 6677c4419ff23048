import { errors } from '@strapi/utils';
import { draftWish } from '../domain/draft-wish';

interface PolicyContext {
  request: { query: Readonly<Record<string, unknown>> };
}

/** The content API hands out what is published, to whoever may read it; drafts are shown by /api/preview alone. */
export default function publishedOnly({ request }: PolicyContext): boolean {
  const wish = draftWish(request.query);
  if (wish === undefined) return true;
  throw new errors.ValidationError(`“${wish}” asks for drafts; expected a query for published content.`, {
    source: 'query',
    param: wish,
  });
}
