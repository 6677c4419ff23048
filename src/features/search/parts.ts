/** What the search shows, in one file of scripts; it is only imported by `import()`. */
export { SearchDialog } from './SearchDialog';
export { SearchPanel } from './SearchPanel';
