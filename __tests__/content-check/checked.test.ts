import { HEAD } from '../../tools/content-check/ledger';
import { checkChecked } from '../../tools/content-check/rules/checked';
import { found, SOUTH } from './support';

const FILE = `content/${SOUTH}/article.yaml`;
const ledger = (checked: string, unchecked: string, day = '') =>
  `${HEAD}\nsouth,C,2026-11-25,fr,${checked},${unchecked},${day},dates,https://a.is\n`;
const article = (more = '') => `auteur: camille\npublie_le: 2026-03-02\n${more}`;

function problemsOf(facts: string, row: string): string[] {
  const files = { [`${SOUTH}/article.yaml`]: article(facts), 'REVIEW.csv': row };
  return found(checkChecked, files).filter((problem) => !problem.includes('jet-lag'));
}

it.each<[string, string, string]>([
  [
    'what was checked and what was not',
    'verifie: [acces, saison]\nnon_verifie: [prix]',
    ledger('acces saison', 'prix'),
  ],
  ['nothing at all', '', ledger('', '')],
  ['the day of the source', 'verifie: [acces]\nverifie_le: 2026-04-01', ledger('acces', '', '2026-04-01')],
  ['no day of a source older than the text', 'verifie: [acces]', ledger('acces', '', '2026-03-01')],
  ['no day where nothing was checked', 'non_verifie: [acces]', ledger('', 'acces', '2026-04-01')],
])('an article may tell %s', (_, facts, row) => {
  expect(problemsOf(facts, row)).toEqual([]);
});

it.each<[string, string, string, string]>([
  [
    'more than the ledger knows',
    'verifie: [acces, prix]',
    ledger('acces', ''),
    `${FILE}:3 verifie: says acces, prix; the ledger says acces (line 2)`,
  ],
  [
    'less than the ledger knows to be open',
    'verifie: [acces]',
    ledger('acces', 'prix'),
    `${FILE}:1 non_verifie: says nothing; the ledger says prix (line 2)`,
  ],
  [
    'a day that the ledger leaves open',
    'verifie: [acces]\nverifie_le: 2026-04-01',
    ledger('acces', ''),
    `${FILE}:4 verifie_le: is set, but the ledger names no day of a source (source_du)`,
  ],
  [
    'another day',
    'verifie: [acces]\nverifie_le: 2026-04-02',
    ledger('acces', '', '2026-04-01'),
    `${FILE}:4 verifie_le: is not the day of the ledger’s source (2026-04-01)`,
  ],
  [
    'a day before the text',
    'verifie: [acces]\nverifie_le: 2026-03-01',
    ledger('acces', '', '2026-03-01'),
    `${FILE}:4 verifie_le: is before the text was there (publie_le, 2026-03-02)`,
  ],
  [
    'no day though there is one',
    'verifie: [acces]',
    ledger('acces', '', '2026-04-01'),
    `${FILE}:1 verifie_le: is missing; the ledger’s source is of 2026-04-01`,
  ],
])('it may not tell %s', (_, facts, row, expected) => {
  expect(problemsOf(facts, row)).toEqual([expected]);
});

it.each<[string, string, string]>([
  [
    'an aspect is both',
    ledger('acces', 'acces'),
    'non_verifie: "acces" is said to be checked as well; what is open in part is not checked',
  ],
  ['a day is none', ledger('', '', 'March 2026'), 'source_du: expected a day such as 2026-03-02, or nothing'],
])('the ledger is wrong where %s', (_, row, expected) => {
  expect(problemsOf(row.includes('acces acces') ? '' : 'verifie: [acces]', row)).toContain(
    `content/REVIEW.csv:2 ${expected}`,
  );
});
