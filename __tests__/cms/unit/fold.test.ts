import { fold } from '../../../cms/src/domain/fold';

it.each([
  ['École', 'ecole'],
  ['Œuf', 'oeuf'],
  ['Þingvellir', 'thingvellir'],
  ['e\u0301te\u0301', 'ete'],
  ['gla\u00adcier', 'glacier'],
  ['100 %', '100 %'],
])('compares “%s” as “%s”', (text, folded) => expect(fold(text)).toBe(folded));
