import { testFaults, type TestFacts } from '../../../cms/src/domain/excursion-rules';

const whole: TestFacts = {
  teste_approuve: true,
  teste_par: 'Camille',
  teste_le: '2026-09-14',
  teste_avec: 'Glacier Guides',
};

const NOW = new Date('2026-09-15T12:00:00Z');

it.each<[string, TestFacts, RegExp[]]>([
  ['no label', {}, []],
  ['no label, whatever else is told', { ...whole, teste_approuve: false, teste_le: null }, []],
  ['who, when and with which operator', whole, []],
  ['not who', { ...whole, teste_par: ' ' }, [/^the label .* has to say who \(teste_par\)$/]],
  ['not when', { ...whole, teste_le: null }, [/when \(teste_le\)$/]],
  [
    'nothing',
    { teste_approuve: true },
    [/who \(teste_par\), when \(teste_le\), with which operator \(teste_avec\)$/],
  ],
  ['tomorrow, which has begun somewhere', { ...whole, teste_le: '2026-09-16' }, []],
  [
    'a day that has not come',
    { ...whole, teste_le: '2026-09-17' },
    [/^“Tested on” \(teste_le\), 2026-09-17, has not come yet$/],
  ],
  ['an example that nobody tested', { teste_approuve: true, exemple_de_label: true }, []],
  ['an example that somebody tested', { ...whole, exemple_de_label: true }, [/was tested by nobody/]],
])('the label “tested and approved”: %s', (_, facts, expected) => {
  expect(testFaults(facts, NOW).map(({ en }) => en)).toEqual(
    expected.map((text): unknown => expect.stringMatching(text)),
  );
});
