import { dueBy } from '../../tools/content-check/due';
import { checkDue } from '../../tools/content-check/rules/due';
import { found, page, SOUTH, withWorld } from './support';

const DAY = { 'date.yaml': 'date: 2026-11-25\n' };
const article = (more = '') => ({
  [`${SOUTH}/article.yaml`]: `auteur: camille\npublie_le: 2026-03-02\n${more}`,
});
const dated = (day: string) => article(`a_revoir_le: ${day}\na_revoir: réouverture\n`);
const french = (body: string) => ({ [`${SOUTH}/fr.md`]: page('titre: Le sud\nslug: sud', body) });
const english = (body: string) => ({ [`${SOUTH}/en.md`]: page('titre: The south\nslug: south', body) });

it.each<[string, Parameters<typeof found>[1], string[]]>([
  ['a day to come', { ...DAY, ...dated('2026-11-26') }, []],
  [
    'a day that has come',
    { ...DAY, ...dated('2026-11-25') },
    ['3 a_revoir_le: was due on 2026-11-25, the day of the content: réouverture'],
  ],
  [
    'no word of what',
    { ...DAY, ...article('a_revoir_le: 2027-01-01\n') },
    ['3 a_revoir: is missing; say what to look at again'],
  ],
  ['content without a day of its own', dated('2020-01-01'), []],
])('an announcement with %s', (_, files, expected) => {
  const file = `content/${SOUTH}/article.yaml:`;
  expect(found(checkDue, files)).toEqual(expected.map((problem) => file + problem));
});

it.each([
  ['La réouverture était annoncée pour juin 2026.', 'It was due to open in June 2026.'],
  ['Fermé le 9 mars 2026 « jusqu’à nouvel ordre ».', 'It was shut on 9 March 2026 ‘until further notice’.'],
  ['Le parking devient payant en 2027.', 'Mending is expected back in 2027.'],
])('%j asks for a day', (fr, en) => {
  const problems = found(checkDue, { ...DAY, ...french(`Un.\n\n${fr}`), ...english(en) });
  expect(problems).toEqual([
    expect.stringMatching(/south\/fr\.md:7 announces something; article\.yaml needs a_revoir_le: /),
    expect.stringMatching(/south\/en\.md:5 announces something/),
  ]);
});

it.each([
  ['Un concert annoncé en 2019.', 'A concert announced in 2019.'],
  ['Les dates, annoncées tard.', 'Growers take an unannounced visitor.'],
  ['Depuis janvier 2026, l’entrée est payante.', 'Entry has been charged for since January 2026.'],
])('%j does not', (fr, en) => {
  expect(found(checkDue, { ...DAY, ...french(fr), ...english(en) })).toEqual([]);
});

it('lists what is due by a day', () => {
  const listed = (day: string) => withWorld(dated('2026-12-15'), ({ catalogue }) => dueBy(catalogue, day));
  expect(listed('2026-12-14')).toEqual([]);
  expect(listed('2026-12-15')).toEqual([{ key: 'south', day: '2026-12-15', what: 'réouverture' }]);
});
