import { standingOf } from '../../../cms/src/domain/standing';

const PIERRE = { kind: 'article', documentId: 'pierre', locale: 'fr' };
const ASIDE = { entry: PIERRE, problems: ['no cover'], shown: 'earlier' } as const;
const WORDS = { fr: 'sans couverture', en: 'no cover' };
const standing = (facts: Partial<Parameters<typeof standingOf>[0]>) =>
  standingOf({
    ...PIERRE,
    isPublished: true,
    liveAt: undefined,
    publisher: { summary: 'current' },
    ...facts,
  });
const DAY = new Date('2026-11-01T12:00:00Z');

it.each<[string, Parameters<typeof standing>[0], object]>([
  ['was never published', { isPublished: false, liveAt: DAY }, { state: 'draft' }],
  ['is live', { liveAt: DAY }, { state: 'live', since: DAY.toISOString() }],
  [
    'is live while others are published',
    { liveAt: DAY, publisher: { summary: 'working' } },
    { state: 'live', since: DAY.toISOString() },
  ],
  ['was live before a rollback', { liveAt: DAY, publisher: { summary: 'paused' } }, { state: 'paused' }],
  ['is not live yet', {}, { state: 'waiting' }],
  ['is being built', { publisher: { summary: 'working' } }, { state: 'waiting' }],
  [
    'cannot be built',
    { publisher: { summary: 'current', setAside: [ASIDE] } },
    { state: 'set-aside', shown: 'earlier', problems: [{ fr: 'no cover', en: 'no cover' }] },
  ],
  [
    'was live and can be built no more',
    { liveAt: DAY, publisher: { summary: 'current', setAside: [{ ...ASIDE, texts: [WORDS] }] } },
    { state: 'set-aside', shown: 'earlier', problems: [WORDS] },
  ],
  [
    'cannot be built in the other language',
    { publisher: { summary: 'current', setAside: [{ ...ASIDE, entry: { ...PIERRE, locale: 'en' } }] } },
    { state: 'waiting' },
  ],
  [
    'is built again after it was mended',
    { publisher: { summary: 'working', setAside: [ASIDE] } },
    { state: 'waiting' },
  ],
  ['waits behind a failure', { publisher: { summary: 'failed' } }, { state: 'failed' }],
  ['waits for approval', { publisher: { summary: 'held' } }, { state: 'held' }],
  ['has no publisher', { publisher: { summary: 'absent' } }, { state: 'absent' }],
  ['cannot ask the publisher', { publisher: { summary: 'unreachable' } }, { state: 'unreachable' }],
])('an entry that %s', (_, facts, expected) => {
  expect(standing(facts)).toEqual(expected);
});
