import { type Count, isSameNight, objectionTo, portionOf } from '../../../cms/src/domain/retention';

const NOW = new Date('2026-11-25T03:17:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 3600 * 1000);
const messages = (going: number, all: number): Count => ({ kind: 'messages', going, all });

describe('retention objects to', () => {
  it.each([
    ['a clock that has moved on by 41 days', 41, 'jump'],
    ['a clock that is years ahead', 1461, 'jump'],
    ['a clock that has gone back by two days', -2, 'backwards'],
    ['a clock that is years behind', -3650, 'backwards'],
  ] as const)('%s', (_, days, kind) => {
    const objection = objectionTo(NOW, daysAgo(days), [messages(0, 100)]);
    expect(objection?.kind).toBe(kind);
    expect(objection?.message.en).toContain(`by ${String(Math.abs(days))} days`);
    expect(objection?.message.fr).toContain(` de ${String(Math.abs(days))} jours`);
  });

  it.each([
    ['a third of many', [messages(30, 90)]],
    ['just more than a fifth', [messages(21, 104)]],
    ['two of the few that a small guide has', [messages(2, 5)]],
    ['all of one kind, hidden among many of another', [messages(40, 40), addresses(0, 5000)]],
  ])('the loss of %s', (_, counts) => {
    const objection = objectionTo(NOW, daysAgo(1), counts);
    expect(objection?.kind).toBe('loss');
    expect(objection?.message.fr).toContain(`messages ${String(counts[0]?.going)}/${String(counts[0]?.all)}`);
  });
});

function addresses(going: number, all: number): Count {
  return { kind: 'addresses', going, all };
}

describe('retention goes ahead', () => {
  it.each([
    ['after a night', 1, []],
    ['after forty days', 40, [messages(11, 100)]],
    ['after a clock was set back by hours', -0.9, [messages(1, 10)]],
    ['with a fifth of many', 1, [messages(200, 1000)]],
    ['with one of the few that a small guide has', 1, [messages(1, 1), addresses(1, 3)]],
  ])('%s', (_, days, counts) => {
    expect(objectionTo(NOW, daysAgo(days), counts)).toBeUndefined();
  });

  it('on a database where nothing has ever happened', () => {
    expect(objectionTo(NOW, undefined, [messages(0, 0)])).toBeUndefined();
  });
});

it.each([
  [30, 90, 18],
  [5, 90, 5],
  [3, 3, 1],
  [1, 1, 1],
  [0, 0, 0],
])('of %i old ones among %i, one night erases %i', (going, all, portion) => {
  expect(portionOf({ going, all })).toBe(portion);
});

it('a start on the same day is not another night', () => {
  expect([isSameNight(NOW, daysAgo(0.5)), isSameNight(NOW, daysAgo(1))]).toEqual([true, false]);
});
