/** Gatsby's hooks in the browser, and the style sheet of every page; each hook lives in its own file. */
import './src/loading/fonts.css';
import './src/styles/tokens.css';
import './src/styles/base.css';
import './src/loading/below.css';
import './src/styles/print.css';

export { wrapPageElement } from './src/i18n/page-words';
export { onClientEntry, replaceHydrateFunction } from './src/loading/hydrate';
export { onInitialClientRender } from './src/layouts/first-render';
