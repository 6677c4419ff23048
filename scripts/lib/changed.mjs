// `npm test -- changed`: what a change can be held against within minutes, without a server.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checksOf, RELATED } from './changed-checks.mjs';
import { BASE, git } from './git.mjs';
import { run } from './processes.mjs';
import { CMS, ROOT } from './project.mjs';
import { suitesThat } from './suite-table.mjs';
import { check, jest } from './suites.mjs';

/** Files that differ from where the work began: from the common ancestor with `origin/main`, or else from the last commit. */
function changedFiles() {
  const [base = 'HEAD'] = git('merge-base', 'HEAD', BASE);
  const files = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(files)].filter((file) => existsSync(join(ROOT, file)));
}

/** Runs what can be said of a change without a server, and names what was not run. */
export async function testChange() {
  const files = changedFiles();
  console.log(`Changed: ${files.join(', ') || 'nothing'}.`);
  const checks = checksOf(files);
  /** @param {string} suite @param {string} program @param {(own: string[]) => string[]} args */
  const tool = async (suite, program, args) => {
    const own = checks[suite];
    if (own)
      await check(suite, () =>
        run(suite, join(ROOT, 'node_modules/.bin', program), args(own), { cwd: ROOT }),
      );
  };
  await tool('format', 'prettier', (own) => ['--check', '--ignore-unknown', ...own]);
  await tool('content', 'tsx', () => ['tools/content-check/index.ts']);
  await tool('styles', 'stylelint', (own) => own);
  await tool('lint', 'eslint', (own) => ['--max-warnings', '0', '--no-warn-ignored', ...own]);
  await tool('typecheck', 'tsc', () => ['-p', '.']);
  if (checks['typecheck-cms'])
    await check('typecheck-cms', () =>
      run('typecheck-cms', 'npm', ['run', '--silent', 'typecheck'], { cwd: CMS }),
    );
  for (const suite of RELATED)
    if (checks[suite]) await jest(suite, {}, ['--passWithNoTests', '--findRelatedTests', ...checks[suite]]);
  const left = suitesThat(({ drill = false }) => !drill).filter((suite) => !(suite in checks));
  console.log(`Not run: ${left.join(', ')}. All of them: npm test`);
}
