import { fold } from '../../../cms/src/domain/fold';

it.each([
  ['École', 'ecole'],
  ['Œuf', 'oeuf'],
  ['Þingvellir', 'thingvellir'],
  ['e\u0301te\u0301', 'ete'],
  ['100 %', '100 %'],
])('compares “%s” as “%s”', (text, folded) => expect(fold(text)).toBe(folded));
