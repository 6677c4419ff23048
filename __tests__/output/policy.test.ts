import type { ServerRules } from '../../src/build/rules/write';
import { scriptHashes } from '../../src/build/rules/inline-scripts';
import { builtPaths, readPage, readText } from '../support/built-site';

it('the Content-Security-Policy lets the inline scripts of every page run', () => {
  const { headers } = JSON.parse(readText('_rules.json')) as ServerRules;
  const policies = headers.flatMap((rule) => rule.headers['Content-Security-Policy'] ?? []);
  expect(policies).toHaveLength(2);
  const needed = new Set(builtPaths().flatMap((path) => scriptHashes(readPage(path).html)));
  // What starts a page, and what defines dated alerts.
  expect(needed.size).toBe(2);
  for (const policy of policies) expect([...needed].filter((hash) => !policy.includes(hash))).toEqual([]);
});
