/**
 * The code that answers questions, in one piece: whoever needs it asks for this file by `import()`, so that it is one
 * file for the search and for maps. Imported in any other way, its parts would be put into files that other parts of
 * the site share.
 */
export { loadLanguage } from './languages';
export { checkShard, entriesOf, withTexts } from './read-shards';
export { SearchIndex } from './search-index';
export { isNamed } from './words';
