/** The same words in both languages of the panel. */
export type Words = Record<'fr' | 'en', string>;

/** The words above a field, and those below it. */
export type FieldWords = { readonly label: Words; readonly description: Words };

/** A field in its row; alone, it takes the width that is left. A row is 12 wide. */
export type Placed = string | readonly [name: string, size: number];

type Group = {
  /** Nothing: the form has one group, which needs no title. */
  readonly title?: Words;
  /** Fields of a row stand side by side. */
  readonly rows: readonly (readonly Placed[])[];
};

/** The form of a content type or a component in the panel, and the list of its entries. */
export type Form = {
  /** In the order in which an editor fills them in. */
  readonly groups: readonly Group[];
  /** Fields that the CMS keeps for itself: in no form. */
  readonly machinery: readonly string[];
  readonly words: Readonly<Record<string, FieldWords>>;
  /** Columns of the list; a component has none. */
  readonly list?: readonly string[];
  readonly settings?: Readonly<Record<string, string | number>>;
};

type Said = readonly [label: string, description: string];

/** @example say(['Titre', 'Le nom de la page.'], ['Title', 'The name of the page.']) */
export const say = (fr: Said, en: Said): FieldWords => ({
  label: { fr: fr[0], en: en[0] },
  description: { fr: fr[1], en: en[1] },
});

export const words = (fr: string, en: string): Words => ({ fr, en });
