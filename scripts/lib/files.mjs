import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from './install.mjs';
import { ROOT } from './project.mjs';

/** All files below the named files and folders, sorted. @param {string} root @param {string[]} names @returns {string[]} */
export function listFiles(root, names) {
  return names
    .map((name) => join(root, name))
    .filter((path) => existsSync(path))
    .flatMap((path) => (statSync(path).isDirectory() ? listFiles(path, readdirSync(path)) : [path]))
    .sort();
}

/** What a build of the site reads. */
const SITE_PARTS = [
  'cms/src/contract',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'locales',
  'package.json',
  'src',
  'static',
  'tsconfig.json',
];

/** A digest of everything of the checkout that a build of the site reads. */
export function fingerprintSite() {
  const patches = listFiles(ROOT, ['patches']).filter((path) => path.endsWith('.patch'));
  return digest([...listFiles(ROOT, [...SITE_PARTS, 'package-lock.json']), ...patches]);
}

/**
 * A copy of the site's sources to build in, apart from the checkout, with the checkout's dependencies. What an earlier
 * build left there (`.cache`, `public`) stays, so that a later build is warm.
 * @param {string} folder
 */
export function makeWorkingCopy(folder) {
  mkdirSync(folder, { recursive: true });
  for (const part of SITE_PARTS) {
    rmSync(join(folder, part), { recursive: true, force: true });
    if (existsSync(join(ROOT, part))) cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  }
  const modules = join(folder, 'node_modules');
  if (!existsSync(modules)) symlinkSync(join(ROOT, 'node_modules'), modules, 'dir');
}
