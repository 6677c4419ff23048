/** Gatsby's own application, which starts as soon as it is imported (src/build/webpack.ts). */
declare module 'gatsby-production-app';
