import { climateFaults } from '../../../cms/src/domain/country-rules';
import { fieldFaults, type Fields, type Known } from '../../../cms/src/domain/field-rules';

const MODELS: Readonly<Record<string, Fields>> = {
  article: {
    titre: { type: 'string', required: true },
    resume: { type: 'string' },
    lien: { type: 'string', regex: /^https:\/\// },
    saison: {
      type: 'string',
      regex: '^(1[0-2]|[1-9])(-(1[0-2]|[1-9]))?(, (1[0-2]|[1-9])(-(1[0-2]|[1-9]))?)*$',
    },
    alertes: { type: 'component', component: 'alerte' },
    image: { type: 'media', allowedTypes: ['images'] },
    gpx: { type: 'media', allowedTypes: ['files'] },
  },
  alerte: { source: { type: 'string', required: true, regex: '^https://' } },
};
const LABELS: Readonly<Record<string, { fr: string; en: string }>> = {
  saison: { fr: 'Mois de la saison', en: 'Months of the season' },
  alertes: { fr: 'Alertes', en: 'Alerts' },
  source: { fr: 'Adresse', en: 'Address' },
};
const KNOWN: Known = {
  fieldsOf: (uid) => MODELS[uid] ?? {},
  labelOf: (_, name) => LABELS[name] ?? { fr: name, en: name },
};

const faults = (values: Record<string, unknown>) => fieldFaults('article', values, KNOWN);

it.each([
  ['a whole entry', { titre: 'Geysir', lien: 'https://example.org/', saison: '11-2, 6', alertes: [] }, []],
  ['what is not required and empty', { titre: 'Geysir', resume: ' ', lien: '', alertes: null }, []],
  ['a part of an entry', { resume: 'x' }, []],
  ['a blank title', { titre: ' \u00a0' }, ['“titre” is empty; a text is expected']],
  [
    'a title of marks without a width',
    { titre: '\u2060\u200b\u00ad' },
    ['“titre” is empty; a text is expected'],
  ],
  [
    'an unfinished address',
    { lien: 'https://' },
    [
      '“lien” (https://) has not the expected form; a whole address such as https://example.org/page is expected',
    ],
  ],
  [
    'months in words',
    { saison: 'juin à août' },
    [
      '“Months of the season” (juin à août) has not the expected form; months as numbers are expected, such as 6-9, or 11-2, 6',
    ],
  ],
  [
    'the second of a list',
    { alertes: [{ source: 'https://example.org' }, { source: 'https://a b' }] },
    [expect.stringMatching(/^“Alerts 2, Address” \(https:\/\/a b\) has not the expected form/)],
  ],
  ['a picture and a track', { image: { url: '/uploads/a.JPG' }, gpx: { url: '/uploads/a.gpx' } }, []],
  [
    'a document in the place of a picture',
    { image: { url: '/uploads/a.pdf' } },
    [
      '“image” (/uploads/a.pdf) is no picture that the site can show; a JPEG, PNG, WebP, AVIF or TIFF is expected',
    ],
  ],
  [
    'a component that is no list',
    { alertes: { source: '' } },
    ['“Alerts, Address” is empty; a text is expected'],
  ],
])('%s', (_, values, expected) => {
  expect(faults(values).map(({ en }) => en)).toEqual(expected);
});

it('a fault in French names the field as its form does', () => {
  expect(faults({ alertes: [{ source: '' }] }).map(({ fr }) => fr)).toEqual([
    '«\u00a0Alertes 1, Adresse\u00a0» est vide\u202f; un texte est attendu',
  ]);
});

const months = (...numbers: number[]) => numbers.map((mois) => ({ mois }));

it.each([
  ['no climate', [], 0],
  ['a whole year', months(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12), 0],
  ['half a year', months(1, 2, 3, 4, 5, 6), 1],
  ['a year in another order', months(12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), 1],
])('%s has as many faults', (_, climate, count) => {
  expect(climateFaults(climate)).toHaveLength(count);
});
