import { z } from 'zod';
import { problemIn } from '../../../publisher/cms/problem-words';
import { STRAY_REGION, missingCountry } from '../../../src/content/article/place';
import { ContentError } from '../../../src/content/content-error';
import { rawRichText } from '../../../src/content/markdown/adapt';
import { parseRaw, rawEnum, rawRequiredText, rawSlug } from '../../../src/content/raw';

/** Returns what the build really says of a value. */
function problemOf(schema: z.ZodType, value: unknown): string {
  try {
    parseRaw(z.object({ champ: schema }), 'article', { documentId: 'x', locale: 'fr', champ: value });
  } catch (error) {
    if (error instanceof ContentError) return error.problems[0] ?? '';
  }
  throw new Error('no problem was found');
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  [problemOf(rawRequiredText, ' '), 'champ : un texte est attendu, trouvé : " "'],
  [
    problemOf(rawSlug, 'A b'),
    'champ : des minuscules, des chiffres et des traits d’union simples sont attendus, trouvé : "A b"',
  ],
  [problemOf(rawEnum(['a', 'b']), 'c'), 'champ : une de ces valeurs est attendue : "a"|"b", trouvé : "c"'],
  [
    problemOf(rawRequiredText, 5),
    'champ : une valeur de type string est attendue, et non number, trouvé : 5',
  ],
  [
    problemOf(rawRichText, {
      data: '![a](/uploads/a.pdf) et la suite',
      medias: [{ src: '/uploads/a.pdf', file: { url: '/uploads/a.pdf' }, localFile___NODE: 'f' }],
    }),
    'champ.data : toutes les images du texte sont attendues telles que le site peut les montrer (JPEG, PNG, WebP, AVIF ou TIFF), mais /uploads/a.pdf ne l’est pas',
  ],
  [missingCountry('fr'), 'pay : un pays publié en « fr » est attendu'],
  [STRAY_REGION, 'region : une région du pays de l’article est attendue'],
  [
    'pay: the article has the step etape1, so a country published in “en” was expected, found none',
    'pay : l’article a l’étape etape1, un pays publié en « en » est donc attendu, trouvé : rien',
  ],
  [
    'expected a readable picture, found photo.jpg: unsupported image format',
    'une image lisible est attendue, trouvé : photo.jpg: unsupported image format',
  ],
  [
    'expected another version, because the site cannot be built with this one',
    'une autre version est attendue, parce que le site ne peut pas être construit avec celle-ci',
  ],
  [
    'expected an entry that can be read, found RangeError',
    'une entrée lisible est attendue, trouvé : RangeError',
  ],
  ['something that no table knows', 'something that no table knows'],
])('says “%s” in French', (problem, expected) => {
  expect(plain(problemIn('fr', problem))).toBe(expected);
  expect(problemIn('en', problem)).toBe(problem);
});
