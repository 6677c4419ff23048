// Installs a package's dependencies when, and only when, its lockfile or its patches have changed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepInstall, keptInstalls, takeInstall } from './kept-installs.mjs';
import { run } from './processes.mjs';
import { step } from './report.mjs';

/** @param {string} folder @param {string} name */
export async function ensureInstalled(folder, name) {
  const stampFile = join(folder, 'node_modules/.installed');
  const stamp = fingerprint(folder);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  await step(`Installing ${name} (a few minutes the first time)`, async () => {
    const [store, modules] = [keptInstalls(), join(folder, 'node_modules')];
    if (store && (await takeInstall(store, name, stamp, modules))) return;
    await run(`install ${name}`, 'npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], {
      cwd: folder,
      advice: `See var/log/install-${name}.log. The package registry must be reachable.`,
    });
    if (store) await keepInstall(store, name, stamp, modules);
  });
  writeFileSync(stampFile, stamp);
}

/** @param {string} folder */
function fingerprint(folder) {
  const patches = join(folder, 'patches');
  const files = [
    join(folder, 'package-lock.json'),
    ...(existsSync(patches)
      ? readdirSync(patches)
          .filter((name) => name.endsWith('.patch'))
          .sort()
          .map((name) => join(patches, name))
      : []),
  ];
  return digest(files);
}

/** A digest of files' contents, in the given order. @param {string[]} files */
export function digest(files) {
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex');
}
