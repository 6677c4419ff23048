/** Takes the place of modules that no page uses (src/site-build/webpack.ts). */
export {};
