import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Node, ParentSpanPluginArgs } from 'gatsby';
import { drawSharePicture } from './draw';
import { shareName, type SharePicture } from './plan';
import { brandNames, sharePictureOf } from './sources';

const PUBLISHED = join('public', 'share');
/** Outside Gatsby's own cache, which a cold build empties; names follow content, so nothing in it is ever stale. */
const CACHE = join('var', 'share-pictures');

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
  let drawn = 0;
  for (const [name, picture] of pictures) {
    if (existsSync(join(PUBLISHED, name))) continue;
    if (!existsSync(join(CACHE, name))) {
      await drawInto(CACHE, name, picture);
      drawn += 1;
    }
    copyFileSync(join(CACHE, name), join(PUBLISHED, name));
  }
  for (const name of readdirSync(PUBLISHED)) if (!pictures.has(name)) rmSync(join(PUBLISHED, name));
  reporter.info(`${pictures.size} share pictures, ${drawn} of them drawn now`);
}

/** Whole or not at all: a build that is stopped leaves no half picture under a final name. */
async function drawInto(folder: string, name: string, picture: SharePicture): Promise<void> {
  const partial = join(folder, `${name}.part`);
  writeFileSync(partial, await drawSharePicture(picture));
  renameSync(partial, join(folder, name));
}
