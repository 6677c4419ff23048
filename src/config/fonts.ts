/** The condition under which the built style sheet names the web fonts, as browsers write it (src/loading/late-fonts.ts). */
export const WITHOUT_SCRIPTS = '(scripting: none)';
