import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Node, ParentSpanPluginArgs } from 'gatsby';
import { putFile } from '../../files/put-file';
import { drawBackground, drawSharePicture } from './draw';
import { shareName, type SharePicture } from './plan';
import { brandNames, sharePictureOf } from './sources';

const PUBLISHED = join('public', 'share');
/** Outside Gatsby's own cache, which a cold build empties; names follow content, so nothing in it is ever stale. */
const CACHE = join('var', 'share-pictures');
const AT_ONCE = availableParallelism();

type Args = Pick<ParentSpanPluginArgs, 'getNode' | 'getNodesByType' | 'reporter'>;

/** Draws the share picture of every article, country and home page that is not drawn yet, and removes those of pages that are gone. */
export async function writeSharePictures({ getNode, getNodesByType, reporter }: Args): Promise<void> {
  const brands = brandNames(getNodesByType('Brand'));
  const nodes: Node[] = ['Article', 'Brand', 'Country'].flatMap((type) => getNodesByType(type));
  const pictures = new Map<string, SharePicture>();
  for (const node of nodes) {
    const picture = sharePictureOf(node, getNode, brands);
    pictures.set(shareName(picture), picture);
  }
  for (const folder of [PUBLISHED, CACHE]) mkdirSync(folder, { recursive: true });
  const missing = [...pictures].filter(([name]) => !existsSync(join(PUBLISHED, name)));
  const undrawn = missing.filter(([name]) => !existsSync(join(CACHE, name)));
  for (const group of groupByBackground(undrawn)) await drawGroup(group);
  for (const [name] of missing) await putFile(join(CACHE, name), join(PUBLISHED, name));
  for (const name of readdirSync(PUBLISHED)) if (!pictures.has(name)) rmSync(join(PUBLISHED, name));
  reporter.info(`${pictures.size} share pictures, ${undrawn.length} of them drawn now`);
}

type Named = readonly [name: string, picture: SharePicture];

/** Most articles share their cover with others, and one background in memory is enough. */
function groupByBackground(pictures: readonly Named[]): Named[][] {
  const groups = new Map<string, Named[]>();
  for (const named of pictures) {
    const { cover, country } = named[1];
    const key = JSON.stringify([cover?.digest, cover?.focalPoint, country]);
    groups.set(key, [...(groups.get(key) ?? []), named]);
  }
  return [...groups.values()];
}

async function drawGroup(group: readonly Named[]): Promise<void> {
  const [first] = group;
  if (!first) return;
  const background = await drawBackground(first[1]);
  for (let start = 0; start < group.length; start += AT_ONCE)
    await Promise.all(
      group.slice(start, start + AT_ONCE).map(async ([name, picture]) => {
        // Whole or not at all: a build that is stopped leaves no half picture under a final name.
        const partial = join(CACHE, `${name}.part`);
        writeFileSync(partial, await drawSharePicture(background, picture));
        renameSync(partial, join(CACHE, name));
      }),
    );
}
