/** A message in both languages: editors read French, the site's builders English. */
export type Message = {
  fr: string;
  en: string;
};

/** @example inBothLanguages({ fr: 'Trop long.', en: 'Too long.' }) → 'Trop long. / Too long.' */
export const inBothLanguages = ({ fr, en }: Message): string => `${fr} / ${en}`;
