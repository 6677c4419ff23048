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

/** The files and folders that a build of the site reads. */
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

/** The files that Gatsby has Parcel compile, anew in each build and for seconds. */
const COMPILED_BY_GATSBY = ['gatsby-config', 'gatsby-node'];

/** Makes them JavaScript, once for all builds of these sources. @param {string} folder */
async function compileHooks(folder) {
  // Scripts are read before anything is installed.
  const { build } = await import('esbuild');
  const entryPoints = COMPILED_BY_GATSBY.map((name) => `${name}.ts`);
  await build({
    ...{ absWorkingDir: folder, entryPoints, outdir: folder, logLevel: 'silent' },
    ...{ bundle: true, packages: 'external', platform: 'node', target: 'node20', format: 'cjs' },
  });
  for (const name of entryPoints) rmSync(join(folder, name));
}

/**
 * A copy of the site's sources to build in, apart from the checkout, with the checkout's dependencies. What an earlier
 * build left there (`.cache`, `public`) stays, so that a later build is warm.
 * @param {string} folder
 */
export async function makeWorkingCopy(folder) {
  mkdirSync(folder, { recursive: true });
  for (const part of SITE_PARTS) {
    rmSync(join(folder, part), { recursive: true, force: true });
    if (existsSync(join(ROOT, part))) cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  }
  const modules = join(folder, 'node_modules');
  if (!existsSync(modules)) symlinkSync(join(ROOT, 'node_modules'), modules, 'dir');
  await compileHooks(folder);
}
