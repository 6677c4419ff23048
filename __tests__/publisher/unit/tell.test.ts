import { shouldNotify } from '../../../publisher/cycle/tell';
import type { Failure } from '../../../publisher/state/schema';

const failure = (kind: Failure['kind'], attempts: number, problem = 'no title'): Failure => ({
  stage: 'build',
  kind,
  message: { fr: 'Une entrée', en: 'An entry' },
  problems: [{ message: problem }],
  at: '2026-01-01T00:00:00Z',
  attempts,
});

it.each([
  ['an entry to be mended', failure('content', 1), undefined, true],
  ['the same entry after another edit', failure('content', 2), failure('content', 1), false],
  ['another entry', failure('content', 2, 'no slug'), failure('content', 1), true],
  ['an entry after a fault', failure('content', 4), failure('fault', 3), true],
  ['a fault that may pass', failure('fault', 2), undefined, false],
  ['a fault that stays', failure('fault', 3), undefined, true],
  ['the same fault later', failure('fault', 30), failure('fault', 3), false],
])('whether editors get a mail about %s', (_, now, told, expected) => {
  expect(shouldNotify(now, told)).toBe(expected);
});
