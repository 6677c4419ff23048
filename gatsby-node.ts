/** Gatsby's hooks, in the order in which it calls them; each lives in its own file. */
export { onPreBootstrap } from './src/site-build/source/before-sourcing';
export { createSchemaCustomization } from './src/site-build/schema/schema';
export { sourceNodes } from './src/site-build/nodes/source-nodes';
export { createResolvers } from './src/site-build/schema/resolvers';
export { onPostBootstrap } from './src/loading/late-files';
export { onCreateWebpackConfig } from './src/site-build/webpack';
export { createPages } from './src/site-build/pages/create-pages';
export { writeSharePictures as onPreBuild } from './src/site-build/pictures/share-pictures/write';
export { onPostBuild } from './src/site-build/files/after-build';
