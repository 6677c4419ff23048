// Every command of package.json in one sentence; npm itself prints their names and programs only.

/** @type {Readonly<Record<string, Readonly<Record<string, string>>>>} sentences by command, in groups */
export const COMMANDS = {
  'Try and change the site': {
    start: 'Starts the CMS with the demonstration content, publishes the site and serves it.',
    develop: 'Starts the CMS and `gatsby develop`: a change shows within seconds.',
    build: 'Builds the site into public/.',
    serve: 'Serves what was built.',
    help: 'Prints this table.',
  },
  'Check a change': {
    test: 'Runs every suite; `npm test -- unit lint` runs two of them.',
    typecheck: 'Compiles the types.',
    lint: 'Runs ESLint over all code.',
    format: 'Formats all files with Prettier.',
    'content:check': 'Lists breaches of the rules of content/, by file and line.',
    'content:due': 'Lists announcements in content/ whose day has come.',
    licences: 'Lists the licences of all packages, and refuses those that nobody has accepted.',
  },
  'Run a site': {
    'publish:now': 'Publishes at once.',
    approve: 'Publishes the release that waits for an editor’s word.',
    rollback: 'Goes back to the release before, and stays there.',
    resume: 'Publishes again after a rollback.',
    report: 'Prints what editors may want to mend.',
    backup: 'Packs the CMS’s database and uploads into one file.',
    restore: 'Puts a backup in the place of the CMS’s data.',
    'import:wordpress': 'Turns the export of a WordPress site into a content folder.',
  },
  'Make what is committed': {
    illustrations: 'Draws the posters.',
    icons: 'Writes static/icons and static/app.',
    'base-map': 'Draws static/maps from shorelines.',
    screenshot: 'Takes the pictures of README.md, beside `npm start`.',
  },
  Measure: {
    'bench:build': 'What a build costs, beside a plain Gatsby.',
    'bench:generate': 'Writes any number of articles to measure with.',
    'bench:flood': 'What visitors notice while forms are attacked.',
    'bench:map': 'How a map with 2,000 places feels on a slow phone, beside `npm start`.',
    'bench:navigation': 'From a tap to the next page’s title.',
    'bench:offline': 'A saved country: how long saving takes, and its title after a restart.',
    'bench:page': 'Lighthouse over every template.',
    'bench:publish': 'From Publish to the live page.',
    'bench:search': 'How well and how fast the search finds.',
    'bench:serve': 'Requests a second of the publisher’s own server.',
  },
};

/** The table that `npm run help` prints. */
export function commandTable() {
  return Object.entries(COMMANDS)
    .map(([title, group]) => [title, ...Object.entries(group).map(row)].join('\n'))
    .join('\n\n');
}

/** @param {[string, string]} command and its sentence */
function row([name, sentence]) {
  const call = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;
  return `  ${call.padEnd(24)}  ${sentence}`;
}
