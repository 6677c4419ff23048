// The suites of `npm test`, told once: for the runner, for Jest's projects, and for the table of docs/contributing.md.

/**
 * The things that stand ready before a suite begins: nothing; the CMS's sources with their packages; a compiled CMS,
 * which it starts by itself; the CMS that suites share; the site that is built from it.
 * @typedef {'nothing' | 'sources' | 'compiled' | 'shared' | 'site'} Need
 */

/**
 * @typedef {{
 *   needs: Need,
 *   folders?: readonly string[],
 *   files?: 'in turn' | 'on every processor',
 *   builds?: boolean,
 *   engine?: 'firefox' | 'webkit',
 *   panel?: boolean,
 *   drill?: boolean,
 *   secondTry?: boolean,
 *   minutes?: number,
 * }} Suite
 * - `folders`: of a suite that Jest runs, below `__tests__`; the others are one program each
 * - `files`: in turn, because they share a folder, a CMS or a mailbox; on every processor, because they mostly wait for
 *   pages, and Jest by itself would leave one free
 * - `builds`: its tests build the site, make all books or fill whole databases
 * - `panel`: editors press the buttons of the admin there
 * - `drill`: runs only when it is named
 * - `secondTry`: files that only waited in vain run once more, by themselves: pages and components wait for a machine that
 *   others keep busy. Elsewhere the first try has spent what the second would need, or one failure in a hundred is the fault
 * - `minutes`: after which it hangs, on two slow cores; 30 when nothing is said
 */

/** @type {Readonly<Record<string, Suite>>} */
export const SUITES = {
  format: { needs: 'nothing' },
  lint: { needs: 'sources' },
  styles: { needs: 'nothing' },
  unused: { needs: 'sources' },
  licences: { needs: 'sources' },
  content: { needs: 'nothing' },
  typecheck: { needs: 'sources' },
  'typecheck-cms': { needs: 'sources' },
  unit: { needs: 'sources', folders: ['unit', 'cms/unit', 'publisher/unit', 'content-check'] },
  components: { needs: 'sources', folders: ['components'], secondTry: true },
  fuzz: { needs: 'sources', folders: ['fuzz'] },
  postgres: { needs: 'compiled', folders: ['postgres'], builds: true },
  'own-cms': { needs: 'compiled', folders: ['cms/alone'] },
  upgrade: { needs: 'compiled', folders: ['upgrade'], builds: true },
  cms: { needs: 'shared', folders: ['cms/integration'], files: 'in turn' },
  backup: { needs: 'shared', folders: ['backup'] },
  build: { needs: 'site' },
  'generated-types': { needs: 'site' },
  output: { needs: 'site', folders: ['output'] },
  books: { needs: 'site', folders: ['books'], builds: true },
  firefox: {
    needs: 'site',
    folders: ['engines'],
    files: 'on every processor',
    engine: 'firefox',
    secondTry: true,
  },
  visitors: { needs: 'site', folders: ['visitors'], files: 'on every processor' },
  nginx: { needs: 'site', folders: ['nginx'] },
  rebuild: { needs: 'site', folders: ['rebuild'], files: 'in turn', builds: true },
  publisher: {
    needs: 'site',
    folders: ['publisher/integration'],
    files: 'in turn',
    builds: true,
    minutes: 45,
  },
  browser: { needs: 'site', folders: ['browser'], files: 'on every processor', secondTry: true, minutes: 45 },

  accessibility: {
    needs: 'site',
    folders: ['drills/accessibility'],
    files: 'on every processor',
    secondTry: true,
    drill: true,
  },
  panel: { needs: 'shared', folders: ['panel'], files: 'in turn', panel: true, drill: true },
  editor: {
    needs: 'site',
    folders: ['drills/editor'],
    files: 'in turn',
    builds: true,
    panel: true,
    drill: true,
  },
  // The rules for every page again, for those of the whole of content/: at other times a small part of it stands for it.
  'whole-content': { needs: 'compiled', folders: ['output'], builds: true, drill: true },
  faults: {
    needs: 'site',
    folders: ['drills/faults'],
    files: 'in turn',
    builds: true,
    drill: true,
    minutes: 60,
  },
  linear: { needs: 'sources', folders: ['drills/linear'], drill: true },
  'postgres-seeded': { needs: 'compiled', folders: ['drills/postgres'], builds: true, drill: true },
  'upgrade-whole': { needs: 'compiled', folders: ['drills/upgrade'], builds: true, drill: true, minutes: 60 },
  // In one run of ten WebKit's driver stopped answering (docs/browsers.md).
  webkit: {
    needs: 'site',
    folders: ['engines'],
    files: 'on every processor',
    engine: 'webkit',
    drill: true,
  },
};

/** @param {(suite: Suite) => boolean} holds @returns {string[]} names */
export const suitesThat = (holds) => Object.keys(SUITES).filter((name) => holds(suiteOf(name)));

/** @param {string} name @returns {Suite} */
export function suiteOf(name) {
  const suite = SUITES[name];
  if (!suite) throw new Error(`“${name}” is missing in SUITES (scripts/lib/suite-table.mjs)`);
  return suite;
}
