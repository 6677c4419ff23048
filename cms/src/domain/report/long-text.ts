import type { Message } from '../message';
import type { PublishedEntry } from './entry';
import { type Finding, finding } from './finding';

type Field = 'title' | 'seoTitle' | 'seoDescription';

/** In characters: search engines cut the rest off, cards and menus wrap it. */
const LIMITS: Record<Field, number> = { title: 80, seoTitle: 60, seoDescription: 155 };

const NAMES: Record<Field, Message> = {
  title: { fr: 'le titre', en: 'the title' },
  seoTitle: { fr: 'le titre de référencement', en: 'the SEO title' },
  seoDescription: { fr: 'la description de référencement', en: 'the SEO description' },
};

/** Titles and descriptions that are cut off where they show. */
export function longText(entry: PublishedEntry): Finding[] {
  return (Object.keys(LIMITS) as Field[]).flatMap((field) => {
    const [length, limit] = [[...(entry[field] ?? '')].length, LIMITS[field]];
    if (length <= limit) return [];
    return [
      finding('long-text', entry, {
        fr: `${NAMES[field].fr} compte ${length} caractères, ${limit} au plus attendus`,
        en: `${NAMES[field].en} has ${length} characters, at most ${limit} expected`,
      }),
    ];
  });
}
