import type { Core } from '@strapi/strapi';
import { environment } from '../../config/environment';
import { differences } from '../domain/differences';
import { logOf, type Row, rowsOf } from '../strapi';

const NAME = 'Gatsby';
const TOKEN = 'admin::api-token';

const READABLE = [
  'article',
  'country',
  'region',
  'static-page',
  'excursion',
  'map-feature',
  'author',
] as const;

/**
 * Actions that the site's build may call. A "read-only" token would be both too much (contact messages, comments) and
 * too little: the source plugin asks the content-type builder for the schemas.
 */
const PERMISSIONS = [
  ...READABLE.flatMap((type) => [`api::${type}.${type}.find`, `api::${type}.${type}.findOne`]),
  'api::site.site.find',
  // Our own action: published comments of a language, without addresses.
  'api::comment.comment.find',
  // What an entry was that cannot be built any more.
  'api::snapshot.snapshot.find',
  'plugin::upload.content-api.find',
  'plugin::upload.content-api.findOne',
  'plugin::content-type-builder.content-types.getContentTypes',
  'plugin::content-type-builder.components.getComponents',
];

type TokenService = {
  hash(accessKey: string): string;
  update(id: number, changes: { type: 'custom'; permissions: readonly string[] }): Promise<unknown>;
};

async function ensureToken(strapi: Core.Strapi, accessKey: string): Promise<Row> {
  const tokens = rowsOf(strapi, TOKEN);
  const present = await tokens.findOne({ where: { name: NAME }, populate: ['permissions'] });
  const data = { name: NAME, kind: 'content-api', type: 'custom', accessKey, lifespan: null };
  const description = 'Lit le contenu pour construire le site ; sa valeur est CMS_TOKEN';
  if (present === null) return tokens.create({ data: { ...data, description } });
  if (present.accessKey !== accessKey) await tokens.update({ where: { id: present.id }, data });
  return present;
}

/** The token's value is CMS_TOKEN itself, so that the site and the CMS need no exchange on first run. */
export async function ensureSourceToken(strapi: Core.Strapi): Promise<void> {
  const service = strapi.service('admin::api-token') as unknown as TokenService;
  const token = await ensureToken(strapi, service.hash(environment.secrets.sourceToken));
  const present = (token.permissions ?? []) as { action: string }[];
  const { missing, superfluous } = differences(
    PERMISSIONS,
    present.map(({ action }) => action),
  );
  if (missing.length + superfluous.length === 0) return;
  await service.update(token.id, { type: 'custom', permissions: PERMISSIONS });
  logOf(strapi, 'token')(`"${NAME}" may call ${PERMISSIONS.length.toString()} actions`);
}
