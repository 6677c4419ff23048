import type { Row, Tables } from './tables';

const COMMENT = 'api::comment.comment';

/** Key under which the admin keeps the form and the list of comments. */
const COMMENT_FORM = `plugin_content_manager_configuration_content_types::${COMMENT}`;

const FIELDS = new Map([
  ['comment', 'texte'],
  ['name', 'nom'],
  ['notify_reply', 'prevenir_reponses'],
]);

const STATES = new Map([
  ['pending', 'en_attente'],
  ['approved', 'approuve'],
  ['refused', 'refuse'],
  ['spam', 'indesirable'],
]);

const renamed = (field: string): string => FIELDS.get(field) ?? field;

function renamedComment(row: Row): Row {
  const entries = Object.entries(row).map(([column, value]) => [renamed(column), value] as const);
  return { ...Object.fromEntries(entries), etat: STATES.get(String(row['etat'])) };
}

function renamedPermission(row: Row): Row {
  if (row['subject'] !== COMMENT) return row;
  const { properties } = row;
  const text = typeof properties === 'string' ? properties : JSON.stringify(properties);
  const renamedText = [...FIELDS].reduce((all, [from, to]) => all.replace(`"${from}"`, `"${to}"`), text);
  return { ...row, properties: typeof properties === 'string' ? renamedText : JSON.parse(renamedText) };
}

/** Reports show which comment they are about, by one of its fields. */
function renamedReportForm(row: Row): Row {
  if (!String(row['key']).endsWith('_content_types::api::report.report')) return row;
  return { ...row, value: String(row['value']).replace('"mainField":"name"', '"mainField":"nom"') };
}

/** Returns what an earlier release left, under the names of today: all that it held must be found there. */
export function underNewNames(tables: Tables): Tables {
  const after = new Map(tables);
  const change = (table: string, work: (row: Row) => Row) =>
    after.set(table, (tables.get(table) ?? []).map(work));
  change('comments', renamedComment);
  change('admin_permissions', renamedPermission);
  change('strapi_core_store_settings', renamedReportForm);
  return after;
}

type Form = {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly layouts: { readonly list: string[]; readonly edit: { readonly name: string }[][] };
  readonly metadatas: Readonly<
    Record<string, { readonly edit: Row; readonly list: { readonly label: string } }>
  >;
};

/** Reads how moderators have arranged comments: columns of the list, fields of the form, and what each is called. */
export function commentForm(tables: Tables) {
  const row = (tables.get('strapi_core_store_settings') ?? []).find(({ key }) => key === COMMENT_FORM);
  const { settings, layouts, metadatas } = JSON.parse(String(row?.['value'])) as Form;
  return {
    title: settings['mainField'],
    thread: metadatas['parent']?.edit['mainField'],
    list: layouts.list,
    fields: layouts.edit.flat().map(({ name }) => name),
    labels: Object.entries(metadatas).map(([field, { list }]) => [field, list.label]),
  };
}

/** Roles to which the table of roles gives comments, or from which it takes them. */
const CHANGED_ROLES: readonly unknown[] = ['strapi-author', 'moderator'];

/** Lists the fields of a comment that each permission is about, for each role that keeps its rights on comments. */
export function commentRights(tables: Tables): string[] {
  const changed = (tables.get('admin_roles') ?? []).filter(({ code }) => CHANGED_ROLES.includes(code));
  const roles = changed.map(({ id }) => id);
  const links = (tables.get('admin_permissions_role_lnk') ?? []).filter((row) =>
    roles.includes(row['role_id']),
  );
  const others = new Set(links.map((row) => row['permission_id']));
  const own = (tables.get('admin_permissions') ?? []).filter(
    ({ id, subject }) => subject === COMMENT && !others.has(id),
  );
  return own
    .map(({ action, properties }) => {
      const given = (typeof properties === 'string' ? JSON.parse(properties) : properties) as {
        fields?: string[];
      };
      return `${String(action)}: ${(given.fields ?? []).join(', ')}`;
    })
    .sort();
}
