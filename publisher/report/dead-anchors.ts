import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { each } from '../lib/each';
import { anchorsOf } from './page-facts';
import { TargetMap, type Targets } from './targets';

/**
 * Finds the places in pages that links lead to but that are not there. Each page is read once, and only if links lead
 * into it.
 * @param wanted by the page's file and the place: `fr/islande/index.html#guides`
 */
export async function findDeadAnchors(folder: string, wanted: Targets): Promise<Targets> {
  const byFile = new TargetMap();
  for (const target of wanted.keys()) byFile.add(target.slice(0, target.indexOf('#')), target);
  const dead = new TargetMap();
  await each(byFile.sorted(), 16, async ([file, targets]) => {
    const present = anchorsOf(await readFile(join(folder, file), 'utf8'));
    for (const target of targets) {
      const fragment = target.slice(file.length + 1);
      // Every browser knows the top of a page.
      if (present.has(fragment) || fragment.toLowerCase() === 'top') continue;
      const address = `/${file.replace(/index\.html$/, '')}#${fragment}`;
      for (const page of wanted.get(target) ?? []) dead.add(address, page);
    }
  });
  return dead.sorted();
}
