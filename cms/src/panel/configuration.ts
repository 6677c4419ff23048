import { type Cell, rowsOf, unplaced } from './arrangement';
import type { Form } from './types';

type Metadata = { edit?: Record<string, unknown>; list?: Record<string, unknown> };

/** The settings that Strapi keeps of the form and the list of a type. */
export type Configuration = {
  settings?: Record<string, unknown>;
  metadatas?: Record<string, Metadata>;
  layouts?: Record<string, unknown>;
};

/** Entries on one page of a list. */
const PAGE_SIZE = 50;

/** Strapi keeps one label for all languages of the panel, which the panel itself replaces by its own: editors speak French. */
function metadatasOf(form: Form, present: Record<string, Metadata>): Record<string, Metadata> {
  const said = Object.entries(form.words).filter(([name]) => present[name] !== undefined);
  const changed = said.map(([name, { label, description }]) => {
    const { edit, list } = present[name] ?? {};
    return [
      name,
      { edit: { ...edit, label: label.fr, description: description.fr }, list: { ...list, label: label.fr } },
    ];
  });
  return { ...present, ...(Object.fromEntries(changed) as Record<string, Metadata>) };
}

/**
 * The configuration of a type as its form wants it. A field that the form does not know stands at its end.
 * @param present what Strapi made, or an administrator
 * @param attributes names of the type's own fields
 */
export function configurationOf(
  form: Form,
  present: Configuration,
  attributes: readonly string[],
): Configuration {
  const rows = rowsOf(form)
    .map((cells) => cells.filter(({ name }) => attributes.includes(name)))
    .filter((cells) => cells.length > 0);
  const rest = unplaced(form, attributes).map((name): Cell[] => [{ name, size: 12 }]);
  return {
    settings: { ...present.settings, ...(form.list && { pageSize: PAGE_SIZE }), ...form.settings },
    metadatas: metadatasOf(form, present.metadatas ?? {}),
    layouts: {
      ...present.layouts,
      edit: [...rows, ...rest],
      ...(form.list && { list: form.list }),
    },
  };
}
