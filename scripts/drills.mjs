// The drills of scripts/lib/drill-table.mjs: all of them, or those that are named.
//   --called     prints those that the change since $CI_BASE (or origin/main) calls for, as far as there is time
//   --left-out   prints what else it calls for
import { DRILLS, drillsFor } from './lib/drill-table.mjs';
import { BASE, git } from './lib/git.mjs';
import { main } from './lib/main.mjs';
import { run } from './lib/processes.mjs';
import { ROOT } from './lib/project.mjs';
import { Failure, seconds, step } from './lib/report.mjs';

/** A drill that takes so many times its minutes hangs; at first it may have to install and build. */
const PATIENCE = 10;
const ALL = Object.keys(DRILLS);

const commitOf = (/** @type {string} */ name) => git('rev-parse', '--verify', `${name}^{commit}`)[0];

/** @returns what the change calls for; undefined where nothing tells what has changed */
function byChange() {
  const base = commitOf(BASE);
  if (base === undefined || base === commitOf('HEAD')) return undefined;
  return drillsFor(git('diff', '--name-only', base, 'HEAD'));
}

function leftOut() {
  const drills = byChange();
  if (!drills) return `Drills not run, as nothing tells what has changed: .ci/full ${ALL.join(' ')}`;
  if (drills.leftOut.length === 0) return 'The change calls for no other drill.';
  return `Drills that the change calls for and that were not run, for want of time: .ci/full ${drills.leftOut.join(' ')}`;
}

/** @param {string} name @returns {Promise<string>} a line of the summary */
async function drill(name) {
  const { holds, minutes, command, env } = DRILLS[name] ?? unreachable();
  const [program = '', ...args] = command ?? ['npm', 'test', '--', name];
  const started = Date.now();
  let result = 'passed';
  try {
    await step(`${name}: ${holds}`, () =>
      run(`drill-${name}`, program, args, {
        cwd: ROOT,
        env: { ...process.env, ...env },
        minutes: minutes * PATIENCE,
      }),
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    result = 'FAILED';
    process.exitCode = 1;
  }
  return `${name.padEnd(16)} ${result.padEnd(7)} ${seconds(started)}`;
}

/** @param {string[]} names */
async function drills(names) {
  const unknown = names.find((name) => !ALL.includes(name));
  if (unknown) throw new Failure(`There is no drill “${unknown}”; there are: ${ALL.join(', ')}.`);
  /** @type {string[]} */
  const summary = [];
  for (const name of names.length > 0 ? names : ALL) summary.push(await drill(name));
  console.log(summary.join('\n'));
}

/** @returns {never} */
function unreachable() {
  throw new Error('unreachable: only known drills are run');
}

await main(async () => {
  const asked = process.argv.slice(2);
  if (asked[0] === '--called') console.log(byChange()?.chosen.join(' ') ?? '');
  else if (asked[0] === '--left-out') console.log(leftOut());
  else await drills(asked);
});
