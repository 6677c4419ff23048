/** Gatsby's own application, which starts as soon as it is imported (src/site-build/webpack.ts). */
declare module 'gatsby-production-app';
