/**
 * The parts that the search shows, and the function that fetches ahead, in one file of scripts; it is only imported by
 * `import()`. A separate file for the page's panel would save the dialog nothing: the bundler puts what two such files
 * share into a third one, with the engine.
 */
export { fetchAhead } from './fetch-ahead';
export { SearchDialog } from './SearchDialog';
export { SearchPanel } from './SearchPanel';
export { loadSearchWords } from './words';
