import { loadCatalogue } from '../../../cms/src/seed/catalogue/load';
import { readCatalogue } from '../../../cms/src/seed/catalogue/read';
import { formatFact } from '../../../cms/src/seed/facts/format';
import type { Fact } from '../../../cms/src/seed/facts/schema';
import { formatProblem, type Problem } from '../../../cms/src/seed/problems';
import { type Files, removeContent, writeContent } from './support/content';

const fact = (facts: Partial<Fact>): Fact => ({ key: 'a', source: 'NPS', ...facts });
const height = fact({ valeur: 3055, unite: 'm', local: { valeur: 10_023, unite: 'ft' } });

it.each<[string, Fact, string, string]>([
  ['a height', height, '3\u202f055\u00a0m', '3,055\u00a0m (10,023\u00a0ft)'],
  ['a fraction', fact({ valeur: 6.4, unite: 'km' }), '6,4\u00a0km', '6.4\u00a0km'],
  ['dollars', fact({ valeur: 1500, unite: 'USD' }), '1\u202f500\u00a0$', '$1,500'],
  ['a share', fact({ valeur: 11, unite: '%' }), '11\u00a0%', '11%'],
  ['days', fact({ valeur: 60, unite: 'jours' }), '60\u00a0jours', '60\u00a0days'],
  ['words', fact({ texte: { fr: 'de mai à juin', en: 'May and June' } }), 'de mai à juin', 'May and June'],
])('%s is written as each language writes it', (_, given, fr, en) => {
  expect([formatFact(given, 'fr'), formatFact(given, 'en')]).toEqual([fr, en]);
});

const FACTS = '- { key: height, valeur: 3055, unite: m, source: NPS, source_du: 2026-01-02 }\n';
const SOUTH = 'countries/islande/articles/south';
const page = (front: string, body: string) => `---\n${front}\n---\n${body}\n`;

function read<T>(changes: Files, look: (root: string) => T): T {
  const root = writeContent({ 'facts.yaml': FACTS, ...changes });
  try {
    return look(root);
  } finally {
    removeContent(root);
  }
}

it('texts, front matter and lists quote a fact in their own language', () => {
  read(
    {
      [`${SOUTH}/fr.md`]: page('titre: Le sud, {{fact:height}}\nslug: sud', 'À {{fact:height}}.'),
      'countries/islande/regions.yaml':
        '- key: sud\n  titre: { fr: "Sud, {{fact:height}}", en: "South, {{fact:height}}" }\n',
    },
    (root) => {
      const { articles, regions } = loadCatalogue([root]);
      const { fr } = articles.find(({ key }) => key === 'south')!.texts;
      expect([fr?.value.titre, fr?.body]).toEqual(['Le sud, 3\u202f055\u00a0m', 'À 3\u202f055\u00a0m.']);
      expect(regions[0]?.value.titre).toEqual({ fr: 'Sud, 3\u202f055\u00a0m', en: 'South, 3,055\u00a0m' });
    },
  );
});

it.each<[string, Files, string]>([
  [
    'a fact that there is not',
    { [`${SOUTH}/fr.md`]: page('titre: A\nslug: sud', '{{fact:hight}}') },
    `content/${SOUTH}/fr.md quotes the fact "hight", which facts.yaml does not have`,
  ],
  [
    'a fact without a source',
    { 'facts.yaml': '- { key: height, valeur: 3055, unite: m }\n' },
    'content/facts.yaml:1 [0].source: expected the source',
  ],
  [
    'a figure without a unit',
    { 'facts.yaml': '- { key: height, valeur: 3055, source: NPS }\n' },
    'content/facts.yaml:1 [0]: expected either valeur and unite, or texte',
  ],
])('%s is refused', (_, changes, expected) => {
  const problems: Problem[] = [];
  read(changes, (root) => readCatalogue([root], problems));
  expect(problems.map(formatProblem)).toContain(expected);
});
