/** Gatsby's hooks, in the order in which it calls them; each lives in its own file. */
export { onPreBootstrap } from './src/build/before-sourcing';
export { createSchemaCustomization } from './src/build/schema';
export { sourceNodes } from './src/build/source-nodes';
export { createResolvers } from './src/build/resolvers';
export { onPostBootstrap } from './src/loading/late-files';
export { onCreateWebpackConfig } from './src/build/webpack';
export { createPages } from './src/build/create-pages';
export { writeSharePictures as onPreBuild } from './src/build/share-pictures/write';
export { onPostBuild } from './src/build/after-build';
