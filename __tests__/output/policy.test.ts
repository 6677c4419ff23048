import { OFFLINE_WORKER_PATH } from '../../src/routing/paths';
import { scriptHashes } from '../../src/site-build/rules/inline-scripts';
import type { ServerRules } from '../../src/site-build/rules/write';
import { attribute, builtPaths, exists, find, readPage, readText } from '../support/site/built-site';

it('the Content-Security-Policy lets the inline scripts of every page run', () => {
  const { headers } = JSON.parse(readText('_rules.json')) as ServerRules;
  // Files take the policy of pages back; the worker for saved countries has one of its own.
  const policies = headers
    .filter(({ pattern }) => pattern !== OFFLINE_WORKER_PATH)
    .flatMap((rule) => rule.headers['Content-Security-Policy'] || []);
  expect(policies).toHaveLength(2);
  const needed = new Set(builtPaths().flatMap((path) => scriptHashes(readPage(path).html)));
  // What defines dated alerts; all else is files of the site.
  expect(needed.size).toBe(1);
  for (const policy of policies) expect([...needed].filter((hash) => !policy.includes(hash))).toEqual([]);
});

it('every page is started by the same script, which says where its styles are', () => {
  const started = builtPaths().map((path) => {
    const scripts = find(readPage(path), 'script').filter((script) => attribute(script, 'data-path'));
    return {
      path,
      files: scripts.flatMap((script) => ['src', 'data-styles'].map((name) => attribute(script, name))),
    };
  });
  expect(started.filter(({ files }) => files.length !== 2)).toEqual([]);
  const addresses = [...new Set(started.flatMap(({ files }) => files))];
  expect(addresses).toHaveLength(2);
  expect(addresses.filter((address) => !exists(address ?? ''))).toEqual([]);
});
