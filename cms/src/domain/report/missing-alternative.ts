import type { PublishedEntry } from './entry';
import { type Finding, finding } from './finding';
import { markdownPictures } from './markdown-pictures';

/** Pictures that say nothing to those who do not see them: of the entry's fields, and within its texts. */
export function missingAlternative(entry: PublishedEntry): Finding[] {
  const silent = entry.pictures.filter(({ alternative }) => !alternative?.trim()).length;
  const inTexts = entry.texts
    .flatMap(markdownPictures)
    .filter(({ alternative }) => alternative === '')
    .map(({ source }) =>
      finding('missing-alternative', entry, {
        fr: `l’image ${source} du texte n’a pas de texte alternatif`,
        en: `the picture ${source} in the text has no alternative text`,
      }),
    );
  if (silent === 0) return inTexts;
  const ofFields = finding('missing-alternative', entry, {
    fr:
      silent === 1
        ? 'une image n’a pas de texte alternatif'
        : `${silent} images n’ont pas de texte alternatif`,
    en: silent === 1 ? 'a picture has no alternative text' : `${silent} pictures have no alternative text`,
  });
  return [ofFields, ...inTexts];
}
