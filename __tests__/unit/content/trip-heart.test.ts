import { toggled } from '../../../src/content/trip/heart';
import { parseTrips } from '../../../src/content/trip/parse';

const MINE = { id: 'a1', name: 'Mine', days: [{ stops: [{ id: 'b2c3d', note: 'Early' }] }], loose: [] };
const stored = JSON.stringify({ format: 1, trips: [MINE] });
const tripsOf = (text = '') => parseTrips(text)?.trips;

describe('a heart', () => {
  it('keeps in the first trip', () => {
    expect(tripsOf(toggled('', 'k3v9x'))).toMatchObject([{ name: '', loose: [{ id: 'k3v9x' }] }]);
    expect(tripsOf(toggled(stored, 'k3v9x'))).toEqual([{ ...MINE, loose: [{ id: 'k3v9x' }] }]);
  });

  it('lets go everywhere, and of the trip that it began', () => {
    expect(toggled(toggled('', 'k3v9x') ?? '', 'k3v9x')).toBe('');
    expect(tripsOf(toggled(stored, 'b2c3d'))).toEqual([{ ...MINE, days: [{ stops: [] }] }]);
  });

  it('puts back what it took by mistake: the day and the note, too', () => {
    expect(toggled(toggled(stored, 'b2c3d') ?? '', 'b2c3d')).toBe(stored);
  });

  it('changes nothing else for that', () => {
    const renamed = toggled(stored, 'b2c3d')?.replace('Mine', 'Ours') ?? '';
    expect(tripsOf(toggled(renamed, 'b2c3d'))).toMatchObject([{ name: 'Ours', loose: [{ id: 'b2c3d' }] }]);
  });

  it('leaves alone what it cannot read', () => {
    expect(toggled('{"format":2}', 'k3v9x')).toBeUndefined();
  });
});
