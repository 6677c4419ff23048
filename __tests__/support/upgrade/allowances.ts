import type { Allowance } from './losses';
import type { Row, Tables } from './tables';

/** Makes a check of whether a row's entry in a link table leads to a row of another table that fits. */
const leadsTo =
  (table: string, fits: (row: Row) => boolean, link: string, from: string, to: string) =>
  (id: unknown, before: Tables): boolean => {
    const targets = new Set((before.get(table) ?? []).filter(fits).map((row) => row['id']));
    return (before.get(link) ?? []).some((row) => row[from] === id && targets.has(row[to]));
  };

const ofSuperAdmin = leadsTo(
  'admin_roles',
  ({ code }) => code === 'strapi-super-admin',
  'admin_permissions_role_lnk',
  'permission_id',
  'role_id',
);

const ofWriters = leadsTo(
  'admin_roles',
  ({ code }) => code === 'strapi-editor' || code === 'strapi-author',
  'admin_permissions_role_lnk',
  'permission_id',
  'role_id',
);

const ofSourceToken = leadsTo(
  'strapi_api_tokens',
  ({ name }) => name === 'Gatsby',
  'strapi_api_token_permissions_token_lnk',
  'api_token_permission_id',
  'api_token_id',
);

const SUPER_ADMIN = 'Strapi gives the role of super administrators every right on every field at each start.';
const VISITORS = 'What visitors and site users may call is a list in the code, which each start sets.';
const SOURCE_TOKEN = 'What the token “Gatsby” may call is a list in the code, which each start sets.';

/**
 * Changes that today's code may make to the rows of a release before it. Each entry takes away from what an upgrade
 * promises, and says why it may. What visitors, editors and administrators made is never among them.
 */
export const ALLOWANCES: readonly Allowance[] = [
  { table: 'outgoing_mails', why: 'They are sent; another test counts them at the mail server.' },
  { table: 'strapi_database_schema', why: 'Strapi’s own note of what the tables look like.' },
  {
    table: 'strapi_core_store_settings',
    why: 'Strapi’s own copy of the content types in the code.',
    rows: ({ key }) => key === 'strapi_content_types_schema',
  },
  {
    table: 'strapi_core_store_settings',
    why: 'The code sets up forms and lists once; another test reads those of comments.',
    rows: ({ key }) => String(key).startsWith('plugin_content_manager_configuration_'),
  },
  {
    table: 'strapi_webhooks',
    why: 'Each start sets the publisher’s webhook by the environment.',
    rows: ({ name }) => name === 'Publication',
  },
  {
    table: 'strapi_api_tokens',
    why: SOURCE_TOKEN,
    rows: ({ name }) => name === 'Gatsby',
    columns: ['updated_at'],
  },
  { table: 'up_permissions', why: VISITORS },
  { table: 'up_permissions_role_lnk', why: VISITORS },
  {
    table: 'strapi_api_token_permissions',
    why: SOURCE_TOKEN,
    rows: ({ id }, before) => ofSourceToken(id, before),
  },
  {
    table: 'strapi_api_token_permissions_token_lnk',
    why: SOURCE_TOKEN,
    rows: (row, before) => ofSourceToken(row['api_token_permission_id'], before),
  },
  { table: 'admin_permissions', why: SUPER_ADMIN, rows: ({ id }, before) => ofSuperAdmin(id, before) },
  {
    table: 'admin_permissions',
    why: 'What editors and authors may do is a table in the code, until somebody saves their roles with languages.',
    rows: ({ id, properties }, before) => ofWriters(id, before) && !String(properties).includes('locales'),
  },
  {
    table: 'admin_permissions',
    why: 'Roles that may set the country of an article may say that it has none.',
    rows: ({ properties }) => String(properties).includes('"pay"'),
    gains: true,
  },
  {
    table: 'admin_permissions_role_lnk',
    why: 'The same, for where such a permission belongs.',
    rows: ({ permission_id: id }, before) =>
      ofWriters(id, before) &&
      !(before.get('admin_permissions') ?? []).some(
        (row) => row['id'] === id && String(row['properties']).includes('locales'),
      ),
  },
  {
    table: 'admin_permissions_role_lnk',
    why: SUPER_ADMIN,
    rows: (row, before) => ofSuperAdmin(row['permission_id'], before),
  },
];

/** Changes that a start may make to the rows that the start before it left. */
export const AT_EVERY_START: readonly Allowance[] = [
  {
    table: 'strapi_core_store_settings',
    why: 'Retention notes when it last ran.',
    rows: ({ key }) => key === 'api_grand-large_retention',
  },
  {
    table: 'strapi_core_store_settings',
    why: 'Strapi corrects its list columns of a new component at the start after the one that made them.',
    rows: ({ key }) => String(key).startsWith('plugin_content_manager_configuration_components::'),
  },
];
