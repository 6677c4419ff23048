import { edits, swaps } from '../../../src/content/search/query';

it.each([
  ['loup', 0],
  ['vanil', 1],
  ['macareu', 1],
  ['haleakla', 2],
])('lets %s differ by %i letters', (word, expected) => expect(edits(word)).toBe(expected));

it.each([
  ['vik', []],
  ['rche', ['crhe', 'rhce', 'rceh']],
])('changes neighbours of %s about', (word, expected) => expect(swaps(word)).toEqual(expected));
