/** Gatsby's hooks, in the order in which it calls them; each lives in its own file. */
export { onPreBootstrap } from './src/build/source/before-sourcing';
export { createSchemaCustomization } from './src/build/schema/schema';
export { sourceNodes } from './src/build/nodes/source-nodes';
export { createResolvers } from './src/build/schema/resolvers';
export { onPostBootstrap } from './src/loading/late-files';
export { onCreateWebpackConfig } from './src/build/webpack';
export { createPages } from './src/build/pages/create-pages';
export { writeSharePictures as onPreBuild } from './src/build/pictures/share-pictures/write';
export { onPostBuild } from './src/build/files/after-build';
