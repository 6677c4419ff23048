import type { Fact } from '../../cms/src/seed/facts/schema';
import { checkFacts, factFaults } from '../../tools/content-check/rules/facts';
import { found, SOUTH, southWith } from './support';

const fact: Fact = {
  key: 'tohiea',
  valeur: 1207,
  unite: 'm',
  source: 'Tahiti Heritage',
  motif: { fr: 'Tohiea, (\\d[\\d\\u202f]*)\\u00a0m', en: 'Tohiea, (\\d[\\d,]*)\\u00a0m' },
};

it.each([
  ['quotes it', 'Le Tohiea, {{fact:tohiea}}', 'fr', []],
  ['tells it', 'Le Tohiea, 1\u202f207\u00a0m', 'fr', ['tells the fact "tohiea"; quote it: {{fact:tohiea}}']],
  [
    'tells it in English',
    'Tohiea, 1,207\u00a0m',
    'en',
    ['tells the fact "tohiea"; quote it: {{fact:tohiea}}'],
  ],
  ['contradicts it', 'Tohiea, 1,270\u00a0m', 'en', ['says 1,270, but the fact "tohiea" is 1,207\u00a0m']],
  ['is about another mountain', 'Rotui, 1,270\u00a0m', 'en', []],
] as const)('a text that %s', (_, text, locale, expected) => {
  expect(factFaults(text, fact, locale)).toEqual(expected);
});

it('a fact without a pattern is nobody’s fault', () => {
  expect(factFaults('Tohiea, 5\u00a0m', { ...fact, motif: undefined }, 'en')).toEqual([]);
});

it('reads texts as they are written, and says where', () => {
  const register = `- key: tohiea
  valeur: 1207
  unite: m
  source: Tahiti Heritage
  motif: { fr: "Tohiea, (\\\\d+) m", en: "Tohiea, (\\\\d+) m" }
`;
  const files = {
    'facts.yaml': register,
    ...southWith('Un.\n\nLe Tohiea, 1208 m ; le Tohiea, {{fact:tohiea}}.'),
  };
  expect(found(checkFacts, files)).toEqual([
    `content/${SOUTH}/fr.md:7 says 1208, but the fact "tohiea" is 1\u202f207\u00a0m`,
  ]);
});
