import { dayFaults } from './date-rules';
import type { Message } from './message';

/** The facts of an excursion that its own label “tested and approved” rests on. */
export type TestFacts = {
  teste_approuve?: boolean | null | undefined;
  /** Person who tested it. */
  teste_par?: string | null | undefined;
  /** Day of the test, as an ISO date. */
  teste_le?: string | null | undefined;
  /** Operator with which it was tested. */
  teste_avec?: string | null | undefined;
  /** Shows what the label looks like; nobody tested anything, and the site says so beside it. */
  exemple_de_label?: boolean | null | undefined;
};

/** Fields that a label needs, with their names in each language. */
const PARTS = [
  ['teste_par', 'qui (teste_par)', 'who (teste_par)'],
  ['teste_le', 'quand (teste_le)', 'when (teste_le)'],
  ['teste_avec', 'avec quel opérateur (teste_avec)', 'with which operator (teste_avec)'],
] as const;

const LABEL_WITHOUT_TEST: Message = {
  fr: 'un exemple de label (exemple_de_label) n’a été testé par personne : retirez teste_par, teste_le et teste_avec',
  en: 'an example of the label (exemple_de_label) was tested by nobody: take teste_par, teste_le and teste_avec away',
};

/**
 * Why an excursion may not carry the label; empty when it may, or does not.
 * @param now without it no day is judged
 */
export function testFaults(facts: TestFacts, now?: Date): Message[] {
  if (!facts.teste_approuve) return [];
  const missing = PARTS.filter(([name]) => !facts[name]?.trim());
  if (facts.exemple_de_label) return missing.length === PARTS.length ? [] : [LABEL_WITHOUT_TEST];
  const days = now === undefined ? [] : dayFaults({ teste_le: facts.teste_le }, now);
  if (missing.length === 0) return days;
  return [
    ...days,
    {
      fr: `le label « testé et approuvé » (teste_approuve) doit dire ${missing.map(([, fr]) => fr).join(', ')}`,
      en: `the label “tested and approved” (teste_approuve) has to say ${missing.map(([, , en]) => en).join(', ')}`,
    },
  ];
}
