import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';

const CMS = resolve(__dirname, '../../../cms/src');

type Attribute = {
  readonly type: string;
  readonly required?: boolean;
  readonly regex?: string;
  readonly enum?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly component?: string;
  readonly repeatable?: boolean;
};
type Schema = { readonly attributes: Readonly<Record<string, Attribute>> };

/** Fields that code fills, and those that say when an entry is published. */
const NOT_TYPED = ['import_key', 'id_court', 'trace', 'anciennes_adresses', 'publier_le'];

const schemaOf = (file: string) => JSON.parse(readFileSync(join(CMS, file), 'utf8')) as Schema;

/** Of a rule of the CMS for a text, by its beginning: texts that follow it, almost follow it, or do not. */
const BY_RULE: readonly (readonly [string, readonly string[]])[] = [
  ['^https://', ['https://example.org/', 'https://', 'https://exämple.org/ü', 'https://a b', 'http://a.org']],
  ['^(1[0-2]', ['6-9', '11-2', '3-3', '1, 5-7', '12-1, 2', '13', '6-', '']],
  ['^[a-z][a-z0-9]{4}$', ['k3v9x', 'aaaaa', 'K3V9X', 'k3v9']],
  ['^[a-z][a-z0-9]{4}(', ['k3v9x b2c3d', 'k3v9x', 'k3v9x,b2c3d']],
];

const TEXTS = [
  ...[
    'Geysir',
    ' ',
    '',
    'Ýmir & <fils>',
    '«\u00a0Où\u202f?\u00a0»',
    '\u00ad\u200b',
    '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
    '富士山',
    'x\u0000y',
  ],
  ...['x'.repeat(121), 'x'.repeat(301), '\ud800', '\u202egnirts', ']]>', '{{fact:none}}', 'ligne\nligne'],
];

const MARKDOWN = [
  '',
  'Un texte.',
  '##\u00a0Titre\n\n-\u00a0un\n-\u00a0deux',
  '[ici](https://) et [là](http://[::1)',
  '[x](javascript:alert(1)) <b>gras</b>',
  ':::conseil\nUn conseil.\n:::\n\n:::attention\nsans fin',
  '| a | b |\n|---|\n| 1 | 2 | 3 |',
  '# Titre\n#### Titre\n## ',
  '![](/uploads/none.jpg)',
  '\u0000\u0008\ud800',
  '> '.repeat(50) + 'x',
  '[a]: /fr/\n[a][a] [^1]\n\n[^1]: note',
];

const SHAPES = [
  { type: 'Point', coordinates: [-20.3, 64.3] },
  { type: 'Point', coordinates: [-20.3, 64.3, 100] },
  { type: 'Point', coordinates: [64.3, -20.3] },
  { type: 'Point', coordinates: [] },
  { type: 'Point', coordinates: ['-20.3', '64.3'] },
  { type: 'LineString', coordinates: [[-20.3, 64.3]] },
  {
    type: 'LineString',
    coordinates: [
      [-20.3, 64.3],
      [-20.3, 64.3],
      [-20.2, 64.3],
    ],
  },
  { type: 'Feature', geometry: { type: 'Point', coordinates: [-20.3, 64.3] }, properties: {} },
  { type: 'FeatureCollection', features: [] },
  { type: 'MultiPoint', coordinates: [[-20.3, 64.3]] },
  { type: 'Polygon', coordinates: [[]] },
  'POINT(-20 64)',
  [],
];

/** Mostly the first ones, which are good: of an entry all fields have to be, for it to be taken. */
const mostly = <T>(good: readonly T[], all: readonly T[]): fc.Arbitrary<T> =>
  fc.oneof(
    { weight: 24, arbitrary: fc.constantFrom(...good) },
    { weight: 1, arbitrary: fc.constantFrom(...all) },
  );

function numberOf({ type, min = -1e6, max = 1e6 }: Attribute): fc.Arbitrary<unknown> {
  const between = type === 'integer' ? Math.round((min + max) / 2) : (min + max) / 2 + 0.25;
  const odd = [min - 1, max + 1, 0.1 + 0.2, -0, 1e-7, 1e21, '8,5', '12', 'x', ''];
  return mostly<unknown>([min, max, between], odd);
}

function textOf({ regex, type }: Attribute): fc.Arbitrary<unknown> {
  if (type === 'richtext') return mostly<unknown>(MARKDOWN.slice(0, 8), MARKDOWN);
  const texts = BY_RULE.find(([beginning]) => regex?.startsWith(beginning))?.[1] ?? TEXTS;
  return mostly<unknown>(texts.slice(0, 1), texts);
}

function valueOf(attribute: Attribute): fc.Arbitrary<unknown> {
  switch (attribute.type) {
    case 'enumeration':
      return mostly<unknown>(attribute.enum ?? [], ['autrement', '', 3]);
    case 'boolean':
      return mostly<unknown>([true, false], [null, 'oui']);
    case 'integer':
    case 'decimal':
      return numberOf(attribute);
    case 'date':
      return mostly<unknown>(
        ['2026-01-02', '2020-02-29'],
        ['2062-11-20', '0001-01-01', '2026-02-30', 'hier'],
      );
    case 'datetime':
      return mostly<unknown>(['2026-01-02T10:00:00.000Z'], ['9999-12-31T23:59:59Z', 'hier', 5]);
    case 'json':
      return mostly<unknown>(SHAPES.slice(0, 2), SHAPES);
    case 'component':
      return componentOf(attribute);
    default:
      return textOf(attribute);
  }
}

function componentOf({ component = '', repeatable = false }: Attribute): fc.Arbitrary<unknown> {
  const one = fieldsOf(schemaOf(`components/${component.replace('.', '/')}.json`));
  return repeatable ? fc.array(one, { maxLength: 3 }) : one;
}

/** Relations and files are the caller's: there must be something to point at. */
const isOwn = ([name, { type, component }]: readonly [string, Attribute]) =>
  !NOT_TYPED.includes(name) && !['relation', 'media'].includes(type) && component !== 'media.image';

function fieldsOf({ attributes }: Schema): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(attributes).filter(isOwn);
  const values = fields.map(([name, attribute]) => {
    const value = valueOf(attribute);
    return [name, attribute.required ? value : fc.option(value, { freq: 2, nil: undefined })] as const;
  });
  return fc.record(Object.fromEntries(values));
}

/** Makes entries as a hand might type them into the form of a content type, by its schema: mostly right, not always. */
export const typedEntries = (kind: string): fc.Arbitrary<Record<string, unknown>> =>
  fieldsOf(schemaOf(`api/${kind}/content-types/${kind}/schema.json`));
