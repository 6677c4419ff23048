/** Writes static/icons from lucide and drawn/: `npm run icons`; see README.md. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { writeAppIcons } from './app-icons';
import { ICONS } from './catalogue';

const root = resolve(__dirname, '../..');
const target = resolve(root, 'static/icons');

/** One stroke for both families: the licence stays with the package, the drawing goes into one short line. */
async function iconMarkup(name: string, source: string): Promise<string> {
  const file =
    source === 'drawn'
      ? resolve(__dirname, 'drawn', `${name}.svg`)
      : resolve(root, 'node_modules/lucide-static/icons', `${source}.svg`);
  const drawing = /<svg[^>]*>(.*)<\/svg>/s.exec(await readFile(file, 'utf8'))?.[1];
  if (drawing === undefined) throw new Error(`${file}: expected one <svg> element`);
  const shapes = drawing.replace(/\s*\n\s*/g, '').trim();
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">' +
    '<g id="i" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">' +
    `${shapes}</g></svg>\n`
  );
}

async function main(): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const [name, source] of Object.entries(ICONS))
    await writeFile(resolve(target, `${name}.svg`), await iconMarkup(name, source));
  const appIcons = await writeAppIcons();
  process.stdout.write(
    `${String(Object.keys(ICONS).length)} icons in static/icons, ${String(appIcons)} in static/app\n`,
  );
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
