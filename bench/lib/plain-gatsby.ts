import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../scripts/lib/processes.mjs';
import { ROOT } from '../../scripts/lib/project.mjs';
import { BENCH_FOLDER } from './results';

const PACKAGES = [
  'gatsby',
  'gatsby-plugin-image',
  'gatsby-plugin-sharp',
  'gatsby-source-filesystem',
  'gatsby-transformer-sharp',
  'markdown-it',
  'react',
  'react-dom',
  'sharp',
];

/** The one patch that plain Gatsby gets: it leaves derivatives of pictures alone that are there. */
const KEEPS_DERIVATIVES = '+make-pictures-once.patch';

type Package = { readonly dependencies: Record<string, string>; readonly overrides: Record<string, unknown> };

/**
 * A site on Gatsby as it is published, without this project's patches and environment, in the versions that this project
 * uses; one patch is applied, so that derivatives of pictures can be counted apart.
 * Packages are fetched once, which needs the registry.
 * @returns its folder
 */
export async function installPlainGatsby(): Promise<string> {
  const folder = join(BENCH_FOLDER, 'plain-gatsby');
  const { dependencies, overrides } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Package;
  const wanted: Record<string, string | undefined> = {};
  for (const name of PACKAGES) wanted[name] = dependencies[name];
  const text = JSON.stringify({
    private: true,
    dependencies: wanted,
    overrides,
  });
  const installed = join(folder, 'node_modules/.installed');
  if (!existsSync(installed) || readFileSync(installed, 'utf8') !== text) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(join(folder, 'patches'), { recursive: true });
    writeFileSync(join(folder, 'package.json'), text);
    for (const name of readdirSync(join(ROOT, 'patches')).filter((one) => one.endsWith(KEEPS_DERIVATIVES)))
      cpSync(join(ROOT, 'patches', name), join(folder, 'patches', name));
    await run('install plain Gatsby', 'npm', ['install', '--no-audit', '--no-fund'], {
      cwd: folder,
      advice: 'The package registry must be reachable; see var/log.',
    });
    const patch = join(ROOT, 'node_modules/patch-package/index.js');
    await run('patch plain Gatsby', process.execPath, [patch], { cwd: folder });
    writeFileSync(installed, text);
  }
  cpSync(join(ROOT, 'bench/plain-gatsby'), folder, { recursive: true });
  return folder;
}
