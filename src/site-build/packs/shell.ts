import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentScripts } from '../rules/current-scripts';

/** Programs for editors and for those who log in. */
const NOT_FOR_READERS = /^component---src-templates-(?:preview|login|gallery)-/;
const START = /^start-[\da-f]{16}\.js$/;
/** Files that every page links to or loads later (src/loading/late-files.ts). */
const ALWAYS = [
  '/page-data/app-data.json',
  '/icons/frame.svg',
  '/icons/topics.svg',
  '/favicon.svg',
  '/app/any-192.png',
  '/app/apple-touch-180.png',
  '/manifest.webmanifest',
  '/manifest_en.webmanifest',
  '/lightbox.css',
  '/map.css',
  '/trip.css',
  '/consent.css',
];

/**
 * The scripts, styles and fonts of this build: what a page may load later is there before it is asked for.
 * @param folder the `public` of a build; scripts of earlier builds may lie in it too
 */
export function shellAddresses(folder: string): string[] {
  const isCurrent = currentScripts(folder);
  const programs = readdirSync(folder).filter(
    (name) => (isCurrent(name) && !NOT_FOR_READERS.test(name)) || START.test(name),
  );
  const sheets = programs.filter((name) => name.endsWith('.css'));
  return [
    ...programs.map((name) => `/${name}`),
    ...sheets.flatMap((name) => fontsIn(readFileSync(join(folder, name), 'utf8'))),
    ...ALWAYS.filter((address) => existsSync(join(folder, address))),
  ];
}

function fontsIn(css: string): string[] {
  return [...css.matchAll(/url\((\/static\/[^)]+\.woff2)\)/g)].map(([, address = '']) => address);
}
