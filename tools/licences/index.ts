/**
 * `npm run licences`: under which licences the installed packages of the site and of the CMS are. Ends with 1 when one of
 * them is neither accepted nor excepted with a reason (./accepted.ts).
 */
import { init, type ModuleInfos } from 'license-checker-rseidelsohn';
import { judge, type Licensed } from './judge';

function installed(folder: string): Promise<ModuleInfos> {
  return new Promise((resolve, reject) => {
    init({ start: folder, excludePrivatePackages: true }, (error, found) => {
      // The checker passes null when all is well; its types say otherwise.
      if (error as Error | null) reject(error);
      else resolve(found);
    });
  });
}

async function licensed(folder: string): Promise<Licensed[]> {
  return Object.entries(await installed(folder)).map(([id, { licenses = 'unknown' }]) => ({
    name: id.slice(0, id.lastIndexOf('@')),
    licence: [licenses].flat().join(' AND '),
  }));
}

function countByLicence(packages: readonly Licensed[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

async function main(): Promise<void> {
  const packages = (await Promise.all(['.', 'cms'].map(licensed))).flat();
  for (const [licence, count] of countByLicence(packages))
    console.log(`${String(count).padStart(6)}  ${licence}`);
  const faults = judge(packages);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

void main();
