import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findServers, requireGuests } from '../../../scripts/lib/kept-servers.mjs';

const folder = mkdtempSync(join(tmpdir(), 'kept-'));
const file = join(folder, 'kept.json');
afterAll(() => rmSync(folder, { recursive: true }));

const keptBy = (pid: number) => writeFileSync(file, JSON.stringify({ pid, env: { TEST_SITE_URL: 'x' } }));

it('servers are found as long as the run that keeps them lives', () => {
  expect(findServers(file)).toBeUndefined();
  keptBy(process.pid);
  expect(findServers(file)).toMatchObject({ env: { TEST_SITE_URL: 'x' } });
  // No process has this number: Linux counts to 4,194,304.
  keptBy(2 ** 30);
  expect(findServers(file)).toBeUndefined();
});

it('suites that only look at servers may use kept ones, and others are named', () => {
  expect(() => requireGuests(['browser', 'cms', 'output'])).not.toThrow();
  expect(() => requireGuests(['browser', 'publisher'])).toThrow(/publisher needs its own/);
  expect(() => requireGuests([])).toThrow(/a whole run needs its own/);
});
