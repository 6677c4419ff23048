/** Takes the place of code that no page uses (src/build/browser-code.ts). */
export {};
