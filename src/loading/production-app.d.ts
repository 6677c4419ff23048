/** Gatsby's own application, which starts as soon as it is imported (src/build/browser-code.ts). */
declare module 'gatsby-production-app';
