/**
 * Something that visitors or machines put into the forms, and what both sides say of it. The site and the CMS know
 * nothing of each other's code, so this table is where their rules meet.
 */
export type FieldCase = readonly [name: string, value: unknown, fault: string | undefined];

const nul = '\u0000';
const rightToLeft = '\u202e';

export const EMAIL_CASES: readonly FieldCase[] = [
  ['an address', 'ana.souza+voyage@mail.example.org', undefined],
  ['an address with spaces around it', '  ana@example.org ', undefined],
  ['a zero-width space behind it', 'ana@example.org\u200b', undefined],
  ['marks of direction around it', '\u202aana@example.org\u202c', undefined],
  ['a word joiner before it', '\u2060ana@example.org', undefined],
  ['a link', 'mailto:ana@example.org', undefined],
  ['a domain with an accent', 'ana@gîte-des-ormes.example', undefined],
  ['the same in ASCII', 'ana@xn--gte-des-ormes-ffb.example', undefined],
  ['a curly apostrophe', 'ana.o’essai@example.org', undefined],
  ['a mark inside', 'ana\u200b@example.org', 'malformed'],
  ['an accent before the @', 'aña@example.org', 'malformed'],
  ['nothing', '', 'required'],
  ['spaces', '   ', 'required'],
  ['no @', 'ana.example.org', 'malformed'],
  ['no domain', 'ana@', 'malformed'],
  ['no top level', 'ana@example', 'malformed'],
  ['two @', 'ana@b@example.org', 'malformed'],
  ['two points', 'ana..souza@example.org', 'malformed'],
  ['a space inside', 'ana souza@example.org', 'malformed'],
  ['a header injection', 'ana@example.org\nBcc: all@example.org', 'malformed'],
  ['an encoded header injection', 'ana@example.org%0aBcc:all@example.org', 'malformed'],
  ['two addresses', 'ana@example.org,bob@example.org', 'malformed'],
  ['a name and an address', 'Ana <ana@example.org>', 'malformed'],
  ['a homoglyph', 'аna@example.org', 'malformed'],
  ['a homoglyph in the domain', 'ana@exаmple.org', 'malformed'],
  ['a right-to-left override', `ana${rightToLeft}@example.org`, 'malformed'],
  ['a null byte', `ana${nul}@example.org`, 'malformed'],
  ['a script', '<script>alert(1)</script>@example.org', 'malformed'],
  [
    '254 characters',
    `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.examples`,
    undefined,
  ],
  ['a name part that no server carries', `${'a'.repeat(65)}@example.org`, 'malformed'],
  [
    '255 characters',
    `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.exampless`,
    'malformed',
  ],
];

/** @param limit characters that the field may hold */
export function textCases(limit: number): readonly FieldCase[] {
  return [
    ['words', 'Quelle belle plage', undefined],
    ['accents and emoji', 'Ça vaut le détour 👨‍👩‍👧 – été', undefined],
    ['Arabic', 'شكرا جزيلا', undefined],
    ['nothing', '', 'required'],
    ['spaces and line breaks', ' \n\t ', 'required'],
    ['no-break spaces', '\u00a0\u202f', 'required'],
    ['zero-width characters', '\u200b\u200d\ufeff', 'required'],
    ['null bytes', nul.repeat(3), 'required'],
    ['a right-to-left override alone', rightToLeft, 'required'],
    ['a script', '<script>alert(1)</script>', undefined],
    ['SQL', "'; DROP TABLE comments; --", undefined],
    ['a template', '{{constructor.constructor("return 1")()}} ${7*7} <%= 7 %>', undefined],
    ['as much as fits', 'a'.repeat(limit), undefined],
    ['one too many', 'a'.repeat(limit + 1), 'too-long'],
    ['as much as fits, and spaces around it', ` ${'a'.repeat(limit)} `, undefined],
  ];
}

/** Never sent by the site's own forms; the server hears them all the same. */
export const WRONG_TYPES: readonly FieldCase[] = [
  ['a number', 7, 'type'],
  ['a list', ['a'], 'type'],
  ['an object', { $ne: null }, 'type'],
  ['a nested object', { a: { b: { c: 'd' } } }, 'type'],
  ['true', true, 'type'],
  ['nothing at all', undefined, 'required'],
];
