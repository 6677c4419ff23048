import type { Message } from './message';

/** A field as the schema of a content type or a component describes it. */
type Field = {
  readonly type: string;
  readonly required?: boolean | undefined;
  readonly regex?: string | RegExp | undefined;
  readonly component?: string | undefined;
};
export type Fields = Readonly<Record<string, Field>>;

const isAddress = ({ regex }: Field): boolean => /^\/?\^https:/.test(String(regex ?? ''));

function faultOf(path: string, field: Field, value: unknown): Message[] {
  if (typeof value !== 'string') return [];
  if (field.required === true && ['string', 'text'].includes(field.type) && value.trim() === '')
    return [
      {
        fr: `«\u00a0${path}\u00a0» est vide\u202f; un texte est attendu`,
        en: `“${path}” is empty; a text is expected`,
      },
    ];
  if (isAddress(field) && value !== '' && !URL.canParse(value))
    return [
      {
        fr: `«\u00a0${path}\u00a0» (${value}) n’est pas une adresse entière\u202f; une adresse comme https://exemple.org/page est attendue`,
        en: `“${path}” (${value}) is no whole address; an address such as https://example.org/page is expected`,
      },
    ];
  return [];
}

/**
 * Finds what Strapi takes and no page can show, in an entry and in its components: required texts that are blank, and
 * addresses that lead nowhere.
 * @param partsOf gives the fields of a component
 */
export function fieldFaults(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  partsOf: (component: string) => Fields,
  within = '',
): Message[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name];
    const path = within + name;
    if (field.component === undefined) return faultOf(path, field, value);
    const parts = partsOf(field.component);
    const isList = Array.isArray(value);
    return [value].flat().flatMap((part, index) => {
      if (typeof part !== 'object' || part === null) return [];
      const place = isList ? `${path} ${String(index + 1)}` : path;
      return fieldFaults(parts, part as Readonly<Record<string, unknown>>, partsOf, `${place}, `);
    });
  });
}
