/** Takes the place of modules that no page uses (src/build/browser-code.ts). */
export {};
