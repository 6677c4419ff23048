import { checkReview, ledgerProblems } from '../../tools/content-check/rules/review';
import { found } from './support';

const HEAD = 'cle,relu_par,relu_le,langues,verifie,non_verifie,source_du,faits_verifies,source_officielle\n';
const FILE = 'content/REVIEW.csv';
const row = (key: string) =>
  `${key},Camille,2026-10-02,fr en,acces,,,"dates, altitudes",https://safetravel.is\n`;
const rows = (...keys: string[]) => keys.map(row).join('');
const problems = (text: string) =>
  ledgerProblems(text, ['a', 'b']).map(
    ({ line, field, message }) => `${String(line)} ${field ?? '-'}: ${message}`,
  );

it.each<[string, string, string[]]>([
  ['a good ledger', HEAD + rows('b', 'a'), []],
  [
    'a mark at the beginning, Windows’ line ends',
    `\uFEFF${HEAD}${rows('a', 'b')}`.replaceAll('\n', '\r\n'),
    [],
  ],
  ['other columns', 'cle,relu_par\n', [`1 -: expected the columns ${HEAD.trim()}`]],
  ['nothing', '', [`1 -: expected the columns ${HEAD.trim()}`]],
  ['an article without a line', HEAD + rows('a'), ['1 -: has no line for the article "b"']],
  ['an article twice', HEAD + rows('a', 'b', 'a'), ['4 cle: "a" is on line 2 already']],
  ['an unknown article', HEAD + rows('a', 'c', 'b'), ['3 cle: there is no article "c"']],
  [
    'an empty cell',
    `${HEAD}${row('a')}b,, ,fr,,,,x,https://a.is\n`,
    ['3 relu_par: is empty', '3 relu_le: is empty'],
  ],
  [
    'no address',
    `${HEAD}${row('a')}b,C,D,fr,,,,x,Vegagerðin\n`,
    ['3 source_officielle: expected an address (https://…)'],
  ],
  ['a cell too few', `${HEAD}${row('a')}b,C,D,fr,,,,x\n`, ['3 -: has 8 cells; expected 9']],
  [
    'lines after a cell of two lines',
    `${HEAD}a,C,D,fr,,,,"one\ntwo",https://a.is\n${row('c')}${row('b')}`,
    ['4 cle: there is no article "c"'],
  ],
  [
    'a cell of two lines that is wrong',
    `${HEAD}a,,D,fr,,,,"one\ntwo",https://a.is\n${row('b')}`,
    ['2 relu_par: is empty'],
  ],
])('%s', (_, text, expected) => {
  expect(problems(text)).toEqual(expected);
});

it('finds that there is no ledger', () => {
  expect(found(checkReview)).toEqual([`${FILE}:1 there is no review ledger`]);
});

it('finds a quote that is not closed', () => {
  expect(found(checkReview, { 'REVIEW.csv': `${HEAD}a,"b\n` })[0]).toMatch(
    /^content\/REVIEW\.csv:\d+ is no valid CSV: /,
  );
});

it('is content with one line for each article', () => {
  expect(found(checkReview, { 'REVIEW.csv': HEAD + rows('south', 'only-english', 'jet-lag') })).toEqual([]);
});
