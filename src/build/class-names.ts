import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import postcss from 'postcss';

const FIRST = 'bcdefghijklmnopqrstuvwxyz';
const THEN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SHEET = '.module.css';

/** The short names of the classes and keyframes of CSS modules, by file and name: `ui/Card/Card.module.css link`. */
export type ShortNames = ReadonlyMap<string, string>;

/**
 * Names of two letters, of which a long page holds four hundred, in the order of files and of their rules: neighbours get
 * similar names, which compress well. Hashes of five letters weighed 0.4 to 0.5 kB more in an article. A small and a
 * capital letter are no class of a library (`.cm`, `.pm`), and without `a` nothing that content blockers hide (`.aD`).
 * @param folder where to look for style sheets, also in the folders in it
 */
export function shortClassNames(folder: string): ShortNames {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(SHEET))
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
  const names = new Map<string, string>();
  for (const file of files)
    for (const local of localNames(readFileSync(join(folder, file), 'utf8')))
      names.set(`${file} ${local}`, short(names.size));
  return names;
}

/** @throws Error when the sheets that were read do not hold the name */
export function shortNameOf(names: ShortNames, folder: string, file: string, local: string): string {
  const key = `${relative(folder, file).replaceAll('\\', '/')} ${local}`;
  const name = names.get(key);
  if (name === undefined)
    throw new Error(
      `${key}: no class or keyframes of a ${SHEET} file in ${folder}, so that it has no short name`,
    );
  return name;
}

function localNames(css: string): Set<string> {
  const names = new Set<string>();
  const root = postcss.parse(css);
  root.walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)) names.add(name);
  });
  root.walkAtRules('keyframes', ({ params }) => {
    names.add(params);
  });
  return names;
}

/** @example short(0) → 'bA', short(25) → 'bZ', short(650) → 'bAA' */
function short(index: number): string {
  const rest = Math.floor(index / THEN.length);
  const last = THEN[index % THEN.length] ?? '';
  return rest < FIRST.length ? `${FIRST[rest] ?? ''}${last}` : `${short(rest - FIRST.length)}${last}`;
}
