import { enterTicket } from '../../../cms/src/domain/ticket';
import { makeTicket, readTicket } from '../../../publisher/control/tickets';

const SECRET = 'a secret of at least thirty-two characters';
const HOUR = 3_600_000;
const NOW = 1_790_000_000_000;
const claim = { purpose: 'enter', rights: 'look', expiresAt: NOW + 60_000 } as const;
const ticket = makeTicket(claim, SECRET);

describe('a ticket', () => {
  it('names what it is for and what its bearer may do, and is one of its kind', () => {
    expect(readTicket(ticket, 'enter', NOW, SECRET)).toMatchObject(claim);
    expect(makeTicket(claim, SECRET)).not.toBe(ticket);
  });

  it('of the CMS is read alike', () => {
    const read = (rights: Parameters<typeof enterTicket>[2]) =>
      readTicket(enterTicket(NOW + 1, SECRET, rights), 'enter', NOW, SECRET)?.rights;
    expect([read('look'), read('publish')]).toEqual(['look', 'publish']);
  });

  it.each([
    ['before its moment', ticket, 'enter', NOW + 59_999, true],
    ['at its moment', ticket, 'enter', NOW + 60_000, false],
    ['more than five minutes ahead', ticket, 'enter', NOW - 5 * 60_000, false],
    ['for another purpose', ticket, 'session', NOW, false],
    ['with another moment', ticket.replace(/\d{13}/, String(NOW + 61_000)), 'enter', NOW, false],
    ['with other rights', ticket.replace('look', 'publish'), 'enter', NOW, false],
    [
      'with rights that there are not',
      makeTicket({ ...claim, rights: 'rule' as 'look' }, SECRET),
      'enter',
      NOW,
      false,
    ],
    ['with another secret', makeTicket(claim, 'x'), 'enter', NOW, false],
    ['of an older kind', `enter.${NOW + 60_000}.${'0'.repeat(64)}`, 'enter', NOW, false],
    ['that is a word', 'enter', 'enter', NOW, false],
    ['that is empty', '', 'enter', NOW, false],
  ] as const)('%s', (_, text, purpose, now, isGood) => {
    expect(readTicket(text, purpose, now, SECRET) !== undefined).toBe(isGood);
  });

  it('of a session is good for a working day at most, whatever moment it names', () => {
    const session = (hours: number) =>
      makeTicket({ purpose: 'session', rights: 'publish', expiresAt: NOW + hours * HOUR }, SECRET);
    const isGood = (hours: number) => readTicket(session(hours), 'session', NOW, SECRET) !== undefined;
    expect([isGood(10), isGood(11)]).toEqual([true, false]);
  });
});
