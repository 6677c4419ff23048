import { printable, withoutUnprintable } from '../../../cms/src/domain/unprintable';

it.each([
  ['the line break of a word processor', 'Adresse :\v12 rue du Port', 'Adresse : 12 rue du Port'],
  ['a null', 'Nul\0', 'Nul'],
  ['a bell and a delete', '\u0007Port\u007f', 'Port'],
  ['half of a pair', 'a\ud83d b', 'a b'],
  ['what is no character', 'a\uffff', 'a'],
  ['lines, tabs, flags and soft hyphens', 'a\r\n\tb 🏴󠁧󠁢󠁳󠁣󠁴󠁿 gla\u00adcier', 'a\r\n\tb 🏴󠁧󠁢󠁳󠁣󠁴󠁿 gla\u00adcier'],
])('%s is printable afterwards', (_, text, expected) => expect(printable(text)).toBe(expected));

it('goes through the components of an entry, and leaves what is none of them', () => {
  const day = new Date(0);
  expect(withoutUnprintable({ titre: 'a\0', jours: [{ titre: 'b\v' }], day, prix: 3, pays: null })).toEqual({
    titre: 'a',
    jours: [{ titre: 'b ' }],
    day,
    prix: 3,
    pays: null,
  });
  const clean = { titre: 'a', jours: [{ titre: 'b' }] };
  expect(withoutUnprintable(clean)).toBe(clean);
});
