// The tests' content: a few articles of content/, by the list of __tests__/fixtures/small-content.yaml, and all that is
// no article. What led to an article that is left out is cut.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isMap, isPair, isScalar, isSeq, parse, parseDocument, visit } from 'yaml';
import { CONTENT, ROOT, TEST_WORLD } from './project.mjs';
import { Failure } from './report.mjs';

const LIST = join(ROOT, '__tests__/fixtures/small-content.yaml');

/** Fields that list articles by key; stops of a day name the kind, too: `article:iceland-geysir`. */
const ARTICLE_LISTS = new Set(['continuer_voyage', 'autres_experiences', 'articles_etape6']);

/** @typedef {Map<string, string | undefined>} LeftOut keys of articles, with the key of their country */

/** @param {string} folder it is written anew */
export function makeSmallContent(folder) {
  rmSync(folder, { recursive: true, force: true });
  cpSync(CONTENT, folder, {
    recursive: true,
    filter: (path) => !path.startsWith(join(CONTENT, 'media/sources')),
  });
  const leftOut = leaveOutArticles(folder);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    if (name.endsWith('.md')) rewrite(file, (text) => leadToCountry(text, leftOut));
    else if (name.endsWith('.yaml')) rewrite(file, (text) => withoutReferences(text, leftOut));
  }
  leaveOutMedia(folder);
}

/** @param {string} folder @returns {LeftOut} */
function leaveOutArticles(folder) {
  const list = /** @type {string[]} */ (parse(readFileSync(LIST, 'utf8')));
  const kept = new Set(list);
  /** @type {LeftOut} */
  const leftOut = new Map();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (basename(name) !== 'article.yaml') continue;
    const article = dirname(name);
    const key = basename(article);
    if (kept.delete(key)) continue;
    leftOut.set(key, name.startsWith('countries/') ? name.split('/')[1] : undefined);
    rmSync(join(folder, article), { recursive: true });
  }
  if (kept.size > 0)
    throw new Failure(`${LIST} names articles that content/ has not: ${[...kept].join(', ')}`);
  return leftOut;
}

/** @param {string} file @param {(text: string) => string} change */
function rewrite(file, change) {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed !== text) writeFileSync(file, changed);
}

/** A text keeps its links: those to an article that is left out lead to its country. @param {string} text @param {LeftOut} leftOut */
function leadToCountry(text, leftOut) {
  return text.replace(/\barticle:([a-z0-9-]+)(#[^\s)>"]*)?/g, (link, /** @type {string} */ key) => {
    const country = leftOut.get(key);
    return country === undefined ? link : `country:${country}`;
  });
}

/** Cuts what names an article that is left out: an item of a list, a field, a comment on it. @param {string} text @param {LeftOut} leftOut */
function withoutReferences(text, leftOut) {
  const document = parseDocument(text);
  const isGone = (/** @type {unknown} */ key) => typeof key === 'string' && leftOut.has(key);
  let changed = false;
  visit(document, {
    Map: (_key, map) => (map.has('texte') && isGone(map.get('article')) ? cut() : undefined),
    Pair: (_key, { key, value }) =>
      isScalar(key) && key.value === 'article' && isScalar(value) && isGone(value.value) ? cut() : undefined,
    Scalar: (_key, { value }, path) => {
      const field = path.findLast(isPair)?.key;
      if (!isSeq(path.at(-1)) || !isScalar(field) || typeof value !== 'string') return undefined;
      const isArticle = ARTICLE_LISTS.has(String(field.value)) || value.startsWith('article:');
      return isArticle && isGone(value.replace(/^article:/, '')) ? cut() : undefined;
    },
  });
  return changed ? document.toString({ lineWidth: 0 }) : text;

  function cut() {
    changed = true;
    return visit.REMOVE;
  }
}

/** Pictures that nothing shows take long to be read in. @param {string} folder */
function leaveOutMedia(folder) {
  const file = join(folder, 'media/media.yaml');
  const document = parseDocument(readFileSync(file, 'utf8'));
  if (!isSeq(document.contents)) throw new Failure(`${file}: expected a list`);
  const texts = [folder, TEST_WORLD]
    .flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name)),
    )
    .filter((path) => path !== file && /\.(?:md|yaml)$/.test(path))
    .map((path) => readFileSync(path, 'utf8'));
  const named = new Set(texts.join('\n').match(/[a-z0-9]+(?:-[a-z0-9]+)*/g));
  visit(document, (_key, node) =>
    isMap(node) && node.has('fichier') && !named.has(String(node.get('key'))) ? visit.REMOVE : undefined,
  );
  writeFileSync(file, document.toString({ lineWidth: 0 }));
}
