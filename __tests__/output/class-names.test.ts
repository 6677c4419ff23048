import { join } from 'node:path';
import { shortClassNames } from '../../src/build/class-names';
import { builtPaths, readText } from '../support/built-site';

/** What of it a component may say anew has no weight: `:where(.icon)`. */
const WEIGHTLESS = 'ui/Icon/Icon.module.css';

it('no element has classes of two style sheets, one of which would have to come last', () => {
  const names = shortClassNames(join(process.cwd(), 'src'));
  const sheets = new Map([...names].map(([key, short]) => [short, key.split(' ')[0] ?? '']));
  const sheetsOf = (classes: string) => {
    const all = classes.split(/\s+/).flatMap((name) => sheets.get(name) ?? []);
    return new Set(all.filter((sheet) => sheet !== WEIGHTLESS));
  };
  const classes = builtPaths().flatMap((path) =>
    [...readText(`${path}/index.html`).matchAll(/ class="([^"]+)"/g)].map(([, names = '']) => names),
  );
  const different = [...new Set(classes)];
  expect(different.some((name) => sheetsOf(name).size === 1)).toBe(true);
  expect(different.filter((name) => sheetsOf(name).size > 1)).toEqual([]);
});
