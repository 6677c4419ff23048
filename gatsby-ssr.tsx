/** Gatsby's hooks while a page becomes HTML, in the order in which it calls them. */
export { wrapPageElement } from './src/i18n/page-words';
export { replaceRenderer, onRenderBody, onPreRenderHTML } from './src/loading/render';
