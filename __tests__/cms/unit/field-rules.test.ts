import { climateFaults } from '../../../cms/src/domain/country-rules';
import { fieldFaults, type Fields } from '../../../cms/src/domain/field-rules';

const FIELDS: Fields = {
  titre: { type: 'string', required: true },
  resume: { type: 'string' },
  lien: { type: 'string', regex: /^https:\/\// },
  alertes: { type: 'component', component: 'pays.alerte' },
};
const PARTS: Fields = { source: { type: 'string', required: true, regex: '^https://' } };

const faults = (values: Record<string, unknown>) =>
  fieldFaults(FIELDS, values, () => PARTS).map(({ en }) => en);

it.each([
  ['a whole entry', { titre: 'Geysir', lien: 'https://example.org/', alertes: [] }, []],
  ['what is not required and empty', { titre: 'Geysir', resume: ' ', lien: '', alertes: null }, []],
  ['a part of an entry', { resume: 'x' }, []],
  ['a blank title', { titre: ' \u00a0' }, ['“titre” is empty; a text is expected']],
  [
    'an unfinished address',
    { lien: 'https://' },
    ['“lien” (https://) is no whole address; an address such as https://example.org/page is expected'],
  ],
  [
    'the second of a list',
    { alertes: [{ source: 'https://example.org' }, { source: 'https://a b' }] },
    [
      '“alertes 2, source” (https://a b) is no whole address; an address such as https://example.org/page is expected',
    ],
  ],
  [
    'a component that is no list',
    { alertes: { source: '' } },
    ['“alertes, source” is empty; a text is expected'],
  ],
])('%s', (_, values, expected) => {
  expect(faults(values)).toEqual(expected);
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
