import { errors } from '@strapi/utils';
import { draftWish } from '../domain/draft-wish';

type PolicyContext = {
  request: { query: Readonly<Record<string, unknown>> };
};

/** Limits the content API to published entries; drafts are available from /api/preview only. */
export default function publishedOnly({ request }: PolicyContext): boolean {
  const wish = draftWish(request.query);
  if (wish === undefined) return true;
  throw new errors.ValidationError(`“${wish}” asks for drafts; expected a query for published content.`, {
    source: 'query',
    param: wish,
  });
}
