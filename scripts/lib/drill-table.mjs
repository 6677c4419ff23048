// The drills: what takes too long for every change. `.ci/full` runs them by name, `.ci/run` those that a change calls for.

/**
 * - `minutes`: on two free cores, beside the rest of a run whose servers it shares if it is a suite
 * - `command`: with its arguments; a drill without one is the suite of its name
 * @typedef {{ minutes: number, holds: string, command?: readonly string[], env?: Readonly<Record<string, string>> }} Drill
 */

/** @type {Readonly<Record<string, Drill>>} */
export const DRILLS = {
  accessibility: { minutes: 2, holds: 'every template at three widths, in the light and in the dark' },
  panel: { minutes: 3, holds: 'the pages of the admin as each role, forms, moderation' },
  editor: { minutes: 2, holds: 'an editor at work in the admin, until the page is live' },
  'postgres-seeded': { minutes: 2, holds: 'content on PostgreSQL, and many connections at once' },
  'whole-content': { minutes: 5, holds: 'the whole of content/: read in, built, every page of it' },
  linear: { minutes: 1, holds: 'texts twice as long are read in about twice the time' },
  faults: {
    minutes: 15,
    holds: 'a killed publisher, a CMS in trouble, a full disk, a jumping clock, an entry that ends builds',
  },
  webkit: { minutes: 2, holds: 'the core scenarios in WebKit' },
  // What it finds becomes a known case of its property.
  fuzz: {
    minutes: 5,
    holds: 'boundaries against inputs that no run has seen; the log names their seed',
    command: ['npm', 'test', '--', 'fuzz', 'cms', '__tests__/fuzz/', 'integration/contract'],
    env: { FUZZ_SEED: String(Math.floor(Date.now() / 1000)), FUZZ_RUNS: '3000' },
  },
  'upgrade-whole': {
    minutes: 10,
    holds: 'an installation of the demonstration’s size from an earlier release, and its way back',
  },
  'node-22': { minutes: 20, holds: 'a fresh clone on Node 22', command: ['.ci/drills/node', '22.23.3'] },
  'node-24': { minutes: 20, holds: 'a fresh clone on Node 24', command: ['.ci/drills/node', '24.9.0'] },
};

/**
 * The drills that a change below a path calls for. Each folder at the top has a row, also where no drill is called for, so
 * that somebody has decided it. Two run by name alone, as what they find may have nothing to do with a change: `fuzz` draws
 * its inputs, and WebKit's driver stops answering at times (docs/browsers.md).
 * @type {readonly (readonly [path: string, ...drills: string[]])[]}
 */
export const CALLED_BY = [
  ['.ci/', 'node-22', 'node-24'],
  ['.github/'],
  ['__tests__/'],
  ['__tests__/drills/accessibility/', 'accessibility'],
  ['__tests__/drills/editor/', 'editor'],
  ['__tests__/drills/faults/', 'faults'],
  ['__tests__/drills/linear/', 'linear'],
  ['__tests__/drills/postgres/', 'postgres-seeded'],
  ['__tests__/panel/', 'panel'],
  ['bench/'],
  ['cms/config/', 'postgres-seeded'],
  ['cms/database/', 'postgres-seeded', 'upgrade-whole'],
  ['cms/package-lock.json', 'node-22', 'node-24', 'panel', 'postgres-seeded'],
  ['cms/src/', 'panel', 'postgres-seeded'],
  ['cms/src/admin/', 'editor'],
  ['cms/src/domain/', 'linear'],
  ['cms/src/seed/', 'whole-content'],
  ['content/', 'whole-content'],
  ['deploy/'],
  ['docs/'],
  ['locales/'],
  ['package-lock.json', 'node-22', 'node-24'],
  ['patches/', 'node-22', 'node-24'],
  ['publisher/', 'faults'],
  ['publisher/control/', 'editor'],
  ['scripts/', 'node-22', 'node-24'],
  ['scripts/lib/backup/', 'upgrade-whole'],
  ['src/site-build/', 'whole-content'],
  ['src/content/', 'linear'],
  ['src/features/', 'accessibility'],
  ['src/layouts/', 'accessibility'],
  ['src/loading/'],
  ['src/routing/', 'linear'],
  ['src/services/forms/', 'linear'],
  ['src/styles/', 'accessibility'],
  ['src/templates/', 'accessibility'],
  ['src/ui/', 'accessibility'],
  ['src/'],
  ['static/'],
  ['tools/'],
];

/** Minutes that a change may cost beside `npm test`, on two free cores. */
const MOST_MINUTES = 6;

/**
 * Chooses the drills that a change calls for: the longest first, as many as there is time for.
 * @param {readonly string[]} files that changed, from the root of the repository
 * @returns {{ chosen: string[], leftOut: string[] }}
 */
export function drillsFor(files) {
  const called = new Set(
    CALLED_BY.flatMap(([path, ...drills]) => (files.some((file) => file.startsWith(path)) ? drills : [])),
  );
  const names = Object.keys(DRILLS).filter((name) => called.has(name));
  names.sort((a, b) => minutesOf(b) - minutesOf(a));
  /** @type {string[]} */
  const chosen = [];
  for (const name of names) {
    const spent = chosen.reduce((sum, other) => sum + minutesOf(other), 0);
    if (spent + minutesOf(name) <= MOST_MINUTES) chosen.push(name);
  }
  return { chosen, leftOut: names.filter((name) => !chosen.includes(name)) };
}

/** @param {string} name */
const minutesOf = (name) => DRILLS[name]?.minutes ?? 0;
