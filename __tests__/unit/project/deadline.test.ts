import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const library = (name: string) => JSON.stringify(join(__dirname, '../../../scripts/lib', name));

it('a run that does not end is ended, says what it waits for, and leaves nothing behind', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { limitRun } from ${library('deadline.mjs')};
      import { start } from ${library('processes.mjs')};
      import { step } from ${library('report.mjs')};
      const { child } = start('sleeper', 'sleep', ['1000'], { show: true });
      console.log('pid', child.pid);
      limitRun(0.001, () => console.log('the summary'));
      await step('a suite', () => new Promise((_, never) => setTimeout(never, 1e9)));`,
    ],
    { encoding: 'utf8' },
  );
  expect([status, stdout]).toEqual([1, expect.stringContaining('the summary')]);
  expect(stderr).toMatch(/Not ended after 0\.001 minutes, and stopped: a suite \(since [\d.]+ s\)/);
  const pid = Number(/pid (\d+)/.exec(stdout)?.[1]);
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
