import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from '../../publisher/releases/compress';
import { EAGER_PICTURES, type Page } from './weigh';

const PATH = '/floor/';
const WORDS = /<(h1|h2|p)\b[^>]*>([\s\S]*?)<\/\1>/g;

/**
 * Adds a page to a served site that holds the words and the cover of an article, and nothing else: no script, no style but
 * the cover’s size. What it takes is what a line and a machine take in this hour.
 * @param article its address
 * @throws when the article has no cover to begin with
 */
export async function addFloor(folder: string, article: string): Promise<Page> {
  const html = readFileSync(join(folder, article, 'index.html'), 'utf8');
  const cover = html.match(EAGER_PICTURES)?.[0];
  if (cover === undefined) throw new Error(`${article} has no cover that is fetched at once`);
  const words = [...html.matchAll(WORDS)].map(
    ([, tag = 'p', inside = '']) => `<${tag}>${inside.replace(/<[^>]*>/g, '')}</${tag}>`,
  );
  const file = join(folder, PATH, 'index.html');
  mkdirSync(join(folder, PATH), { recursive: true });
  writeFileSync(
    file,
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Floor</title>' +
      '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">' +
      '<style>img{width:100%;aspect-ratio:3/2;height:auto}</style>' +
      `${cover}${words.join('')}</html>`,
  );
  await compress(file, 1);
  return { path: PATH, template: 'floor' };
}
