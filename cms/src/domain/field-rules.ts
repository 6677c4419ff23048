import { isShown } from './file-kinds';
import type { Message } from './message';
import { expectedInstead } from './patterns';

/** Spaces of any kind, and marks without a width: a title of these alone is none. */
const NOTHING = /^[\s\p{Cf}]*$/u;

/** A field as the schema of a content type or a component describes it. */
type Field = {
  readonly type: string;
  readonly required?: boolean | undefined;
  readonly regex?: string | RegExp | undefined;
  readonly component?: string | undefined;
  /** Kinds of files that the media library offers for a field. */
  readonly allowedTypes?: string | readonly (string | undefined)[] | undefined;
};
export type Fields = Readonly<Record<string, Field>>;

/** Knowledge of content types and components, by their uid. */
export type Known = {
  readonly fieldsOf: (uid: string) => Fields;
  /** Gives the name that editors read above a field. */
  readonly labelOf: (uid: string, name: string) => Message;
};

const NOWHERE: Message = { fr: '', en: '' };

/** The panel offers nothing but pictures for such a field; an API takes whatever file it is given. */
function pictureFaults(label: Message, { allowedTypes }: Field, value: unknown): Message[] {
  const { url } = (value ?? {}) as { url?: unknown };
  if ([allowedTypes].flat().join() !== 'images' || typeof url !== 'string' || isShown(url)) return [];
  return [
    {
      fr: `«\u00a0${label.fr}\u00a0» (${url}) n’est pas une image que le site peut montrer\u202f; une image JPEG, PNG, WebP, AVIF ou TIFF est attendue`,
      en: `“${label.en}” (${url}) is no picture that the site can show; a JPEG, PNG, WebP, AVIF or TIFF is expected`,
    },
  ];
}

function faultOf(label: Message, field: Field, value: unknown): Message[] {
  const { type, required, regex } = field;
  if (type === 'media') return pictureFaults(label, field, value);
  if (typeof value !== 'string') return [];
  if (required === true && ['string', 'text'].includes(type) && NOTHING.test(value))
    return [
      {
        fr: `«\u00a0${label.fr}\u00a0» est vide\u202f; un texte est attendu`,
        en: `“${label.en}” is empty; a text is expected`,
      },
    ];
  const expected = value === '' || regex === undefined ? undefined : expectedInstead(regex, value);
  if (expected)
    return [
      {
        fr: `«\u00a0${label.fr}\u00a0» (${value}) n’a pas la forme attendue\u202f; ${expected.fr}`,
        en: `“${label.en}” (${value}) has not the expected form; ${expected.en}`,
      },
    ];
  return [];
}

/** @example at({ fr: 'Alertes', en: 'Alerts' }, ' 2, ') → { fr: 'Alertes 2, ', en: 'Alerts 2, ' } */
const at = ({ fr, en }: Message, end: string): Message => ({ fr: fr + end, en: en + end });

/**
 * Finds what no page can show in an entry and in its components: required texts that are blank, texts that are not of their
 * field’s pattern, addresses that lead nowhere, and files that are no pictures.
 * @param uid of the content type or the component
 */
export function fieldFaults(
  uid: string,
  values: Readonly<Record<string, unknown>>,
  known: Known,
  within: Message = NOWHERE,
): Message[] {
  return Object.entries(known.fieldsOf(uid)).flatMap(([name, field]) => {
    const value = values[name];
    const own = known.labelOf(uid, name);
    const label = { fr: within.fr + own.fr, en: within.en + own.en };
    const { component } = field;
    if (component === undefined) return faultOf(label, field, value);
    const isList = Array.isArray(value);
    return [value].flat().flatMap((part, index) => {
      if (typeof part !== 'object' || part === null) return [];
      const place = at(label, isList ? ` ${String(index + 1)}, ` : ', ');
      return fieldFaults(component, part as Readonly<Record<string, unknown>>, known, place);
    });
  });
}
