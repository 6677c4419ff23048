/** Writes the files of static/icons from lucide and drawn/: `npm run icons`; see README.md. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { writeAppIcons } from './app-icons';
import { ICON_FILES } from './catalogue';

const root = resolve(__dirname, '../..');
const target = resolve(root, 'static/icons');

/** The licence stays with the package, the drawing goes into one short line; its stroke is the component’s (src/ui/Icon). */
async function iconMarkup(name: string, source: string): Promise<string> {
  const file =
    source === 'drawn'
      ? resolve(__dirname, 'drawn', `${name}.svg`)
      : resolve(root, 'node_modules/lucide-static/icons', `${source}.svg`);
  const drawing = /<svg[^>]*>(.*)<\/svg>/s.exec(await readFile(file, 'utf8'))?.[1];
  if (drawing === undefined) throw new Error(`${file}: expected one <svg> element`);
  const shapes = drawing.replace(/\s*\n\s*/g, '').trim();
  return `<g id="${name}">${shapes}</g>`;
}

/** Many in one file: a phone that shows eight asks once, and has those of the next page too. */
async function spriteMarkup(names: Readonly<Record<string, string>>): Promise<string> {
  const icons = await Promise.all(Object.entries(names).map(([name, source]) => iconMarkup(name, source)));
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><defs>\n' +
    `${icons.join('\n')}\n</defs></svg>\n`
  );
}

async function main(): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const [file, names] of Object.entries(ICON_FILES))
    await writeFile(resolve(target, `${file}.svg`), await spriteMarkup(names));
  const appIcons = await writeAppIcons();
  const count = Object.values(ICON_FILES).flatMap((names) => Object.keys(names)).length;
  process.stdout.write(`${String(count)} icons in static/icons, ${String(appIcons)} in static/app\n`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
