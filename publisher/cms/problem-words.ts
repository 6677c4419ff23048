type Language = 'fr' | 'en';

/**
 * The expectations that the build has of an entry (src/content, src/site-build), each with its French wording. Names of
 * fields, values and the reasons that other programs give stay as they are.
 */
const IN_FRENCH: readonly (readonly [RegExp, string])[] = [
  [/^expected a text$/, 'un texte est attendu'],
  [
    /^expected lower-case letters, digits and single hyphens$/,
    'des minuscules, des chiffres et des traits d’union simples sont attendus',
  ],
  [/^expected an address of its own$/, 'une adresse à elle est attendue'],
  [/^expected a path such as (\S+)$/, 'un chemin comme $1 est attendu'],
  [
    /^expected another version, because the site cannot be built with this one$/,
    'une autre version est attendue, parce que le site ne peut pas être construit avec celle-ci',
  ],
  [/^expected an entry that can be read$/, 'une entrée lisible est attendue'],
  [/^expected a picture that can be downloaded$/, 'une image qui se télécharge est attendue'],
  [/^expected a picture with a size$/, 'une image qui a des dimensions est attendue'],
  [/^expected a readable picture$/, 'une image lisible est attendue'],
  [
    /^expected every picture of the text to be in the media library, but (.+) is not$/,
    'toutes les images du texte sont attendues dans la médiathèque, mais $1 n’y est pas',
  ],
  [
    /^expected every picture of the text to be one that the site can show \((.+) or (\w+)\), but (.+) is not$/,
    'toutes les images du texte sont attendues telles que le site peut les montrer ($1 ou $2), mais $3 ne l’est pas',
  ],
  [/^expected a country published in “(\w+)”$/, 'un pays publié en «\u00a0$1\u00a0» est attendu'],
  [
    /^the article has a region, so a country published in “(\w+)” was expected$/,
    'l’article a une région, un pays publié en «\u00a0$1\u00a0» est donc attendu',
  ],
  [
    /^the article has the step (\w+), so a country published in “(\w+)” was expected$/,
    'l’article a l’étape $1, un pays publié en «\u00a0$2\u00a0» est donc attendu',
  ],
  [/^expected a region of the article’s own country$/, 'une région du pays de l’article est attendue'],
  [/^expected no point twice in a row$/, 'aucun point n’est attendu deux fois de suite'],
  [/^Invalid option: expected one of (.+)$/, 'une de ces valeurs est attendue\u00a0: $1'],
  [/^Invalid input: expected (\w+), received (\w+)$/, 'une valeur de type $1 est attendue, et non $2'],
];

const SHAPE = /^(?:([\w.-]+): )?(.+?)(?:, found (.+))?$/s;

/**
 * A problem of an entry in an editor's language; what no table knows stays in English.
 * @example problemIn('fr', 'titre: expected a text, found nothing') → 'titre : un texte est attendu, trouvé : rien'
 */
export function problemIn(language: Language, problem: string): string {
  const [, field, expected = '', found] = SHAPE.exec(problem) ?? [];
  const known = language === 'fr' ? IN_FRENCH.find(([pattern]) => pattern.test(expected)) : undefined;
  if (!known) return problem;
  const [pattern, words] = known;
  const nothing = found === 'none' || found === 'nothing';
  return [
    field === undefined ? '' : `${field}\u00a0: `,
    expected.replace(pattern, words),
    found === undefined ? '' : `, trouvé\u00a0: ${nothing ? 'rien' : found}`,
  ].join('');
}
