import { checksOf } from '../../../scripts/lib/changed-checks.mjs';

it.each([
  ['a component', ['src/ui/Picture.tsx'], ['format', 'lint', 'typecheck', 'unit', 'components', 'fuzz']],
  [
    'a rule of the CMS',
    ['cms/src/domain/gpx.ts'],
    ['format', 'lint', 'typecheck', 'typecheck-cms', 'unit', 'components', 'fuzz'],
  ],
  ['an article', ['content/countries/islande/articles/iceland-sheep/fr.md'], ['format', 'content']],
  ['a style sheet', ['src/styles/base.css'], ['format', 'styles']],
  ['nothing', [], []],
])('%s is looked at by what can say something of it', (_, files, suites) => {
  expect(Object.keys(checksOf(files)).sort()).toEqual([...suites].sort());
});
