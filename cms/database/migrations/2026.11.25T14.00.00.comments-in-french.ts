import type { Core } from '@strapi/strapi';

type Database = Core.Strapi['db']['connection'];
type Json = Record<string, unknown>;

type Configuration = {
  settings: Record<string, unknown>;
  layouts: { list: string[]; edit: { name: string }[][] };
  metadatas: Record<string, { edit?: Json | undefined; list?: Json | undefined }>;
};

const TABLE = 'comments';
const SUBJECT = 'api::comment.comment';

const FIELDS: Readonly<Record<string, string>> = {
  comment: 'texte',
  name: 'nom',
  notify_reply: 'prevenir_reponses',
};

const STATES: Readonly<Record<string, string>> = {
  pending: 'en_attente',
  approved: 'approuve',
  refused: 'refuse',
  spam: 'indesirable',
};

const renamed = <T>(field: T): T | string => FIELDS[String(field)] ?? field;

/** JSON is a text, or an object already where PostgreSQL has a type for it. */
const parsed = <T>(value: unknown): T => (typeof value === 'string' ? JSON.parse(value) : value) as T;

async function renameColumns(database: Database): Promise<void> {
  for (const [from, to] of Object.entries(FIELDS))
    if (await database.schema.hasColumn(TABLE, from))
      await database.raw('alter table ?? rename column ?? to ??', [TABLE, from, to]);
  for (const [from, to] of Object.entries(STATES))
    await database(TABLE).where('etat', from).update({ etat: to });
}

/** Renames the fields in the permissions of admin roles. Strapi takes away rights on fields that do not exist. */
async function renamePermissions(database: Database): Promise<void> {
  const permissions = (await database('admin_permissions').where('subject', SUBJECT)) as Json[];
  for (const { id, properties } of permissions) {
    const { fields, ...rest } = parsed<{ fields?: string[] } | null>(properties) ?? {};
    if (fields === undefined) continue;
    const own = JSON.stringify({ ...rest, fields: fields.map(renamed) });
    await database('admin_permissions').where({ id }).update({ properties: own });
  }
}

/** The names of fields in what the admin shows of one: of a comment, its label, until somebody changes that. */
const renamedPart = (field: string, { label, mainField, ...rest }: Json = {}): Json => ({
  ...rest,
  ...(label !== undefined && { label: label === field ? renamed(field) : label }),
  ...(mainField !== undefined && { mainField: renamed(mainField) }),
});

const renamedMetadatas = (metadatas: Configuration['metadatas']): Configuration['metadatas'] =>
  Object.fromEntries(
    Object.entries(metadatas).map(([field, { edit, list }]) => [
      renamed(field),
      { edit: renamedPart(field, edit), list: renamedPart(field, list) },
    ]),
  );

/** The form and the list of comments, as moderators have arranged them. */
function renamedForm({ settings, layouts, metadatas, ...rest }: Configuration): Configuration {
  const { mainField, defaultSortBy } = settings;
  return {
    ...rest,
    settings: { ...settings, mainField: renamed(mainField), defaultSortBy: renamed(defaultSortBy) },
    layouts: {
      ...layouts,
      list: layouts.list.map(renamed),
      edit: layouts.edit.map((row) => row.map((cell) => ({ ...cell, name: renamed(cell.name) }))),
    },
    metadatas: renamedMetadatas(metadatas),
  };
}

/** Reports show which comment they are about, by one of its fields. */
function renamedReportForm({ metadatas, ...rest }: Configuration): Configuration {
  const { comment: { edit, list } = {}, ...others } = metadatas;
  const mainField = edit?.mainField === undefined ? {} : { mainField: renamed(edit.mainField) };
  return { ...rest, metadatas: { ...others, comment: { edit: { ...edit, ...mainField }, list } } };
}

async function renameInForm(
  database: Database,
  uid: string,
  change: (form: Configuration) => Configuration,
): Promise<void> {
  const settings = 'strapi_core_store_settings';
  const where = { key: `plugin_content_manager_configuration_content_types::${uid}` };
  const [stored] = (await database(settings).where(where)) as { value: unknown }[];
  if (stored === undefined) return;
  const value = JSON.stringify(change(parsed<Configuration>(stored.value)));
  await database(settings).where(where).update({ value });
}

/**
 * Comments had English and French names side by side. Left to itself, Strapi drops columns whose names are gone and makes
 * empty ones, so this runs before it looks, in a transaction. A new database has nothing to rename.
 */
export async function up(database: Database): Promise<void> {
  if (!(await database.schema.hasTable(TABLE))) return;
  await renameColumns(database);
  await renamePermissions(database);
  await renameInForm(database, SUBJECT, renamedForm);
  await renameInForm(database, 'api::report.report', renamedReportForm);
}
