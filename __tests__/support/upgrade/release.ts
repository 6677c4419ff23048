import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');

/**
 * Puts a release into a folder, and installs and compiles its CMS.
 * @throws Error when the history does not hold it, as in a clone of the last commits alone
 */
export function checkOut(commit: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const run = (program: string, args: readonly string[], cwd: string) =>
    execFileSync(program, args, { cwd, maxBuffer: 2 ** 30, stdio: ['ignore', 'pipe', 'inherit'] });
  run('git', ['clone', '--quiet', '--no-checkout', ROOT, folder], ROOT);
  run('git', ['checkout', '--quiet', '--detach', commit], folder);
  const cms = join(folder, 'cms');
  run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], cms);
  run('npm', ['run', '--silent', 'compile'], cms);
}
