import type { Node } from 'gatsby';
import { readRawEntries } from '../../../src/site-build/source/raw-entries';

const entries = (entry: object) =>
  readRawEntries((type) =>
    type === 'STRAPI_ARTICLE' ? [{ internal: { content: JSON.stringify(entry) } } as Node] : [],
  ).get('STRAPI_ARTICLE');

it.each([
  ['\v', ' '],
  ['\0', ''],
  ['\b', ''],
  ['\ud83d', ''],
  ['\uffff', ''],
  ['🌋', '🌋'],
])('takes out of an entry what no feed can hold: %j', (found, left) => {
  expect(entries({ titre: `a${found}b`, jours: [{ titre: found }] })).toEqual([
    { titre: `a${left}b`, jours: [{ titre: left }] },
  ]);
});
