import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { builtPaths, readText } from '../support/site/built-site';

/** Style sheet that may be mixed with another: what components may override in it has no weight, `:where(.icon)`. */
const WEIGHTLESS = 'Icon';

it('no two style sheets have one name, which would give their classes the same names', () => {
  const names = readdirSync(join(process.cwd(), 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => basename(file).toLowerCase());
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('no element has classes of two style sheets, one of which would have to come last', () => {
  const sheetsOf = (classes: string) => {
    const all = classes.split(/\s+/).flatMap((name) => /^(.+)-module__/.exec(name)?.[1] ?? []);
    return new Set(all.filter((sheet) => sheet !== WEIGHTLESS));
  };
  const classes = builtPaths().flatMap((path) =>
    [...readText(`${path}/index.html`).matchAll(/ class="([^"]+)"/g)].map(([, names = '']) => names),
  );
  const different = [...new Set(classes)];
  expect(different.some((name) => sheetsOf(name).size === 1)).toBe(true);
  expect(different.filter((name) => sheetsOf(name).size > 1)).toEqual([]);
});
