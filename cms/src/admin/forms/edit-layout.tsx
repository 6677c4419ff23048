import type { ReactNode } from 'react';
import { FORMS } from '../../panel/forms';
import type { Form, Words } from '../../panel/types';
import { Say } from '../language';
import { PATTERN } from '../patterns/PatternField';
import { Beside } from './Beside';
import { GROUP_TITLE } from './GroupTitle';

/** The part of a field in Strapi's edit layout that we use. */
type Field = {
  name: string;
  type: string;
  size: number;
  attribute: { type: string; component?: string; customField?: string; regex?: string };
  required?: boolean;
  hint?: ReactNode;
  labelAction?: ReactNode;
  visible: boolean;
  title?: Words;
};
type Panel = Field[][];
type EditLayout = {
  layout: Panel[];
  components: Record<string, { layout: Field[][] }>;
  metadatas: Record<string, unknown>;
  settings: Record<string, unknown>;
};
type Given = { layout: EditLayout };

/** A layout does not name the type that it belongs to, so that the names of its fields have to give it away. */
function uidOf({ metadatas }: EditLayout): string | undefined {
  return Object.keys(FORMS).find((uid) => {
    const { words, machinery } = FORMS[uid] as Form;
    return (
      uid.startsWith('api::') && [...Object.keys(words), ...machinery].every((name) => name in metadatas)
    );
  });
}

function explained(form: Form | undefined, field: Field): Field {
  const words = form?.words[field.name];
  if (!words) return field;
  const said = <Say words={words.description} />;
  if (field.type === 'string' && field.attribute.regex !== undefined)
    return { ...field, type: PATTERN, hint: said };
  if (field.type !== 'component') return { ...field, hint: said };
  // Strapi shows no description of a component: it follows the label.
  return { ...field, labelAction: <Beside mark={field.labelAction}>{said}</Beside> };
}

function titleRow(title: Words, { name, attribute }: Field): Field[] {
  // Strapi hides a field whose name the role may not read: the title borrows the name of the field below it, or of that
  // field's first part.
  const [part] = Object.keys(FORMS[attribute.component ?? '']?.words ?? {});
  const readable = part === undefined ? name : `${name}.${part}`;
  return [
    { name: readable, type: GROUP_TITLE, size: 12, attribute: { type: GROUP_TITLE }, visible: true, title },
  ];
}

/** Cuts the rows where another group begins, so that an administrator's own order of rows stays as it is. */
function grouped(form: Form, rows: Field[][]): Panel[] {
  const groupOf = (row: Field[]) =>
    form.groups.findIndex((group) => group.rows.flat().some((placed) => [placed].flat()[0] === row[0]?.name));
  const panels: Panel[] = [];
  let current = -1;
  for (const row of rows) {
    const [first] = row;
    const group = groupOf(row);
    const title = form.groups[group]?.title;
    if (panels.length === 0 || (group >= 0 && group !== current)) {
      panels.push(title && first ? [titleRow(title, first)] : []);
      current = group;
    }
    panels.at(-1)?.push(row);
  }
  return panels;
}

function arranged(layout: EditLayout): EditLayout {
  const form = FORMS[uidOf(layout) ?? ''];
  const components = Object.entries(layout.components).map(([uid, part]) => [
    uid,
    { ...part, layout: part.layout.map((row) => row.map((field) => explained(FORMS[uid], field))) },
  ]);
  const result = { ...layout, components: Object.fromEntries(components) as EditLayout['components'] };
  if (!form) return result;
  const rows = layout.layout
    .flat()
    .map((row) => row.filter(({ name }) => !form.machinery.includes(name)))
    .filter((row) => row.length > 0)
    .map((row) => row.map((field) => explained(form, field)));
  return { ...result, layout: grouped(form, rows) };
}

/** Every field asks for the layout: the answer is made once, and stays the same object. */
const made = new WeakMap<EditLayout['layout'], EditLayout>();

/**
 * Strapi's hook: groups with titles, descriptions in the panel's language, nothing that only the CMS reads. The page where an
 * administrator arranges the form gets what is stored, for it stores what it gets.
 */
export function arrangeEditLayout<T extends Given>(given: T): T {
  if (window.location.pathname.includes('/configurations/')) return given;
  const key = given.layout.layout;
  const layout = made.get(key) ?? arranged(given.layout);
  made.set(key, layout);
  return { ...given, layout };
}
