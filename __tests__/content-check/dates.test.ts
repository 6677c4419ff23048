import { checkDates } from '../../tools/content-check/rules/dates';
import { found, SOUTH } from './support';

const FILE = `content/${SOUTH}/article.yaml`;

it.each<[string, string[]]>([
  ['publie_le: 2026-03-02\nverifie_le: 2026-03-02', []],
  ['publie_le: 2026-03-02\nmis_a_jour_le: 2026-03-02\nverifie_le: 2026-03-02', []],
  ['publie_le: 2099-03-02\nmis_a_jour_le: 2099-04-02\nverifie_le: 2099-03-02', []],
  ['publie_le: 2026-03-02', []],
  [
    'publie_le: 2026-03-02\nmis_a_jour_le: 2026-03-01\nverifie_le: 2026-03-02',
    [`${FILE}:3 mis_a_jour_le: is before publie_le (2026-03-02)`],
  ],
])('of %j', (facts, expected) => {
  const problems = found(checkDates, { [`${SOUTH}/article.yaml`]: `auteur: camille\n${facts}\n` });
  expect(problems.filter((problem) => problem.startsWith(FILE))).toEqual(expected);
});

it('of content with a day of its own are not after it', () => {
  const facts = 'auteur: camille\npublie_le: 2026-11-25\nmis_a_jour_le: 2026-11-26\n';
  const files = { 'date.yaml': 'date: 2026-11-25\n', [`${SOUTH}/article.yaml`]: facts };
  expect(found(checkDates, files).filter((problem) => problem.startsWith(FILE))).toEqual([
    `${FILE}:3 mis_a_jour_le: is after 2026-11-25, the day of the content (date.yaml)`,
  ]);
});
