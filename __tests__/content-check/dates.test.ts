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
