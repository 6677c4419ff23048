import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { environment } from '../../config/environment';
import { LOCALES } from '../domain/locales';
import { readPreview } from '../domain/preview-token';
import { HAVE_PAGES, type Row, rowsOf } from '../strapi';
import type { Target } from './read';
import type { Reason } from './refusal';

const asked = z.object({
  uid: z.string().optional(),
  documentId: z
    .string()
    .regex(/^[a-z0-9]{1,64}$/)
    .optional(),
  locale: z.enum(LOCALES).optional(),
  status: z.enum(['draft', 'published']).default('draft'),
});

type Asked = z.output<typeof asked>;

type Request = {
  /** The `Authorization` header. */
  authorization: string;
  query: unknown;
  now: number;
};

/** A panel token allows its one document; a site login with the role editor allows any. */
export async function authorise(strapi: Core.Strapi, request: Request): Promise<Target | Reason> {
  const bearer = /^Bearer ([\w.-]+)$/i.exec(request.authorization)?.[1];
  if (bearer === undefined) return 'unauthorized';
  const claim = readPreview(bearer, environment.secrets.preview, request.now);
  if (claim === 'expired') return 'expired';
  if (claim === 'invalid') {
    const refusal = await refusalOf(strapi, bearer);
    if (refusal) return refusal;
  }
  const parsed = asked.safeParse(request.query);
  if (!parsed.success) return 'unreadable';
  return claim === 'invalid' ? targetOf(parsed.data) : claimedTarget(claim, parsed.data);
}

/** The languages of a document belong together: whoever may preview one may look at the other beside it. */
function claimedTarget(claim: { uid: string; documentId: string; locale: string }, query: Asked) {
  const isOther = (['uid', 'documentId'] as const).some(
    (name) => query[name] !== undefined && query[name] !== claim[name],
  );
  if (isOther) return 'not-this-document';
  return targetOf({ ...query, ...claim, locale: query.locale ?? LOCALES.find((it) => it === claim.locale) });
}

function targetOf({ uid, documentId, locale, status }: Asked): Target | Reason {
  if (uid === undefined || documentId === undefined || locale === undefined) return 'unreadable';
  return HAVE_PAGES.includes(uid) ? { uid, documentId, locale, status } : 'unknown-type';
}

/** The service of the users-permissions plugin that checks a login's token. */
type TokenService = {
  verify(token: string): Promise<{ id?: number }>;
};

/** @returns why the holder of a login's token may see no drafts, or nothing when an editor holds it */
async function refusalOf(strapi: Core.Strapi, token: string): Promise<Reason | undefined> {
  const service = strapi.plugin('users-permissions').service('jwt') as unknown as TokenService;
  const id = await service.verify(token).then(
    (verified) => verified.id,
    () => undefined,
  );
  if (id === undefined) return 'unauthorized';
  const user = await rowsOf(strapi, 'plugin::users-permissions.user').findOne({
    where: { id },
    populate: ['role'],
  });
  if (user === null || user.blocked === true) return 'unauthorized';
  return (user.role as Row | null)?.type === 'editor' ? undefined : 'not-an-editor';
}
