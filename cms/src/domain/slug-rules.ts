import type { Message } from './message';
import { isReserved, isSlug, SLUG_LENGTH } from './slug';

export type SlugFacts = {
  slug: string;
  inCountry: boolean;
  /** Titles of other published entries at the same address. */
  takenBy: readonly string[];
};

/** SPEC §2 and DECISIONS 13: every address belongs to one page. */
export function slugFaults({ slug, inCountry, takenBy }: SlugFacts): Message[] {
  if (!isSlug(slug)) {
    return [
      {
        fr: `le slug « ${slug} » doit être en minuscules sans accents, chiffres et tirets simples, comme « plage-noire »`,
        en: `the slug “${slug}” must be lower-case letters without accents, digits and single hyphens, such as “black-beach”`,
      },
    ];
  }
  if (slug.length > SLUG_LENGTH) {
    const [count, most] = [slug.length, SLUG_LENGTH].map(String);
    return [
      {
        fr: `le slug a ${count} caractères, et il en faut ${most} au plus\u202f; raccourcissez-le`,
        en: `the slug has ${count} characters, and ${most} is the most; shorten it`,
      },
    ];
  }
  if (isReserved(slug, { inCountry })) {
    return [
      {
        fr: `le slug « ${slug} » est réservé aux pages du site ; choisissez-en un autre`,
        en: `the slug “${slug}” is reserved for the site's own pages; choose another`,
      },
    ];
  }
  return takenBy.map((title) => ({
    fr: `le slug « ${slug} » est déjà l’adresse de « ${title} » ; choisissez-en un autre`,
    en: `the slug “${slug}” is the address of “${title}” already; choose another`,
  }));
}
