/** Takes the place of modules that no page uses (src/build/webpack.ts). */
export {};
